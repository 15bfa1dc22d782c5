import { findAnswered } from "#app/play/answered.server"
import { selectionOf } from "#app/play/selection"
import type { Play } from "#app/play/play.server"

/** Takes a question and begins a round with it; `null` where there is none. */
export async function begin(play: Play) {
  const material = await materialOf(play)
  return material && play.referee.startFiveHints(play.table, material)
}

async function materialOf({ context, person, table: { place } }: Play) {
  const { play } = context.upstream
  if (place.category === "practice") return fromRecord(context, place.key)
  const drawn =
    place.category === "entertainment"
      ? await play.entertainmentHints(place.section)
      : await play.educationHints(selectionOf(person, place))
  return drawn.status === 200 ? { ...drawn.body, attempt: drawn.attempt } : null
}

async function fromRecord(context: Play["context"], key: string) {
  const answered = await findAnswered(context, "five-hints", key)
  if (!answered) return null
  const { questionText, correctAnswer, alternatives, hints } = answered
  return { question: questionText, summary: "", correctAnswer, alternatives, hints }
}
