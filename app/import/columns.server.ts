import { type Game, gameNames, languages } from "#contract/words"
import type { GameSheet } from "#app/games/game-sheet.server"
import { serverGames } from "#app/games/games.server"
import { type Column, type Translate, column } from "#app/games/sheet-cells.server"
import { translatorOf } from "#app/i18n/translator.server"

const placementFields = ["section", "grade", "subject", "chapter", "language"] as const

/** Where a question belongs, which is the same for every game. */
export const placementColumns = (t: Translate): readonly Column[] =>
  placementFields.map((field) => column(field, t(`make.${field}`)))

/** The words of the forms, so that a sheet and a form speak alike. */
export const columnsOf = (game: Game, t: Translate): readonly Column[] => [
  ...placementColumns(t),
  ...serverGames[game].sheet.columns(t),
]

/** What a header holds: the game that it is for, and the column of each place; `null` for one that is unknown. */
export interface Layout {
  readonly game: Game
  readonly columns: readonly (Column | null)[]
  /** As the file spells them, also those that are unknown; those of the columns where there is no file. */
  readonly headers?: readonly string[]
  readonly unknown: readonly string[]
}

/** A header as one game reads it. */
interface Fit {
  readonly layout: Layout
  /** How many of the game's own columns are there, and how many are not. */
  readonly found: number
  readonly missing: number
}

/** Fewer columns could be those of several games, as question and explanation are. */
const foundMin = 3

/**
 * The game with the most of its columns in this header, in any of our languages; of several the one that lacks the
 * fewest. `null` for none, and for a few columns that are not all that the game has.
 */
export async function layoutOf(
  header: readonly string[],
  among: Readonly<Record<Game, { readonly sheet: Pick<GameSheet, "columns"> }>> = serverGames,
): Promise<Layout | null> {
  const translators = await Promise.all(languages.map(translatorOf))
  const why = translators.map(({ t }) => normalHeader(t("import.why")))
  const placement = translators.flatMap(({ t }) => placementColumns(t))
  const fits = gameNames.map((game): Fit => {
    const own = translators.flatMap(({ t }) => among[game].sheet.columns(t))
    const columns = columnsIn(header, [...placement, ...own])
    const unknown = header.filter(
      (cell, at) => columns[at] === null && cell.trim() !== "" && !why.includes(normalHeader(cell)),
    )
    const fields = new Set(own.map(({ field }) => field))
    const found = columns.filter((each) => each && fields.has(each.field)).length
    const layout = { game, columns, headers: header, unknown }
    return { layout, found, missing: fields.size - found }
  })
  const [best] = fits.toSorted(
    (one, other) => other.found - one.found || one.missing - other.missing,
  )
  return best && (best.found >= foundMin || best.missing === 0) ? best.layout : null
}

/** The column of each cell, with the header that the cell spells; `null` where there is none, or none any more. */
function columnsIn(header: readonly string[], known: readonly Column[]): Layout["columns"] {
  const byName = new Map(known.toReversed().map((each) => [normalHeader(each.header), each]))
  const used = new Set<string>()
  return header.map((cell) => {
    const found = byName.get(normalHeader(cell))
    if (!found || used.has(found.field)) return null
    used.add(found.field)
    return { ...found, header: cell }
  })
}

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
