import type { Option } from "#app/forms/select-field.tsx"

/** A grade, chosen by the address, and the subjects that are linked to it or may be. */
export interface Links {
  readonly grade: string
  readonly grades: readonly Option[]
  readonly subjects: readonly { readonly name: string; readonly isLinked: boolean }[]
  /** The API does not know the grade. */
  readonly isUnknown: boolean
}
