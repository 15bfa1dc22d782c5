import { languages } from "#contract/words"
import { translatorOf } from "#app/i18n/translator.server"
import { columnsOf, normalHeader } from "./columns.server"
import type { GiftQuestion } from "./gift.server"
import { unescaped } from "./gift-text.server"

/** Texts by the fields of the form that they fill. */
export type Cells = Readonly<Record<string, string>>

/** A question with the cells that its comments name, and its placement. */
export interface Placed {
  readonly question: GiftQuestion
  readonly placement: Cells
  readonly named: Cells
}

/** The field of each column by its header, in all our languages. */
export async function fieldsByName(): Promise<ReadonlyMap<string, string>> {
  const translators = await Promise.all(languages.map(translatorOf))
  return new Map(
    translators.flatMap(({ t }) =>
      [...columnsOf("five-hints", t), { field: "difficultyLevel", header: t("make.level") }].map(
        ({ field, header }) => [normalHeader(header), field] as const,
      ),
    ),
  )
}

const isOfPlace = (field: string) => /^(?:section|grade|subject|chapter|language)$/.test(field)

/** Gives each question what the comments before it say; where it belongs holds until another comment says otherwise. */
export function placed(
  questions: readonly GiftQuestion[],
  fields: ReadonlyMap<string, string>,
): readonly Placed[] {
  let placement: Cells = {}
  return questions.map((question) => {
    const comments = question.comments.flatMap((comment) => {
      const colon = comment.indexOf(":")
      const field = colon > 0 ? fields.get(normalHeader(comment.slice(0, colon))) : undefined
      return field ? [[field, unescaped(comment.slice(colon + 1))] as const] : []
    })
    for (const [field, value] of comments)
      if (isOfPlace(field)) placement = moved(placement, field, value)
    return {
      question,
      placement,
      named: Object.fromEntries(comments.filter(([field]) => !isOfPlace(field))),
    }
  })
}

/** Another grade has other subjects, and a section no grade. */
function moved(placement: Cells, field: string, value: string): Cells {
  const { language = "", grade = "", subject = "" } = placement
  if (field === "section") return { language, section: value }
  if (field === "grade") return { language, grade: value }
  if (field === "subject") return { language, grade, subject: value }
  return field === "chapter"
    ? { language, grade, subject, chapter: value }
    : { ...placement, language: value }
}
