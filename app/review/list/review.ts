import type { Category, Game, Language } from "#contract/words"
import type { Option } from "#app/forms/fields/select-field.tsx"
import type { AnswerVerdict } from "#app/authoring/try-answers/answer-verdict"
import type { Message } from "#app/i18n/keys"
import type { ReviewReply } from "#app/review/decide/decision"
import type { ReviewEntry, WaitingQuestion } from "#app/review/question/entry"

export interface OpenedEntry extends ReviewEntry {
  readonly items: readonly WaitingQuestion[]
  readonly author: string
  readonly age: string
  readonly language: Language
  readonly discuss: string
  readonly prev: string
  readonly next: string
}

export const pageSizes = [5, 10, 25, 50] as const

export interface ReviewFilter {
  readonly search: string
  readonly author: string
  readonly grade: string
  readonly subject: string
  readonly section: string
  readonly game: Game | ""
  readonly language: Language | ""
  readonly size: (typeof pageSizes)[number]
  readonly page: number
}

export interface FilterChoice {
  readonly name: string
  readonly label: string
  readonly chosen: string
  readonly options: readonly Option[]
}

export interface ReviewView {
  readonly category: Category
  readonly filter: ReviewFilter
  readonly entries: readonly ReviewEntry[]
  readonly opened: OpenedEntry | null
  readonly isChosen: boolean
  readonly found: number
  readonly foundEntries: number
  readonly total: number
  readonly pages: number
  readonly ways: Readonly<Record<"prev" | "next", string>>
  /** None where the form that filters the list is closed. */
  readonly choices: readonly FilterChoice[]
  readonly ticked: readonly string[]
  readonly triesMax: number | null
  readonly canUndo: boolean
  readonly undo: { readonly ids: readonly string[]; readonly minutes: number } | null
}

export interface TryReply extends Pick<ReviewReply, "templates" | "reason"> {
  readonly id: string
  readonly tries: string
  readonly verdicts: readonly AnswerVerdict[]
  readonly tryError: Message | null
}

export const tickedForm = "ticked"

/** In the address of the list with the form that filters it. */
export const narrowing = "narrow"

export const toAnchor = (id: string) => `q-${id}`
