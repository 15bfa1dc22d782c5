import { type Game, gameNames, languages } from "#contract/words"
import { gameSheets } from "#app/games/games.server"
import { type Column, type Translate, column } from "#app/games/sheet-cells.server"
import { translatorOf } from "#app/i18n/translator.server"

const placementFields = ["section", "grade", "subject", "chapter", "language"] as const

/** Where a question belongs, which is the same for every game. */
export const placementColumns = (t: Translate): readonly Column[] =>
  placementFields.map((field) => column(field, t(`make.${field}`)))

/** The words of the forms, so that a sheet and a form speak alike. */
export const columnsOf = (game: Game, t: Translate): readonly Column[] => [
  ...placementColumns(t),
  ...gameSheets[game].columns(t),
]

/** What a header holds: the game that it is for, and the column of each place; `null` for one that is unknown. */
export interface Layout {
  readonly game: Game
  readonly columns: readonly (Column | null)[]
  /** As the file spells them, also those that are unknown; those of the columns where there is no file. */
  readonly headers?: readonly string[]
  readonly unknown: readonly string[]
}

/** The game with the most of its columns in this header, in any of our languages; `null` for none. */
export async function layoutOf(header: readonly string[]): Promise<Layout | null> {
  const translators = await Promise.all(languages.map(translatorOf))
  const why = new Set(translators.map(({ t }) => normalHeader(t("import.why"))))
  const layouts = gameNames.map((game): Layout => {
    const known = translators.flatMap(({ t }) => columnsOf(game, t))
    const used = new Set<string>()
    const columns = header.map((cell) => {
      const found = known.find((each) => normalHeader(each.header) === normalHeader(cell))
      if (!found || used.has(found.field)) return null
      used.add(found.field)
      return { ...found, header: cell }
    })
    const unknown = header.filter(
      (cell, at) => columns[at] === null && cell.trim() !== "" && !why.has(normalHeader(cell)),
    )
    return { game, columns, headers: header, unknown }
  })
  const [best] = layouts.toSorted((one, other) => ownColumns(other) - ownColumns(one))
  return best && ownColumns(best) > commonMax ? best : null
}

/** Question and explanation are columns of two games. */
const commonMax = 2

const ownColumns = ({ columns }: Layout) =>
  columns.filter((each) => each && !isOfPlacement(each.field)).length

const isOfPlacement = (field: string) => placementFields.some((known) => known === field)

/** Digits of any keyboard as 0 to 9. */
export const withPlainDigits = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))

/** Without case, vowel signs and what stands in brackets. */
export const normalHeader = (text: string): string =>
  withPlainDigits(text)
    .toLowerCase()
    .replace(/\([^()]*\)/g, "")
    .replace(/[\u064b-\u0652\u0640\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim()
