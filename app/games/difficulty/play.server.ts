import { readChapterEnd } from "#contract/draw-options"
import * as calls from "#contract/games/difficulty"
import { counts } from "#contract/limits"
import { storedAnswer } from "#game/answers/alternatives"
import { judge } from "#game/answers/judge"
import type { DifficultySubmission } from "#game/difficulty/answers"
import { isPractice } from "#game/rounds/round-key"
import { findAnswered } from "#app/play/answered.server"
import { noVerdict } from "#app/play/submit-and-settle.server"
import { createPlayRoute, drawFrom } from "#app/play/play-route.server"
import type { Intent, Play, PlayServer } from "#app/play/play.server"
import { refuseTooLong, type Sent } from "#app/play/sent-form.server"
import { createTrialRoute } from "#app/trial/trial-route.server"

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

/** One item by itself, by its position from 1. */
const answerItem = (position: number): Intent<"difficulty"> => ({
  read: (sent) => {
    const answers = answersOf(sent)
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

/** Ends the round with what was answered so far. */
const stop: Intent<"difficulty"> = {
  read: ({ roundId }) => ({ type: "stop", roundId }),
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

async function draw({ context, player, key: { source } }: InDifficulty) {
  if (source.category === "practice") return fromRecord(context, source.key)
  const { upstream } = context
  const drawn = await drawFrom(source, player, {
    ofChapter: (body) => upstream.call(calls.educationDifficultyQuestion, { body }),
    ofSection: (section) => upstream.call(calls.entertainmentDifficultyQuestion, section),
    forVisitor: (section) => upstream.call(calls.drawDifficultyForVisitor, section),
  })
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

/**
 * The verdicts of the API; a question of the record is judged here, since the API has closed it. `null`
 * where the API refuses a part of a set: the specification has the call with all of it only.
 */
async function verdictsOn(
  { context, key, player }: InDifficulty,
  { items, isPart }: DifficultySubmission,
): Promise<readonly boolean[] | null> {
  if (key.source.category === "practice")
    return items.map((item) => judge(item.answer, storedAnswer(item)) !== null)
  // Nothing was issued to a visitor, so the API has only what it is sent.
  const body = items.map((item) => ({
    answer: item.answer,
    correctanswer: player.isVisitor ? storedAnswer(item) : item.correctAnswer,
    question: item.question,
  }))
  const verdicts = await context.upstream.call(calls.answerDifficulty, { body })
  if (isPart && verdicts.status === 400) return null
  if (verdicts.status !== 200) throw noVerdict()
  return isPart && verdicts.body.length !== items.length ? null : verdicts.body
}

const answersOf = ({ typed }: Sent) => names.map((name) => typed[name]?.trim() ?? "")
