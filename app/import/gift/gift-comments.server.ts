import { languages } from "#contract/words"
import type { Cells, Column, Translate } from "#app/games/sheet-cells.server"
import { createTranslator } from "#app/i18n/translator.server"
import { placementColumns } from "#app/import/sheet/columns.server"
import { normalHeader, toHeader } from "#app/import/sheet/headers.server"
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

const isMoodlesName = /^question:\s*\S+\s+name:/i

/** Other names, such as "category" and "lesson", are ours only with a number: comments say anything. */
const isOwn = (name: string, at: number) => at < 2 || /\d$/.test(name)

export const namedCells = (
  comments: readonly string[],
  fields: ReadonlyMap<string, string>,
): readonly (readonly [field: string, text: string])[] =>
  comments.flatMap((comment) => {
    if (isMoodlesName.test(comment)) return []
    const colon = comment.indexOf(":")
    const names = colon > 0 ? toHeader(comment.slice(0, colon)).names : []
    const field = names.filter(isOwn).flatMap((name) => fields.get(name) ?? [])[0]
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
