import { readIssued } from "../store/attempts"
import type { Pool } from "../store/pools"
import type { Question } from "../games/game"
import type { Store } from "../store/store"

/** How long a repeated, unanswered draw gives the same questions, in ms: clients may fetch twice. */
const sameDrawMs = 5_000

/** The player's last draw. */
export interface DrawnBefore {
  readonly questions: readonly Question[]
  readonly issuedAt: number
}

/** The player's last draw in a pool, if it is recent and nothing of it is answered; else `null`. */
export async function drawnBefore(
  { store, now }: { readonly store: Store; readonly now: number },
  personId: number,
  { drawn }: Pool,
): Promise<DrawnBefore | null> {
  if (!drawn || now - drawn.at >= sameDrawMs) return null
  const issued = await readIssued(store, personId, drawn.ids)
  const open = issued.filter(({ issuedAt, isOpen }) => isOpen && issuedAt === drawn.at)
  const questions = drawn.ids.flatMap(
    (id) => open.find(({ question }) => question.id === id)?.question ?? [],
  )
  const isWhole = questions.length > 0 && questions.length === drawn.ids.length
  return isWhole ? { questions, issuedAt: drawn.at } : null
}
