import type { Game } from "#game/rounds/place"
import type { Option } from "#app/forms/select-field.tsx"

/** How many questions wait, by game; `unknown` counts games that this version does not know. */
export type Counts = Readonly<Record<Game | "unknown", number>>

interface EmptyChapter {
  readonly subject: string
  readonly number: string
  readonly name: string
}

/** What the chosen grade lacks. */
export interface Gaps {
  readonly grade: string
  readonly subjectsWithoutChapters: readonly string[]
  readonly chaptersWithoutQuestions: readonly EmptyChapter[]
  /** Subjects beyond those that one page can look into. */
  readonly unseen: readonly string[]
}

export interface Overview {
  readonly education: Counts
  readonly entertainment: Counts
  readonly grades: readonly Option[]
  readonly gradesWithoutSubjects: readonly Option[]
  /** Grades beyond those that one page can look into. */
  readonly unseenGrades: readonly Option[]
  /** `null` where there is no grade with subjects. */
  readonly gaps: Gaps | null
}
