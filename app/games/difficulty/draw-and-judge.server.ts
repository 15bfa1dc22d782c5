import * as calls from "#contract/games/difficulty"
import { storedAnswer } from "#game/answers/alternatives"
import { judge } from "#game/answers/judge"
import type { DifficultySubmission } from "#game/difficulty/answers"
import type { MaterialOf } from "#game/games"
import { getSourceTraits } from "#game/sources/source"
import { readDraw, type Draws } from "#app/play/sources/draws"
import type { Play } from "#app/play/play.server"
import { noVerdict } from "#app/play/round/submit-and-settle.server"

type InDifficulty = Play<"difficulty">

type Material = MaterialOf<"difficulty">
const toMaterial = (items: Material["items"], attempt: string | undefined) => ({ items, attempt })

/** Draws a set from the API, or one item from the record. */
export const draws: Draws<Material> = {
  ofChapter: async (upstream, body) =>
    readDraw(await upstream.call(calls.educationDifficultyQuestion, { body }), toMaterial),
  ofSection: async (upstream, section) =>
    readDraw(await upstream.call(calls.entertainmentDifficultyQuestion, section), toMaterial),
  forVisitor: async (upstream, section) =>
    readDraw(await upstream.call(calls.drawDifficultyForVisitor, section), toMaterial),
  fromRecord: ({ questionText, correctAnswer, alternatives }) => {
    return { items: [{ question: questionText, correctAnswer, alternatives, score: 0 }] }
  },
}

/**
 * The verdicts of the API. A question of the record is judged here, since its attempt is closed in the API. `null`
 * if the API rejects a part of a set: the specification has the call with the whole set only.
 */
export async function verdictsOn(
  { context, key, player }: InDifficulty,
  { items, isPart }: DifficultySubmission,
): Promise<readonly boolean[] | null> {
  if (!getSourceTraits(key.source).isIssued)
    return items.map(
      ({ answer, question, ...item }) => judge(answer, storedAnswer(item), { question }) !== null,
    )
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
