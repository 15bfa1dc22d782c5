import { readChapterEnd } from "#contract/draw-options"
import * as calls from "#contract/games/difficulty"
import { storedAnswer } from "#game/answers/alternatives"
import { judge } from "#game/answers/judge"
import type { DifficultySubmission } from "#game/difficulty/answers"
import { isPractice } from "#game/rounds/round-key"
import { findAnswered } from "#app/play/answered.server"
import { drawFrom } from "#app/play/play-route.server"
import type { Play } from "#app/play/play.server"
import { noVerdict } from "#app/play/submit-and-settle.server"

type InDifficulty = Play<"difficulty">

/** Draws a set from the API, or one item from the record. */
export async function draw({ context, player, key: { source } }: InDifficulty) {
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

/** A set of one item that wins no points. */
async function fromRecord(context: InDifficulty["context"], key: string) {
  const answered = await findAnswered(context, "difficulty", key)
  if (!answered) return null
  const { questionText, correctAnswer, alternatives } = answered
  return { items: [{ question: questionText, correctAnswer, alternatives, score: 0 }] }
}

/**
 * The verdicts of the API. A question of the record is judged here, since its attempt is closed in the API. `null`
 * if the API rejects a part of a set: the specification has the call with the whole set only.
 */
export async function verdictsOn(
  { context, key, player }: InDifficulty,
  { items, isPart }: DifficultySubmission,
): Promise<readonly boolean[] | null> {
  if (key.source.category === "practice")
    return items.map((item) => judge(item.answer, storedAnswer(item)) !== null)
  // The API has no attempt of a visitor, so it is sent all right answers.
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
