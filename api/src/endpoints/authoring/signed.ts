import type { Language, WireGame } from "#contract/words"
import { languageOf } from "../../authoring/language-of"
import type { Written } from "../../authoring/written"
import type { Outside } from "../../outside"
import type { Caller } from "../../security/recognise-caller"
import type { Sheet } from "../../store/waiting"

interface Making {
  readonly caller: Caller
  readonly body: { readonly game: WireGame; readonly language?: Language | undefined }
  readonly language: Language
  readonly now: number
  readonly outside: Outside
}

/** What was written together, with its game, language and author; several get a name as a set. */
export function signed(
  { caller, body, language, now, outside }: Making,
  questions: readonly Written[],
): Sheet {
  const texts = questions.flatMap(({ question, lines, summary }) => [question, ...lines, summary])
  return {
    game: body.game,
    language: body.language ?? languageOf(texts.join("\n"), language),
    authorId: caller.id,
    setId: questions.length > 1 ? Buffer.from(outside.random(12)).toString("base64url") : null,
    questions,
    now,
  }
}
