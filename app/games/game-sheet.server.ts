import type { MyQuestions } from "#contract/questions/my-questions"
import type { GameGift } from "./game-gift.server"
import type { Cell, Cells, Column, Translate } from "./sheet-cells.server"

export type StoredQuestion = Omit<MyQuestions["questions"][number], "status" | "isNew" | "reason">

export type StoredRow = readonly [StoredQuestion, ...StoredQuestion[]]

export interface GameSheet {
  columns(t: Translate): readonly Column[]
  /** The values of a field for a cell of these columns; by default the text of the cell. */
  valuesOf?(field: string, cell: Cell): readonly string[]
  /**
   * If a row is a set: the number of its questions, which share a `setId`, and the number of levels; a page of
   * approved questions has equally many of each level. `null` if a row is one question.
   */
  readonly set: { readonly items: number; readonly levels: number } | null
  cellsOf(row: StoredRow, t: Translate): Cells
  readonly gift: GameGift
}
