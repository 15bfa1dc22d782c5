import { languages, wireGames } from "#contract/words"
import { orNull } from "#app/forms/unavailable.server"
import type { Message } from "#app/i18n/keys"
import type { Craft } from "./craft.server"
import type { Located, Where } from "./locate.server"
import type { Maker } from "./maker.server"

type Authoring = Maker["context"]["upstream"]["authoring"]
type Asking = Omit<Parameters<Authoring["findEntertainmentNearCopies"]>[0], "section">

/**
 * Warnings of approved questions that ask nearly the same. None where the place is not known yet,
 * and none where the API does not know the call, refuses it or is silent: see decision 18.
 */
export async function findCopies<Value, Draft>(
  own: Craft<Value, Draft>,
  { maker, typed }: { readonly maker: Maker; readonly typed: FormData },
  located: Located,
): Promise<readonly Message[]> {
  if (!("where" in located) || !(await maker.context.capabilities.has("near-copies"))) return []
  const asked = own.askedOf(own.draftOf(typed))
  const language = languages.find((each) => each === typed.get("language"))
  const answer = await orNull(
    ask(maker.context.upstream.authoring, located.where, {
      game: wireGames[own.game],
      questions: asked.map(({ question, lines }) => ({ question, hints: [...lines] })),
      ...(language ? { language } : {}),
    }),
  )
  const copies = answer?.status === 200 ? answer.body.slice(0, asked.length) : []
  return copies.flatMap((question, place) =>
    question === null ? [] : [warningOf(question, asked.length === 1 ? null : place + 1)],
  )
}

const ask = (authoring: Authoring, where: Where, asking: Asking) =>
  "section" in where
    ? authoring.findEntertainmentNearCopies({ ...where, ...asking })
    : authoring.findEducationNearCopies({ ...where, ...asking })

const warningOf = (question: string, number: number | null): Message =>
  number === null
    ? { key: "make.warnings.copy", params: { question } }
    : { key: "make.warnings.itemCopy", params: { number, question } }
