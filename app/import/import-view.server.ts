import type { Message } from "#app/i18n/keys"
import type { AppContext } from "#app/server/context.server"
import type { Given } from "./read-given.server"
import type { SentRows } from "./send-rows.server"
import type { Download } from "./templates.server"
import { type RowView, viewRefused, viewRow } from "./row-view.server"
import { type CheckedPart, errorFiles, textOf } from "./rows-left.server"

/** The result of checking or sending a file or pasted cells. */
export interface ImportReply {
  readonly error: Message | null
  /** The text that was read, or after sending the rows that are left, for the form that sends it. */
  readonly text: string
  /** Whether the text is GIFT; its rows are numbered by the lines of the file. */
  readonly isGift: boolean
  readonly unknown: readonly string[]
  readonly rows: readonly RowView[]
  readonly good: number
  /** The rows with errors and a column of reasons, in a file for each game; refused GIFT questions are in one more. */
  readonly bad: readonly Download[]
  readonly sent: Pick<SentRows, "made" | "known" | "isBrokenOff"> | null
}

/** `parts`: the rows that are left after sending. */
export function viewImport(
  given: Given,
  parts: readonly CheckedPart[],
  sent: SentRows | null,
  { i18n: { t } }: Pick<AppContext, "i18n">,
): ImportReply {
  const rows = parts.flatMap(({ layout, rows: of }) => of.map((row) => viewRow(layout, row)))
  const refused = given.refused.map(viewRefused)
  return {
    error: null,
    text: sent ? textOf(given, parts, t) : given.text,
    isGift: given.isGift,
    unknown: parts.flatMap(({ layout }) => layout.unknown.map((name) => name.slice(0, 60))),
    rows: [...rows, ...refused].toSorted((one, other) => one.number - other.number),
    good: parts.flatMap((part) => part.rows).filter(({ question }) => question).length,
    bad: errorFiles(given.refused, parts, t),
    sent,
  }
}
