import type { Source } from "#game/rounds/round-key"
import type { Person } from "#app/session/person.server"

/** What the API is asked to draw from. */
interface Selection {
  readonly grade: string
  readonly subject: string
  readonly chapter: string
  readonly userID: string
}

/** Asks the API for a question of a chapter or of a section. */
export function drawFrom<OfChapter, OfSection>(
  source: Exclude<Source, { category: "practice" }>,
  { id, grade }: Person,
  ofChapter: (selection: Selection) => Promise<OfChapter>,
  ofSection: (section: string) => Promise<OfSection>,
): Promise<OfChapter | OfSection> {
  if (source.category === "entertainment") return ofSection(source.section)
  const { subject, chapter } = source
  return ofChapter({ grade, subject, chapter, userID: id })
}
