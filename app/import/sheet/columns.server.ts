import { type Game, gameNames, languages } from "#contract/words"
import type { GameSheet } from "#app/games/game-sheet.server"
import { serverGames } from "#app/games/games.server"
import { type Column, type Translate, column } from "#app/games/sheet-cells.server"
import { createTranslator } from "#app/i18n/translator.server"
import { type CsvSeparator, separatorFor } from "#app/forms/csv.server"
import { mayTeach } from "#app/authoring/author.server"
import type { AppContext } from "#app/server/context.server"
import type { Person } from "#app/session/person.server"
import { type Header, toHeader, normalHeader } from "./headers.server"
import { type HeaderRow, headerRows, type SheetRow, writeSheet } from "./sheet.server"

const placementFields = ["section", "grade", "subject", "chapter", "language"] as const

export const placementColumns = (t: Translate): readonly Column[] =>
  placementFields.map((field) => column(field, t(`make.${field}`)))

export const toColumns = (game: Game, t: Translate): readonly Column[] => [
  ...placementColumns(t),
  ...serverGames[game].sheet.columns(t),
]

export interface Layout {
  readonly game: Game
  readonly columns: readonly (Column | null)[]
  /** The headers as the file spells them, including unknown ones; absent for GIFT, which uses those of the columns. */
  readonly headers?: readonly string[]
  readonly unknown: readonly string[]
  /** Of the file, and of the one with its errors: spreadsheets of a region split at one of them. */
  readonly separator?: CsvSeparator
}

export interface ColumnPart {
  readonly layout: Layout
  readonly rows: readonly SheetRow[]
}

interface Fit {
  readonly layout: Layout
  readonly found: number
  readonly missing: number
}

/** Fewer columns are ambiguous: several games have a question and an explanation. */
const foundMin = 3

/**
 * The layout of the game with the most columns in this header, in any of our languages; of several, the one that
 * lacks the fewest. `null` if the header has fewer than `foundMin` of its columns and not all of them.
 */
export async function rateFit(
  header: readonly string[],
  among: Readonly<Record<Game, { readonly sheet: Pick<GameSheet, "columns"> }>> = serverGames,
): Promise<Fit | null> {
  const translators = await Promise.all(languages.map(createTranslator))
  const headers = numberedHeaders(header)
  const why = translators.map(({ t }) => normalHeader(t("import.why")))
  const placement = translators.flatMap(({ t }) => placementColumns(t))
  const fits = gameNames.map((game): Fit => {
    const own = translators.flatMap(({ t }) => among[game].sheet.columns(t))
    const columns = columnsIn(headers, [...placement, ...own])
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
  return best && (best.found >= foundMin || best.missing === 0) ? best : null
}

export async function findHeader(
  text: string,
): Promise<{ readonly layout: Layout; readonly row: HeaderRow } | null> {
  const rows = headerRows(text)
  const fits: { readonly layout: Layout; readonly row: HeaderRow; readonly found: number }[] = []
  for (const row of rows) {
    const fit = await rateFit(row.cells)
    if (fit) fits.push({ layout: fit.layout, row, found: fit.found })
  }
  const [best] = fits.toSorted((one, other) => other.found - one.found)
  const hasRows = ({ row: { at, delimiter }, found }: (typeof fits)[number]) =>
    rows.some(
      (row) =>
        row.delimiter === delimiter &&
        row.at > at &&
        row.at < (best?.row.at ?? 0) &&
        row.cells.filter((cell) => cell.trim() !== "").length >= found,
    )
  return fits.find(hasRows) ?? best ?? null
}

const byNames = (known: readonly Column[]): ReadonlyMap<string, Column> =>
  new Map(known.toReversed().map((each) => [normalHeader(each.header), each]))

function columnsIn(header: readonly Header[], known: readonly Column[]): Layout["columns"] {
  const byName = byNames(known)
  const used = new Set<string>()
  return header.map(({ cell, names }) => {
    const found = names
      .flatMap((name) => byName.get(name) ?? [])
      .find((each) => !used.has(each.field))
    if (!found) return null
    used.add(found.field)
    return { ...found, header: cell || found.header }
  })
}

/** Headers that are repeated, or merged over the next columns, are numbered in their order: "Hint", "Hint", "Hint". */
function numberedHeaders(cells: readonly string[]): readonly Header[] {
  const titles: string[] = []
  for (const cell of cells) titles.push(cell.trim() || (titles.at(-1) ?? ""))
  return cells.map((cell, at) => {
    const title = titles[at] ?? ""
    const same = titles.flatMap((each, index) => (each === title ? [index] : []))
    if (title === "" || same.length === 1) return toHeader(cell)
    const number = same.indexOf(at) + 1
    const names = [...toHeader(cell).names, ...toHeader(`${title} ${number}`).names]
    return { cell: "", names }
  })
}

export async function withoutRepeatedHeaders(
  { game, columns }: Layout,
  rows: readonly SheetRow[],
): Promise<readonly SheetRow[]> {
  const translators = await Promise.all(languages.map(createTranslator))
  const byName = byNames(translators.flatMap(({ t }) => toColumns(game, t)))
  return rows.filter(({ cells }) => {
    const filled = columns.flatMap((column, at) =>
      column && cells[at]?.trim() ? [{ field: column.field, at }] : [],
    )
    const [first] = filled
    if (!first || filled.length < foundMin) return true
    if (!toHeader(cells[first.at] ?? "").names.some((name) => byName.has(name))) return true
    const headers = numberedHeaders(cells)
    return !filled.every(({ field, at }) =>
      headers[at]?.names.some((name) => byName.get(name)?.field === field),
    )
  })
}

/** A file as a `data:` URL, which a link downloads without a request and without scripts. */
interface Download {
  readonly name: string
  readonly href: string
}

const toDownload = (name: string, text: string): Download => ({
  name,
  href: `data:text/csv;charset=utf-8;base64,${base64(text)}`,
})

const base64 = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""))

export interface Template extends Download {
  readonly game: Game
}

export const templatesFor = ({ i18n }: AppContext, person: Person): readonly Template[] =>
  gameNames.map((game) => {
    const columns = toColumns(game, i18n.t).filter(({ field }) => isNeeded(person, field))
    const example = i18n
      .t(`import.example.${game}`)
      .split("/")
      .map((cell) => cell.trim())
    const cells = columns.map(({ field }) => placeCell(field, i18n.t) ?? example.shift() ?? "")
    const text = writeSheet(toHeaders(columns), [cells], separatorFor(i18n.language))
    return { game, ...toDownload(`tahaddi-${game}.csv`, text) }
  })

const toHeaders = (columns: readonly Column[]) => columns.map(({ header }) => header)

function isNeeded(person: Person, field: string): boolean {
  if (field === "section") return !mayTeach(person)
  if (field === "subject") return person.role === "Admin"
  return mayTeach(person) || (field !== "grade" && field !== "chapter")
}

function placeCell(field: string, t: AppContext["i18n"]["t"]): string | null {
  if (field === "section") return t("section.knowledge")
  if (field === "grade") return "7"
  if (field === "chapter") return "1"
  return /^subject$|^language$|exact$/.test(field) ? "" : null
}
