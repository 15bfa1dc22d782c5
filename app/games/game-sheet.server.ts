import type { MyQuestions } from "#contract/my-questions"
import type { GameGift } from "./game-gift.server"
import type { Cell, Cells, Column, Translate } from "./sheet-cells.server"

/** A question as the API lists it, with the names of where it belongs. */
export type StoredQuestion = Omit<MyQuestions["questions"][number], "status" | "isNew" | "reason">

/** The questions of one row: one, or the items of a set in their order. */
export type StoredRow = readonly [StoredQuestion, ...StoredQuestion[]]

/** How the questions of one game stand in a sheet, for import and export. */
export interface GameSheet {
  /** Its own columns, after those of the placement. They have the words of its form, so that both speak alike. */
  columns(t: Translate): readonly Column[]
  /** The values of a field that a cell stands for. Without it, and for a placement, the text of the cell. */
  valuesOf?(field: string, cell: Cell): readonly string[]
  /**
   * Of a game whose row is a set: how many questions with one `setId` it is, and how many levels the API lists apart,
   * since a page of approved questions has as many of each. `null` if a row is one question.
   */
  readonly set: { readonly items: number; readonly levels: number } | null
  /** The cells of an exported row, without those of its placement. */
  cellsOf(row: StoredRow, t: Translate): Cells
  readonly gift: GameGift
}
