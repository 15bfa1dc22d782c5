import type { Cells, Column, Translate } from "./sheet-cells.server"

export interface GameGift {
  /** The columns whose names its comments may use: `// Name of a column: text`. */
  commentColumns(t: Translate): readonly Column[]
  /**
   * Whether a question belongs to the game. `marked`: its comments say so. `default`: its form fits, and it belongs to
   * the game unless another game returns `marked`. `null`: it does not.
   */
  claims(question: GiftQuestion): "marked" | "default" | null
  readonly perRow: number
  continues?(row: readonly GiftQuestion[], next: GiftQuestion): boolean
  /** The cells of a row, without those of its placement. A row may have fewer than `perRow` questions. */
  cellsOf(row: GiftRow): Cells
  /** Writes a row as questions that are read as the same row. `cell` returns the text of a field, "" for none. */
  write(cell: (field: string) => string, t: Translate): readonly GiftText[]
}

export interface GiftQuestion {
  readonly category: string
  readonly title: string
  readonly question: string
  readonly answer: boolean | readonly string[]
  readonly wrong: readonly string[]
  readonly feedback: string
  /** The values in the comments before it, by the fields of `commentColumns`. */
  readonly named: Cells
}

export type GiftRow = readonly [GiftQuestion, ...GiftQuestion[]]

export interface GiftText {
  /** The values that the format cannot express otherwise, by the fields of `commentColumns`. */
  readonly comments: Cells
  readonly title?: string
  readonly question: string
  /** Whether a statement is true, or the right answers, separated by |. */
  readonly answer: boolean | string
  readonly feedback?: string
}
