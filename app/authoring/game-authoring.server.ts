import type { WrittenQuestion } from "#game/authoring/near-copy"
import type { Game } from "#contract/words"
import type { FieldErrors, SentForm } from "#app/forms/submission.server"
import type { FormView } from "#app/forms/form-model"
import type { Message } from "#app/i18n/keys"
import type { MakeCalls, QuestionBody } from "./send-question.server"
import type { TypedAnswer } from "./try-answers/try-answers.server"

export interface GameAuthoring<Value, Draft> {
  readonly game: Game
  readonly form: {
    view(begin: Readonly<Record<string, string | readonly string[]>>): FormView
    read(request: Request): Promise<SentForm<Value>>
    readFields(typed: FormData): SentForm<Value>
  }
  readonly defaults?: Readonly<Record<string, string>>
  draftOf(typed: FormData): Draft
  errorsOf?(draft: Draft): FieldErrors
  /** Possible mistakes; they do not prevent sending. */
  warningsOf(draft: Draft): readonly Message[]
  /** The texts that a player reads before answering, one entry per question, for comparison with approved questions. */
  questionsOf(draft: Draft): readonly WrittenQuestion[]
  typedAnswersOf?(draft: Draft): readonly TypedAnswer[]
  readonly calls: MakeCalls
  /** The question as it is sent, without its placement. Without a language, the API detects it by the script. */
  questionOf(value: Value): QuestionBody
}
