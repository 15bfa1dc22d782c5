import { counts } from "#contract/limits"
import * as calls from "#contract/games/difficulty"
import { storedAnswer } from "#game/answers/alternatives"
import { judge } from "#game/answers/judge"
import type { DifficultySubmission } from "#game/difficulty/answers"
import type { MaterialOf } from "#game/games"
import { getSourceTraits } from "#game/sources/source"
import { createPlayRoute } from "#app/play/round/play-route.server"
import type { Intent, PlayServer, Play } from "#app/play/play.server"
import { refuseTooLong, type SentRound } from "#app/play/round/sent-form.server"
import { createTrialRoute } from "#app/trial/trial-route.server"
import { createDraws } from "#app/play/sources/draws"
import { noVerdict } from "#app/play/round/submit-and-settle.server"

type InDifficulty = Play<"difficulty">

type Material = MaterialOf<"difficulty">

const draws = createDraws(
  {
    question: calls.educationDifficultyQuestion.ok,
    ofChapter: (upstream, body) => upstream.call(calls.educationDifficultyQuestion, { body }),
    ofSection: (upstream, section) => upstream.call(calls.entertainmentDifficultyQuestion, section),
    forVisitor: (upstream, section) => upstream.call(calls.drawDifficultyForVisitor, section),
    ofWork: (upstream, work) => upstream.call(calls.drawDifficultyForWork, work),
  },
  (items, attempt): Material => ({ items, attempt }),
  ({ questionText, correctAnswer, alternatives, exact }) => {
    return { items: [{ question: questionText, correctAnswer, alternatives, exact, score: 0 }] }
  },
)

/**
 * The verdicts of the API. A question of the record is judged here, since its attempt is closed in the API. `null`
 * if the API rejects a part of a set: the specification has the call with the whole set only.
 */
async function verdictsOn(
  { context, key, player }: InDifficulty,
  { items, isPart }: DifficultySubmission,
): Promise<readonly boolean[] | null> {
  if (!getSourceTraits(key.source).isIssued)
    return items.map(
      ({ answer, question, exact, ...item }) =>
        judge(answer, storedAnswer(item), { question, exact }) !== null,
    )
  const body = items.map((item) => ({
    answer: item.answer,
    correctanswer: player.isVisitor ? storedAnswer(item) : item.correctAnswer,
    question: item.question,
    ...(player.isVisitor && item.exact && { exact: true }),
  }))
  const verdicts = await context.upstream.call(calls.answerDifficulty, { body })
  if (isPart && verdicts.status === 400) return null
  if (verdicts.status !== 200) throw noVerdict()
  return isPart && verdicts.body.length !== items.length ? null : verdicts.body
}

const names = Array.from({ length: counts.items }, (_, index) => `answer-${index + 1}`)

const answer: Intent<"difficulty"> = {
  read: (sent) => {
    const answers = getAnswers(sent)
    const needsAll = sent.typed["confirm"] !== "yes"
    const submit = { type: "submit", roundId: sent.roundId, answer: answers, needsAll } as const
    return refuseTooLong(answers) ?? submit
  },
  isAnswer: true,
}

const answerItem = (position: number): Intent<"difficulty"> => ({
  read: (sent) => {
    const answers = getAnswers(sent)
    const own = answers[position - 1] ?? ""
    if (own === "") return { refusal: { key: "errors.play.answerEmpty" } }
    const submit = {
      type: "submit",
      roundId: sent.roundId,
      answer: answers,
      only: position,
    } as const
    return refuseTooLong([own]) ?? submit
  },
  isAnswer: true,
})

const itemIntents = Object.fromEntries(
  names.map((_, index) => [`item-${index + 1}`, answerItem(index + 1)]),
)

const stop: Intent<"difficulty"> = {
  read: ({ roundId }) => ({ type: "stop", roundId }),
  isAnswer: true,
}

const keep: Intent<"difficulty"> = {
  read: (sent) => ({ type: "drafts", roundId: sent.roundId, drafts: getAnswers(sent) }),
}

export const difficultyServer: PlayServer<"difficulty"> = {
  game: "difficulty",
  draws,
  fields: [...names, "confirm"],
  intents: { answer, keep, stop, ...itemIntents },
  isAllRight: (view) =>
    view.phase === "answered" &&
    view.notReached.length === 0 &&
    view.items.every(({ isRight }) => isRight),
  incomplete: (count) => ({ key: "errors.play.empty", params: { count } }),
  judging: {
    settle: async (play, submission, roundId) => {
      const verdict = await verdictsOn(play, submission)
      return verdict ? { type: "settle", roundId, verdict } : { type: "takeBack", roundId }
    },
    release: (roundId) => ({ type: "release", roundId }),
  },
}

export const difficultyRoute = createPlayRoute(difficultyServer)
export const difficultyTrial = createTrialRoute(difficultyServer)

const getAnswers = ({ typed }: SentRound) => names.map((name) => typed[name]?.trim() ?? "")
