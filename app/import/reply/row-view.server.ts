import { findSource } from "#app/authoring/left-source"
import { explainsNothing } from "#game/authoring/hints"
import type { AppContext } from "#app/server/context.server"
import type { Offers } from "#app/upstream/capabilities.server"
import type { CheckedRow } from "#app/import/check/check-rows.server"
import { toColumns, type Layout } from "#app/import/sheet/columns.server"
import { explanationName } from "#app/import/given/explanations.server"
import type { RefusedGift } from "#app/import/gift/gift.server"

export interface RowView {
  readonly number: number
  readonly title: string
  readonly errors: readonly CellView[]
  readonly warnings: readonly CellView[]
}

interface CellView {
  /** The header of the cell; "" for the row as a whole. */
  readonly header: string
  readonly cell: string
  readonly text: string
}

type T = AppContext["i18n"]["t"]

/** The most characters of a text that the page shows: a cell may hold a megabyte. */
const shownMax = 80

const shown = (text: string) => text.slice(0, shownMax)

export const viewRow = (
  layout: Layout,
  row: CheckedRow,
  t: T,
  { canBeExact }: Pick<Offers, "canBeExact">,
): RowView => ({
  number: row.number,
  title: getTitle(layout, row),
  errors: joined(toErrors(layout, row, t), t("drafts.and")),
  warnings: row.question ? toWarnings(layout, row, t, canBeExact) : [],
})

/** One entry for all empty cells with the same error: an unfinished set has twenty. */
const joined = (errors: RowView["errors"], and: string): RowView["errors"] =>
  errors.flatMap((error, at) => {
    const isSame = ({ cell, text }: CellView) =>
      cell === "" && error.cell === "" && text === error.text
    if (errors.findIndex(isSame) < at && isSame(error)) return []
    const same = errors.filter(isSame).map(({ header }) => header)
    return [same.length > 1 ? { ...error, header: same.join(and) } : error]
  })

const months =
  "jan feb mar apr may jun jul aug sep oct nov dec يناير فبراير مارس أبريل ابريل مايو يونيو يوليو أغسطس اغسطس سبتمبر أكتوبر اكتوبر نوفمبر ديسمبر شباط آذار نيسان أيار حزيران تموز آب أيلول".replaceAll(
    " ",
    "|",
  )

/** What Excel makes of 1/2, of 3-04 and of a number of twelve digits. */
const isChanged = new RegExp(
  String.raw`^\s*(?:\d{1,2}-(?:${months})|(?:${months})-\d{2}|\d\.\d{5}E\+\d{2})\s*$`,
  "iu",
)

const toWarnings = (
  { columns, headers }: Layout,
  { cells, question }: CheckedRow,
  t: T,
  canBeExact: boolean,
): RowView["warnings"] =>
  columns.flatMap((column, at) => {
    const [field = "", cell = ""] = [column?.field, cells[at]]
    const warn = (
      key:
        | "make.warnings.explanation"
        | "make.warnings.source"
        | "import.inexact"
        | "import.changed",
      params = {},
    ) => [{ header: shown(column?.header ?? ""), cell: shown(cell), text: t(key, params) }]
    const source = column ? findSource(cell) : ""
    if (source) return warn("make.warnings.source", { source })
    if (column && headers && isChanged.test(cell.slice(0, 40))) return warn("import.changed")
    if (field.endsWith("summary") && explainsNothing(cell)) return warn("make.warnings.explanation")
    return !canBeExact && field.endsWith("exact") && valueAt(question?.body, field) === true
      ? warn("import.inexact")
      : []
  })

const valueAt = (body: unknown, field: string): unknown =>
  field.split(/[[\].]+/).reduce((value, name) => Object(value)[name], body)

const getTitle = ({ columns }: Layout, { cells }: CheckedRow): string =>
  shown(cells[columns.findIndex((column) => column?.field.endsWith("question"))] ?? "")

/** The errors with their cells. A column that the file lacks is named as our template does. */
export function toErrors(
  { game, columns }: Layout,
  { cells, errors }: CheckedRow,
  t: T,
): RowView["errors"] {
  const known = new Map(toColumns(game, t).map((column) => [column.field, column.header]))
  return Object.entries(errors).map(([field, messages]) => {
    const index = columns.findIndex((column) => column?.field === field)
    return {
      header: shown(columns[index]?.header ?? known.get(field) ?? ""),
      cell: shown(cells[index] ?? ""),
      text: messages.map(({ key, params }) => t(key, { ...params })).join(" "),
    }
  })
}

export interface UnexplainedQuestion {
  readonly name: string
  readonly number: number
  readonly question: string
}

export function toUnexplained(
  { columns }: Layout,
  { number, cells, errors, question }: CheckedRow,
): readonly UnexplainedQuestion[] {
  const toCell = (field: string) => cells[columns.findIndex((each) => each?.field === field)] ?? ""
  const fields = Object.keys(errors)
  const isWhole = fields.every((field) => field.endsWith("summary") && toCell(field).trim() === "")
  return question || !isWhole
    ? []
    : fields.map((field) => ({
        name: explanationName(number, field),
        number,
        question: shown(toCell(field.replace("summary", "question"))),
      }))
}

export const viewRefused = ({ line, title, reason }: RefusedGift, t: T): RowView => ({
  number: line,
  title: shown(title),
  errors: [{ header: "", cell: "", text: t(`errors.import.gift.${reason}`) }],
  warnings: [],
})

const tagBytes = { row: 140, error: 120 }

export const rowBytes = ({ title, errors, warnings }: RowView): number =>
  tagBytes.row +
  pageBytes(title) +
  [...errors, ...warnings].reduce(
    (sum, { header, cell, text }) =>
      sum + tagBytes.error + pageBytes(header) + pageBytes(cell) + pageBytes(text),
    0,
  )

const encoder = new TextEncoder()

const escaped = /[<>&"'\\\p{Cc}\u2028\u2029]/gu

/** About how many bytes a text takes in a page, which holds it as HTML and as data. Never too few. */
export const pageBytes = (text: string): number =>
  2 * encoder.encode(text).byteLength + 12 * (text.match(escaped)?.length ?? 0)

export function withinBytes<Entry>(
  entries: readonly Entry[],
  max: number,
  bytesOf: (entry: Entry) => number,
): readonly Entry[] {
  let left = max
  const over = entries.findIndex((entry) => (left -= bytesOf(entry)) < 0)
  return over < 0 ? entries : entries.slice(0, over)
}
