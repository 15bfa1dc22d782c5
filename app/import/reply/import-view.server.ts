import type { Message } from "#app/i18n/keys"
import type { AppContext } from "#app/server/context.server"
import type { Offers } from "#app/upstream/capabilities.server"
import { rowOfExplanation } from "#app/import/given/explanations.server"
import type { ImportInput } from "#app/import/given/read-given.server"
import {
  pageBytes,
  withinBytes,
  rowBytes,
  type RowView,
  type UnexplainedQuestion,
  toUnexplained,
  viewRefused,
  viewRow,
} from "./row-view.server"
import {
  outcomeFields,
  type RowOutcomes,
  type SavedDrafts,
  type SentRows,
} from "./send-rows.server"
import type { CheckedPart } from "#app/import/check/check-rows.server"
import { errorFiles } from "./rows-left.server"

export interface ImportReply {
  readonly error: Message | null
  readonly text: string
  readonly isKept: boolean
  /** Whether the text is GIFT; its rows are numbered by the lines of the file. */
  readonly isGift: boolean
  readonly isLeftAsGift: boolean
  readonly choices: number
  readonly takesChoices: boolean
  readonly unknown: readonly string[]
  readonly hasMoreSheets: boolean
  /** Those with errors and then the others, as many as a page has room for. */
  readonly rows: readonly RowView[]
  readonly all: number
  readonly good: number
  /** Rows that lack nothing but explanations: the first fields to write them in, and the number of all. */
  readonly unexplained: readonly UnexplainedQuestion[]
  readonly unexplainedCount: number
  readonly explanations: readonly (readonly [name: string, text: string])[]
  readonly bad: readonly string[]
  readonly outcomes: ReturnType<typeof outcomeFields>
  readonly sent: Pick<SentRows, "made" | "known" | "stop"> | null
  readonly drafts: number
  readonly kept: { readonly count: number; readonly stop: SavedDrafts["stop"] } | null
}

/** The field of a form that holds the packed text. It is not part of the data, so that a page has it only once. */
export const packedField = "packed"

const shownRows = 300
const unexplainedMax = 20
const explanationsMaxBytes = 40 * 1024
const rowsMaxBytes = 120 * 1024
/** Of the text in the box, where its rows are put right. */
const textMaxBytes = 40 * 1024

interface Step {
  readonly packed: string | null
  readonly text: string
  readonly outcomes: RowOutcomes
  readonly sent: SentRows | null
  readonly kept: SavedDrafts | null
  readonly offers: Pick<Offers, "canBeExact">
}

export function viewImport(
  given: ImportInput,
  parts: readonly CheckedPart[],
  { packed, text, outcomes, sent, kept, offers }: Step,
  { i18n }: Pick<AppContext, "i18n">,
): ImportReply {
  const { t } = i18n
  const checked = parts.flatMap(({ layout, rows: of }) => of.map((row) => ({ layout, row })))
  const first = [
    ...checked.map(({ layout, row }) => ({
      number: row.number,
      isGood: row.question !== null,
      view: () => viewRow(layout, row, t, offers),
    })),
    ...given.refused.map((each) => ({
      number: each.line,
      isGood: false,
      view: () => viewRefused(each, t),
    })),
  ]
    .toSorted(
      (one, other) => Number(one.isGood) - Number(other.isGood) || one.number - other.number,
    )
    .slice(0, shownRows)
    .map(({ view }) => view())
  const unexplained = checked.flatMap(({ layout, row }) => toUnexplained(layout, row))
  const shownText = pageBytes(text) <= textMaxBytes ? text : ""
  const usedBytes = (packed?.length ?? 0) + pageBytes(shownText)
  const open = new Set(checked.map(({ row }) => row.number))
  const written = [...given.explanations].filter(([name]) => open.has(rowOfExplanation(name)))
  return {
    error: null,
    unexplained: unexplained.slice(0, unexplainedMax),
    unexplainedCount: unexplained.length,
    explanations: withinBytes(written, explanationsMaxBytes, (each) => pageBytes(each.join())),
    text: shownText,
    isKept: packed !== null,
    isGift: given.isGift,
    isLeftAsGift: given.isGift || given.isChoices,
    choices: given.choices,
    takesChoices: given.takesChoices,
    unknown: parts
      .flatMap(({ layout }) => layout.unknown.map((name) => name.slice(0, 60)))
      .slice(0, 10),
    hasMoreSheets: given.hasMoreSheets,
    rows: withinBytes(first, rowsMaxBytes - usedBytes, rowBytes),
    all: checked.length + given.refused.length,
    good: checked.filter(({ row }) => row.question).length,
    bad: errorFiles(given.refused, parts, i18n).map(({ name }) => name),
    outcomes: outcomeFields(outcomes),
    sent,
    drafts: checked.filter(({ row }) => row.draft).length,
    kept: kept && { count: kept.stored.size, stop: kept.stop },
  }
}
