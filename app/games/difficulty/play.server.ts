import { readChapterEnd } from "#contract/draw-options"
import * as calls from "#contract/games/difficulty"
import { counts } from "#contract/limits"
import { storedAnswer } from "#game/answers/alternatives"
import { judge } from "#game/answers/judge"
import type { DifficultySubmission } from "#game/difficulty/round"
import { isPractice } from "#game/rounds/round-key"
import { findAnswered } from "#app/play/answered.server"
import { noVerdict } from "#app/play/play-action.server"
import { createPlayRoute, drawFrom } from "#app/play/play-route.server"
import type { Intent, Play, PlayServer } from "#app/play/play.server"
import { refuseTooLong, type Sent } from "#app/play/sent-form.server"

type InDifficulty = Play<"difficulty">

const names = Array.from({ length: counts.items }, (_, index) => `answer-${index + 1}`)

const answer: Intent<"difficulty"> = {
  read: (sent) => {
    const answers = answersOf(sent)
    const needsAll = sent.typed["confirm"] !== "yes"
    const submit = { type: "submit", roundId: sent.roundId, answer: answers, needsAll } as const
    return refuseTooLong(answers) ?? submit
  },
  isAnswer: true,
}

/** Keeps what has been typed so far, for this device and every other. */
const keep: Intent<"difficulty"> = {
  read: (sent) => ({ type: "drafts", roundId: sent.roundId, drafts: answersOf(sent) }),
}

export const difficultyServer: PlayServer<"difficulty"> = {
  game: "difficulty",
  draw,
  fields: [...names, "confirm"],
  intents: { answer, keep },
  incomplete: (count) => ({ key: "errors.play.empty", params: { count } }),
  judging: {
    settle: async (play, submission, roundId) => {
      return { type: "settle", roundId, verdict: await verdictsOn(play, submission) }
    },
    release: (roundId) => ({ type: "release", roundId }),
  },
}

export const difficultyRoute = createPlayRoute(difficultyServer)

async function draw({ context, person, key: { source } }: InDifficulty) {
  if (source.category === "practice") return fromRecord(context, source.key)
  const { upstream } = context
  const drawn = await drawFrom(
    source,
    person,
    (body) => upstream.call(calls.educationDifficultyQuestion, { body }),
    (section) => upstream.call(calls.entertainmentDifficultyQuestion, section),
  )
  if (drawn.status !== 200) return readChapterEnd(drawn.body)
  const items = drawn.body.map((item) => (isPractice(source) ? { ...item, score: 0 } : item))
  return { items, attempt: drawn.attempt }
}

/** One item alone, worth nothing. */
async function fromRecord(context: InDifficulty["context"], key: string) {
  const answered = await findAnswered(context, "difficulty", key)
  if (!answered) return null
  const { questionText, correctAnswer, alternatives } = answered
  return { items: [{ question: questionText, correctAnswer, alternatives, score: 0 }] }
}

/** The verdicts of the API; a question of the record is judged here, since the API has closed it. */
async function verdictsOn(
  { context, key }: InDifficulty,
  { items }: DifficultySubmission,
): Promise<readonly boolean[]> {
  if (key.source.category === "practice")
    return items.map((item) => judge(item.answer, storedAnswer(item)) !== null)
  const body = items.map(({ answer, correctAnswer, question }) => ({
    answer,
    correctanswer: correctAnswer,
    question,
  }))
  const verdicts = await context.upstream.call(calls.answerDifficulty, { body })
  if (verdicts.status !== 200) throw noVerdict()
  return verdicts.body
}

const answersOf = ({ typed }: Sent) => names.map((name) => typed[name]?.trim() ?? "")
