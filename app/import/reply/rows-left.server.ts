import type { AppContext } from "#app/server/context.server"
import { type CheckedPart, type CheckedRow, checkParts } from "#app/import/check/check-rows.server"
import { type ImportInput, readGivenFile } from "#app/import/given/read-given.server"
import type { RefusedGift } from "#app/import/gift/gift.server"
import { writeGift } from "#app/import/gift/write-gift.server"
import type { Layout } from "#app/import/sheet/columns.server"
import { separatorFor } from "#app/forms/csv.server"
import { writeSheet } from "#app/import/sheet/sheet.server"
import { toErrors } from "./row-view.server"
import { type RowOutcomes, toRowOutcomes, rowsLeft } from "./send-rows.server"

export const leftOf = (
  parts: readonly CheckedPart[],
  outcomes: RowOutcomes,
): readonly CheckedPart[] => parts.map((part) => ({ ...part, rows: rowsLeft(part.rows, outcomes) }))

type I18n = Pick<AppContext["i18n"], "t" | "language">
type T = I18n["t"]

const toText = (
  { isGift, isChoices, refused }: ImportInput,
  parts: readonly CheckedPart[],
  { t, language }: I18n,
) =>
  isGift || isChoices
    ? parts
        .map(({ layout, rows }) =>
          writeGift(
            layout.game,
            rows.map((row) => toCells(layout, row)),
            t,
          ),
        )
        .join("") + refused.map(({ source }) => `${source}\n\n`).join("")
    : parts
        .map(({ layout, rows }) =>
          writeSheet(
            toHeaders(layout),
            rows.map((row) => filled(layout, row)),
            layout.separator ?? separatorFor(language),
          ),
        )
        .join("")

/** For a text field, as it was given until something of it was sent or written besides. */
export const textLeft = (
  given: ImportInput,
  parts: readonly CheckedPart[],
  { stored }: RowOutcomes,
  i18n: I18n,
) =>
  stored.size + given.explanations.size > 0
    ? toText(given, parts, i18n).replace(/^\ufeff/, "")
    : given.text

const toCells = ({ columns }: Layout, { cells }: CheckedRow) =>
  new Map(
    columns.flatMap((column, at) => (column ? [[column.field, cells[at] ?? ""] as const] : [])),
  )

const toHeaders = ({ headers, columns }: Layout) =>
  headers ?? columns.map((column) => column?.header ?? "")

const filled = ({ columns }: Layout, { cells }: CheckedRow) =>
  columns.map((_, index) => cells[index] ?? "")

export interface LeftFile {
  readonly name: string
  readonly text: () => string
}

export const errorFiles = (
  refused: readonly RefusedGift[],
  parts: readonly CheckedPart[],
  i18n: I18n,
): readonly LeftFile[] => [
  ...parts.flatMap((part) => sheetOfErrors(part, i18n)),
  ...(refused.length > 0
    ? [{ name: "tahaddi-errors.gift", text: () => giftWithReasons(refused, i18n.t) }]
    : []),
]

function sheetOfErrors({ layout, rows }: CheckedPart, { t, language }: I18n): readonly LeftFile[] {
  const bad = rows.filter(({ question }) => !question)
  if (bad.length === 0) return []
  const header = [...toHeaders(layout), t("import.why")]
  const text = () =>
    writeSheet(
      header,
      bad.map((row) => [
        ...filled(layout, row),
        explain(layout, row, t),
        ...row.cells.slice(layout.columns.length),
      ]),
      layout.separator ?? separatorFor(language),
    )
  return [{ name: `tahaddi-errors-${layout.game}.csv`, text }]
}

const explain = (layout: Layout, row: CheckedRow, t: T) =>
  toErrors(layout, row, t)
    .map(({ header, text }) => [header, text].filter(Boolean).join(": "))
    .join(" ")

const giftWithReasons = (refused: readonly RefusedGift[], t: T) =>
  refused
    .map(({ reason, source }) => `// ${t(`errors.import.gift.${reason}`)}\n${source}\n\n`)
    .join("")

const restNames = ["tahaddi-rest.csv", "tahaddi-rest.gift"]

export async function leftFile(
  form: FormData,
  author: Parameters<typeof checkParts>[1],
): Promise<LeftFile | null> {
  const { i18n } = author.context
  const given = await readGivenFile(form, i18n.t)
  const name = form.get("rows")
  const rest = restNames.find((each) => each === name)
  if ("error" in given) return rest ? { name: rest, text: () => given.text } : null
  const checked = await checkParts(given, author)
  if (!checked) return null
  const parts = leftOf(checked, toRowOutcomes(form))
  if (rest) return { name: rest, text: () => toText(given, parts, i18n) }
  return errorFiles(given.refused, parts, i18n).find((file) => file.name === name) ?? null
}
