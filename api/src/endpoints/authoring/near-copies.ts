import { checks } from "#contract"
import type { Language, WireGame } from "#contract/words"
import { findNearCopies } from "#game/authoring/near-copy"
import { getLanguage } from "../../games/new-question"
import { implement } from "../../http/implement"
import { done } from "../../reply"
import type { Caller } from "../../security/recognise-caller"
import { readApproved } from "../../store/questions/approved"
import type { Store } from "../../db/store"
import type { Placement } from "../../store/curriculum/curriculum-references"
import { getChapter } from "./find-chapter"

export const findEducationNearCopies = implement(checks.findEducationNearCopies, async (call) =>
  listNearCopies(call, await getChapter(call)),
)

export const findEntertainmentNearCopies = implement(checks.findEntertainmentNearCopies, (call) =>
  listNearCopies(call, { section: call.body.section }),
)

const maxNewest = 500

interface Asking {
  readonly store: Store
  readonly caller: Caller
  readonly language: Language
  readonly body: {
    readonly game: WireGame
    readonly language?: Language | undefined
    readonly questions: readonly { readonly question: string; readonly hints: readonly string[] }[]
  }
}

/**
 * For each question, an approved one in the same language that asks nearly the same; `null` for none. A teacher who
 * waits to be confirmed learns only that there is one.
 */
async function listNearCopies({ store, caller, language, body }: Asking, placement: Placement) {
  const written = body.questions.map(({ question, hints }) => ({ question, lines: hints }))
  const texts = written.flatMap(({ question, lines }) => [question, ...lines])
  const wanted = body.language ?? getLanguage(texts.join("\n"), language)
  const approved = await readApproved(
    store,
    { placement, game: body.game, language: wanted, from: null },
    maxNewest,
  )
  const asked = approved.map(({ question, texts: lines }) => ({ question, lines }))
  const toText = (question: string) => (caller.isWaiting ? "" : question)
  return done(findNearCopies(written, asked).map((copy) => (copy ? toText(copy.question) : null)))
}
