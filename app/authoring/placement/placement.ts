import type { Option } from "#app/forms/fields/select-field.tsx"

interface Chapter extends Option {
  readonly name: string
}

export interface PlacementOptions {
  readonly grades: readonly Option[]
  /** The subjects of the chosen grade, for a teacher those they teach; `null` for a teacher of a single subject. */
  readonly subjects: readonly Option[] | null
  /** The subject of a teacher who has no other; "" for everybody else. */
  readonly single: string
  readonly chapters: readonly Chapter[] | null
  readonly isPartial: boolean
  readonly isTrusted: boolean
  /** What happens in the chosen subject, for an author who is trusted in only some of theirs. */
  readonly inSubject: "published" | "reviewed" | null
  readonly of: Pick<PlacementChoice, "grade" | "subject">
}

export interface PlacementChoice {
  readonly grade: string
  readonly subject: string
  readonly chapter: string
}

export const optionsPath = "/make/places"
