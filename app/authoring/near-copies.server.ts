import { languages, wireGames } from "#contract/words"
import { orNull } from "#app/forms/refusals.server"
import type { Message } from "#app/i18n/keys"
import type { Author } from "./author.server"
import type { GameAuthoring } from "./game-authoring.server"
import type { QuestionPlacement, Resolved } from "./placement/resolve-placement.server"

type Authoring = Author["context"]["upstream"]["authoring"]
type Search = Omit<Parameters<Authoring["findEntertainmentNearCopies"]>[0], "section">

/**
 * Warnings about approved questions that are nearly the same. A failed lookup only loses the warnings:
 * there are none if the placement is incomplete, or if the API lacks the call, refuses it or does not
 * reply; see decision 18.
 */
export async function warnOfNearCopies<Value, Draft>(
  authoring: GameAuthoring<Value, Draft>,
  { author, typed }: { readonly author: Author; readonly typed: FormData },
  resolved: Resolved,
): Promise<readonly Message[]> {
  if (!("placement" in resolved)) return []
  const questions = authoring.questionsOf(authoring.draftOf(typed))
  const language = languages.find((each) => each === typed.get("language"))
  const reply = await orNull(
    search(author.context.upstream.authoring, resolved.placement, {
      game: wireGames[authoring.game],
      questions: questions.map(({ question, lines }) => ({ question, hints: [...lines] })),
      ...(language ? { language } : {}),
    }),
  )
  const copies = reply?.status === 200 ? reply.body.slice(0, questions.length) : []
  return copies.flatMap((question, index) =>
    question === null ? [] : [getWarning(question, questions.length === 1 ? null : index + 1)],
  )
}

const search = (authoring: Authoring, placement: QuestionPlacement, wanted: Search) =>
  "section" in placement
    ? authoring.findEntertainmentNearCopies({ ...placement, ...wanted })
    : authoring.findEducationNearCopies({ ...placement, ...wanted })

/** The text of the copy is "" if the API does not show it to the caller. */
function getWarning(question: string, number: number | null): Message {
  if (question === "")
    return number === null
      ? { key: "make.warnings.hiddenCopy" }
      : { key: "make.warnings.hiddenItemCopy", params: { number } }
  return number === null
    ? { key: "make.warnings.copy", params: { question } }
    : { key: "make.warnings.itemCopy", params: { number, question } }
}
