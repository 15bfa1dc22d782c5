import type { AppContext } from "#app/server/context.server"
import { type CheckedPart, type CheckedRow, checkParts } from "#app/import/check/check-rows.server"
import { type ImportInput, readGivenFile } from "#app/import/given/read-given.server"
import type { RefusedGift } from "#app/import/gift/gift.server"
import { writeGift } from "#app/import/gift/write-gift.server"
import type { Layout } from "#app/import/sheet/columns.server"
import { writeSheet } from "#app/import/sheet/sheet.server"
import { toErrors } from "./row-view.server"
import { type RowOutcomes, toRowOutcomes, rowsLeft } from "./send-rows.server"

export const leftOf = (
  parts: readonly CheckedPart[],
  outcomes: RowOutcomes,
): readonly CheckedPart[] => parts.map((part) => ({ ...part, rows: rowsLeft(part.rows, outcomes) }))

type T = AppContext["i18n"]["t"]

const toText = ({ isGift, isChoices, refused }: ImportInput, parts: readonly CheckedPart[], t: T) =>
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
            layout.separator,
          ),
        )
        .join("")

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
  t: T,
): readonly LeftFile[] => [
  ...parts.flatMap((part) => sheetOfErrors(part, t)),
  ...(refused.length > 0
    ? [{ name: "tahaddi-errors.gift", text: () => giftWithReasons(refused, t) }]
    : []),
]

function sheetOfErrors({ layout, rows }: CheckedPart, t: T): readonly LeftFile[] {
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
      layout.separator,
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
  const { t } = author.context.i18n
  const given = await readGivenFile(form, t)
  const name = form.get("rows")
  const rest = restNames.find((each) => each === name)
  if ("error" in given) return rest ? { name: rest, text: () => given.text } : null
  const checked = await checkParts(given, author)
  if (!checked) return null
  const parts = leftOf(checked, toRowOutcomes(form))
  if (rest) return { name: rest, text: () => toText(given, parts, t) }
  return errorFiles(given.refused, parts, t).find((file) => file.name === name) ?? null
}
