import type { Asked } from "#game/authoring/near-copy"
import type { Game } from "#contract/words"
import type { FieldErrors, Sent } from "#app/forms/submission.server"
import type { FormView } from "#app/forms/form-model"
import type { Message } from "#app/i18n/keys"
import type { MakeCalls, QuestionBody } from "./send-question.server"
import type { TypedAnswer } from "./try-answers/try-answers.server"

/** How questions of one game are written: a form, and what is made of it. */
export interface GameAuthoring<Value, Draft> {
  readonly game: Game
  readonly form: {
    view(begin: Readonly<Record<string, string | readonly string[]>>): FormView
    read(request: Request): Promise<Sent<Value>>
    readFields(typed: FormData): Sent<Value>
  }
  /** What is chosen at first, by field. */
  readonly defaults?: Readonly<Record<string, string>>
  /** The question as far as it is written: for its preview, and for checks across fields. */
  draftOf(typed: FormData): Draft
  /** Errors that no field shows by itself, by field. */
  errorsOf?(draft: Draft): FieldErrors
  /** What may be a mistake; it does not prevent sending. */
  warningsOf(draft: Draft): readonly Message[]
  /** What a player reads before answering, one entry a question; compared with approved questions. */
  questionsOf(draft: Draft): readonly Asked[]
  /** What players answer by typing; its author may try answers in the preview. */
  typedAnswersOf?(draft: Draft): readonly TypedAnswer[]
  readonly calls: MakeCalls
  /** What is sent, but for its place. Without a language the API detects it by the script. */
  questionOf(value: Value): QuestionBody
}
