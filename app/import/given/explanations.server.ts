import { lengths } from "#contract/limits"
import type { Translate } from "#app/games/sheet-cells.server"
import { toColumns, type Layout, type ColumnPart } from "#app/import/sheet/columns.server"
import type { SheetRow } from "#app/import/sheet/sheet.server"

export type Explanations = ReadonlyMap<string, string>

export const explanationName = (row: number, field: string) => `why ${row} ${field}`

const named = /^why (\d{1,7}) ((?:questions\[[0-5]\]\.)?summary)$/

export const rowOfExplanation = (name: string): number => Number(named.exec(name)?.[1])

/** More than a page asks for at once, with those that were written before. */
const explanationsMax = 200

export const readExplanations = (form: FormData): Explanations =>
  new Map(
    [...form]
      .filter(([name]) => named.test(name))
      .slice(0, explanationsMax)
      .flatMap(([name, text]) =>
        typeof text === "string" && text.trim() !== ""
          ? [[name, text.slice(0, 2 * lengths.summary.max)] as const]
          : [],
      ),
  )

export const withExplanations = (
  parts: readonly ColumnPart[],
  explanations: Explanations,
  t: Translate,
): readonly ColumnPart[] =>
  explanations.size === 0
    ? parts
    : parts.map((part) => {
        const written = [...explanations.keys()].flatMap((name) => named.exec(name)?.[2] ?? [])
        const layout = withColumns(part.layout, written, t)
        return { layout, rows: part.rows.map((row) => explained(layout, row, explanations)) }
      })

function withColumns(layout: Layout, fields: readonly string[], t: Translate): Layout {
  const known = new Set(layout.columns.map((column) => column?.field))
  const added = toColumns(layout.game, t).filter(
    ({ field }) => fields.includes(field) && !known.has(field),
  )
  const columns = [...layout.columns, ...added]
  const headers = layout.headers && [...layout.headers, ...added.map(({ header }) => header)]
  return { ...layout, columns, ...(headers && { headers }) }
}

function explained({ columns }: Layout, row: SheetRow, explanations: Explanations): SheetRow {
  if (row.surplus) return row
  const cells = columns.map((column, at) => {
    const written = column && explanations.get(explanationName(row.number, column.field))
    return written ?? row.cells[at] ?? ""
  })
  return { ...row, cells }
}
