import { findAnswered } from "#app/play/answered.server"
import type { Play } from "#app/play/play.server"
import { selectionOf } from "#app/play/selection"

/** Takes the items and begins a round with them; `null` where there are none. */
export async function begin(play: Play) {
  const material = await materialOf(play)
  return material && play.referee.startDifficulty(play.table, material)
}

async function materialOf({ context, person, table: { place } }: Play) {
  const { play } = context.upstream
  if (place.category === "practice") return fromRecord(context, place.key)
  const drawn =
    place.category === "entertainment"
      ? await play.entertainmentDifficulty(place.section)
      : await play.educationDifficulty(selectionOf(person, place))
  return drawn.status === 200 ? { items: drawn.body, attempt: drawn.attempt } : null
}

/** One item alone, worth nothing. */
async function fromRecord(context: Play["context"], key: string) {
  const answered = await findAnswered(context, "difficulty", key)
  if (!answered) return null
  const { questionText, correctAnswer, alternatives } = answered
  return { items: [{ question: questionText, correctAnswer, alternatives, score: 0 }] }
}
