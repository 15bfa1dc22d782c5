import type { TranslationKey } from "#app/i18n/keys"
import type { createTranslator } from "#app/i18n/translator.server"

export type Translate = Awaited<ReturnType<typeof createTranslator>>["t"]

export interface Column {
  readonly field: string
  readonly header: string
}

export type Cells = Readonly<Record<string, string>>

export interface Cell {
  /** Never empty. */
  readonly text: string
  withPlainDigits(): string
  /** The index of the text among these words, in any supported language and case; -1 if it is none of them. */
  indexAmong(words: readonly TranslationKey[]): number
  /**
   * The same index as the value of a field. The text may also be the number of the word, from 1. Any other text gives a
   * value that every form rejects.
   */
  optionAmong(words: readonly TranslationKey[]): string
}

export const column = (field: string, header: string): Column => ({ field, header })

const lineField = (index: number) => `hints[${index}]`

export const lineFields = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => lineField(index))

export const lineCells = (lines: readonly string[]): Cells =>
  Object.fromEntries(lines.map((line, index) => [lineField(index), line]))

export const filledCells = (cell: (field: string) => string, fields: readonly string[]): Cells =>
  Object.fromEntries(fields.filter(cell).map((field) => [field, cell(field)]))
