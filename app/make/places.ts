import type { Option } from "#app/forms/select-field.tsx"

interface Chapter extends Option {
  readonly name: string
}

/** What can be chosen for a question of school. */
export interface Places {
  readonly grades: readonly Option[]
  /** Of the chosen grade; `null` where the writer teaches one and has no choice. */
  readonly subjects: readonly Option[] | null
  /** Of the chosen grade and subject; `null` before they are chosen. */
  readonly chapters: readonly Chapter[] | null
  /** The API did not say everything: what is missing here may be there all the same. */
  readonly isPartial: boolean
  /** What it was asked for. */
  readonly of: Pick<Choice, "grade" | "subject">
}

/** What is chosen of it; "" for what is not. */
export interface Choice {
  readonly grade: string
  readonly subject: string
  readonly chapter: string
}
