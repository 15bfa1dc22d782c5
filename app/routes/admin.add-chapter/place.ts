import type { Option } from "#app/forms/select-field.tsx"

interface Chapter {
  readonly name: string
  readonly number: string
}

/** Where the chapter is to come: what the address chooses, and what it may choose. */
export interface Place {
  readonly grade: string
  readonly subject: string
  readonly grades: readonly Option[]
  /** Of the chosen grade. */
  readonly subjects: readonly Option[]
  /** Of the chosen subject; `null` before one is chosen, or where the API does not know it. */
  readonly chapters: readonly Chapter[] | null
  readonly isUnknown: boolean
}

/** The number that comes next. */
export const nextNumber = (chapters: readonly Chapter[]): string =>
  String(Math.max(0, ...chapters.map(({ number }) => Number(number))) + 1)
