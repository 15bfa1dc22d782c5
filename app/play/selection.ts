import type { Place } from "#game/rounds/place"

/** What the API is asked to draw from. */
export function selectionOf(
  person: { readonly id: string; readonly grade: string },
  { subject, chapter }: Extract<Place, { category: "education" }>,
) {
  return { grade: person.grade, subject, chapter, userID: person.id }
}
