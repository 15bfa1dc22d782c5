import type { Language, WireGame } from "#contract/words"
import { languageOf } from "../../authoring/language-of"
import type { Written } from "../../authoring/written"
import type { Dependencies } from "../../dependencies"
import type { Caller } from "../../security/recognise-caller"
import type { QuestionBatch } from "../../store/waiting"

interface Making {
  readonly caller: Caller
  readonly body: { readonly game: WireGame; readonly language?: Language | undefined }
  readonly language: Language
  readonly now: number
  readonly dependencies: Dependencies
}

/** What was written together, with its game, language and author; several get a name as a set. */
export function toQuestionBatch(
  { caller, body, language, now, dependencies }: Making,
  questions: readonly Written[],
): QuestionBatch {
  const texts = questions.flatMap(({ question, lines, summary }) => [question, ...lines, summary])
  return {
    game: body.game,
    language: body.language ?? languageOf(texts.join("\n"), language),
    authorId: caller.id,
    setId: questions.length > 1 ? Buffer.from(dependencies.random(12)).toString("base64url") : null,
    questions,
    now,
  }
}
