import type { TranslationKey } from "#app/i18n/keys"
import type { translatorOf } from "#app/i18n/translator.server"

export type Translate = Awaited<ReturnType<typeof translatorOf>>["t"]

/** A column: the field of the form that its cells fill, and what its header says. */
export interface Column {
  readonly field: string
  readonly header: string
}

/** The cells of a row by their fields. */
export type Cells = Readonly<Record<string, string>>

/** A cell that is read. */
export interface Cell {
  /** Never empty. */
  readonly text: string
  /** The text with the digits of any keyboard as 0 to 9. */
  withPlainDigits(): string
  /** Which of these words it is, in any of our languages, whatever its case; -1 for none. */
  indexAmong(words: readonly TranslationKey[]): number
  /**
   * The same index as the value of a field, also where the cell counts the words from 1. A cell that is neither gets
   * a value that every form refuses.
   */
  optionAmong(words: readonly TranslationKey[]): string
}

export const column = (field: string, header: string): Column => ({ field, header })

const lineField = (index: number) => `hints[${index}]`

/** The fields of the hints or statements of a question. */
export const lineFields = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => lineField(index))

/** Hints or statements by their fields. */
export const lineCells = (lines: readonly string[]): Cells =>
  Object.fromEntries(lines.map((line, index) => [lineField(index), line]))

/** Those of these fields whose cell is not empty. */
export const filledCells = (cell: (field: string) => string, fields: readonly string[]): Cells =>
  Object.fromEntries(fields.filter(cell).map((field) => [field, cell(field)]))
