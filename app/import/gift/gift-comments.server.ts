import { languages } from "#contract/words"
import type { Cells, Column, Translate } from "#app/games/sheet-cells.server"
import { createTranslator } from "#app/i18n/translator.server"
import { placementColumns } from "#app/import/sheet/columns.server"
import { normalHeader } from "#app/import/sheet/headers.server"
import type { ReadQuestion } from "./gift.server"
import { unescapeGift } from "./gift-text.server"

export interface PlacedQuestion<Question = ReadQuestion> {
  readonly question: Question
  readonly placement: Cells
}

type WithComments = Pick<ReadQuestion, "comments">

export async function fieldsByName(
  columnsIn: (t: Translate) => readonly Column[],
): Promise<ReadonlyMap<string, string>> {
  const translators = await Promise.all(languages.map(createTranslator))
  return new Map(
    translators.flatMap(({ t }) =>
      columnsIn(t).map(({ field, header }) => [normalHeader(header), field] as const),
    ),
  )
}

/** How Moodle names each question of an export: `question: 60  name: Capital 1`. */
const isMoodles = /^question:\s*\S+\s+name:/i

export const namedCells = (
  comments: readonly string[],
  fields: ReadonlyMap<string, string>,
): readonly (readonly [field: string, text: string])[] =>
  comments.flatMap((comment) => {
    if (isMoodles.test(comment)) return []
    const colon = comment.indexOf(":")
    const field = colon > 0 ? fields.get(normalHeader(comment.slice(0, colon))) : undefined
    return field ? [[field, unescapeGift(comment.slice(colon + 1))] as const] : []
  })

/**
 * Adds the placement of each question: a value from a comment applies until another comment changes it, also one before
 * a question that is refused.
 */
export async function placed<Question extends WithComments>(
  questions: readonly Question[],
): Promise<readonly PlacedQuestion<Question>[]> {
  const fields = await fieldsByName(placementColumns)
  let placement: Cells = {}
  return questions.map((question) => {
    for (const [field, value] of namedCells(question.comments, fields))
      placement = moved(placement, field, value)
    return { question, placement }
  })
}

function moved(placement: Cells, field: string, value: string): Cells {
  const { language = "", grade = "", subject = "" } = placement
  if (field === "section") return { language, section: value }
  if (field === "grade") return { language, grade: value }
  if (field === "subject") return { language, grade, subject: value }
  return field === "chapter"
    ? { language, grade, subject, chapter: value }
    : { ...placement, language: value }
}
