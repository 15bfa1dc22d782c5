import type { Cells, Column, Translate } from "./sheet-cells.server"

/** How the questions of one game stand in a file of GIFT, the text format of Moodle. */
export interface GameGift {
  /** The columns whose names its comments may use: `// Name of a column: text`. */
  commentColumns(t: Translate): readonly Column[]
  /**
   * Whether the game takes a question: `marked` if the comments say that it is one of this game, `default` if it has
   * the right form, so that it is one of this game unless another game finds it marked; `null` if not.
   */
  claims(question: GiftQuestion): "marked" | "default" | null
  /** How many questions of a file, one after the other, make one row. */
  readonly perRow: number
  /** Whether a question may join the row that these have begun. Without it, it may. */
  continues?(row: readonly GiftQuestion[], next: GiftQuestion): boolean
  /** The cells of a row, without those of its placement. A row at the end of a file may have fewer than `perRow`. */
  cellsOf(row: GiftRow): Cells
  /** A row as questions, which are read as the same row. `cell`: the text of a field, "" where there is none. */
  write(cell: (field: string) => string, t: Translate): readonly GiftText[]
}

/** A question of a file, as a game reads it. */
export interface GiftQuestion {
  /** The last part of the category that it is in. */
  readonly category: string
  /** "" where it has none. */
  readonly title: string
  readonly question: string
  /** Whether a statement is true, or every right answer of a question. */
  readonly answer: boolean | readonly string[]
  readonly feedback: string
  /** What the comments before it say, by the fields of `commentColumns`. */
  readonly named: Cells
}

/** The questions of one row. */
export type GiftRow = readonly [GiftQuestion, ...GiftQuestion[]]

/** A question as a game writes it; nothing is escaped yet. */
export interface GiftText {
  /** What the format has no other way to say, by the fields of `commentColumns`. */
  readonly comments: Cells
  readonly title?: string
  readonly question: string
  /** Whether a statement is true, or the right answers with | between them. */
  readonly answer: boolean | string
  readonly feedback?: string
}
