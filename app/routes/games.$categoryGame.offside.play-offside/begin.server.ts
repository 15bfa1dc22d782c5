import { findAnswered } from "#app/play/answered.server"
import type { Play } from "#app/play/play.server"
import { selectionOf } from "#app/play/selection"

/** Takes a question and begins a round with it; `null` where there is none. */
export async function begin(play: Play) {
  const material = await materialOf(play)
  return material && play.referee.startOffside(play.table, material)
}

async function materialOf({ context, person, table: { place } }: Play) {
  const { play } = context.upstream
  if (place.category === "practice") return fromRecord(context, place.key)
  const drawn =
    place.category === "entertainment"
      ? await play.entertainmentOffside(place.section)
      : await play.educationOffside(selectionOf(person, place))
  return drawn.status === 200 ? { ...drawn.body, attempt: drawn.attempt } : null
}

async function fromRecord(context: Play["context"], key: string) {
  const answered = await findAnswered(context, "offside", key)
  if (!answered) return null
  const places = answered.correctAnswer.match(/[1-6]/g) ?? []
  return {
    question: answered.questionText,
    summary: "",
    information: answered.hints,
    correctAnswer: places.map(Number),
  }
}
