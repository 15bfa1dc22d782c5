import type { Option } from "#app/forms/select-field.tsx"

interface Chapter extends Option {
  readonly name: string
}

/** What can be chosen for a question of school. */
export interface PlacementOptions {
  readonly grades: readonly Option[]
  /** Of the chosen grade; `null` for a teacher, who has one subject. */
  readonly subjects: readonly Option[] | null
  /** Of the chosen grade and subject; `null` before they are chosen. */
  readonly chapters: readonly Chapter[] | null
  /** A call failed: options may be missing. */
  readonly isPartial: boolean
  /** The choice that these options belong to. */
  readonly of: Pick<PlacementChoice, "grade" | "subject">
}

/** What is chosen; "" for what is not. */
export interface PlacementChoice {
  readonly grade: string
  readonly subject: string
  readonly chapter: string
}

/** Where the script of a page loads the options of a choice. */
export const optionsPath = "/make/places"
