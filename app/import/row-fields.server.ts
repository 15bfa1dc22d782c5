import { languages, levels, sections } from "#contract/words"
import { translatorOf } from "#app/i18n/translator.server"
import type { AppContext } from "#app/server/context.server"
import { type Layout, normalHeader, withPlainDigits } from "./columns.server"

type T = AppContext["i18n"]["t"]

/** How a cell that names one of a few things becomes the value of its field. */
export interface CellReader {
  /** The fields of a form, as if a row had been typed there. */
  fieldsOf(layout: Layout, cells: readonly string[]): FormData
}

/** The names of sections, levels and languages, in every language of ours. */
export async function createCellReader(): Promise<CellReader> {
  const translators = await Promise.all(languages.map(translatorOf))
  const named = (nameOf: (t: T) => string) => translators.map(({ t }) => normalHeader(nameOf(t)))
  const sectionNames = sections.map((name) => named((t) => t(`section.${name}`)))
  const levelNames = levels.map((name) => named((t) => t(`level.${name}`)))
  const languageNames = languages.map((code) => [
    code,
    ...named((t) => t(`make.languages.${code}`)),
  ])

  function valuesOf(field: string, cell: string): readonly string[] {
    if (field === "section") return [indexOr(sectionNames, cell)]
    if (field.endsWith("difficultyLevel")) return [indexOr(levelNames, cell)]
    if (field === "language") return [languages[choose(languageNames, cell)] ?? cell]
    if (field === "correct") return trueStatements(cell)
    return [cell]
  }

  return {
    fieldsOf({ columns }, cells) {
      const fields = new FormData()
      for (const [index, column] of columns.entries()) {
        const cell = cells[index]?.trim() ?? ""
        if (column && cell !== "")
          for (const value of valuesOf(column.field, cell)) fields.append(column.field, value)
      }
      return fields
    },
  }
}

/** "1, 3 and 5", "135" and the same in Arabic-Indic digits; anything that is no digit parts them. */
const trueStatements = (cell: string): readonly string[] =>
  Array.from(withPlainDigits(cell).matchAll(/\d/g), ([digit]) => digit)

const choose = (names: readonly (readonly string[])[], cell: string): number =>
  names.findIndex((each) => each.includes(normalHeader(cell)))
/** By name, or counted from 1; what is neither stays as it is, for the form to refuse. */
const indexOr = (names: readonly (readonly string[])[], cell: string): string => {
  const index = choose(names, cell)
  const number = Number(withPlainDigits(cell).trim())
  if (index >= 0) return String(index)
  return Number.isInteger(number) && names[number - 1] ? String(number - 1) : `?${cell}`
}
