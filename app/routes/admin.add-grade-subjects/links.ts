import type { Option } from "~/forms/select-field"

/** A grade, chosen by the address, and the subjects that are linked to it or may be. */
export interface Links {
  readonly grade: string
  readonly grades: readonly Option[]
  readonly subjects: readonly { readonly name: string; readonly isLinked: boolean }[]
  /** The API does not know the grade. */
  readonly isUnknown: boolean
}
