import { readIssued, type IssuedQuestion } from "../store/play/attempts"
import { readQuestions } from "../store/questions/questions"
import type { Pool } from "../store/questions/pools"
import type { DrawnQuestion } from "../games/game"
import type { Stores } from "../db/store"
import type { Wish } from "./wish"

/** How long a repeated, unanswered draw gives the same questions, in ms: clients may fetch twice. */
const sameDrawMs = 5_000

export interface DrawnBefore {
  readonly questions: readonly DrawnQuestion[]
  readonly issuedAt: number
}

interface Repeated {
  readonly stores: Stores
  readonly now: number
  readonly wish: Wish
}

/** The player's last draw in a pool, if it is recent, unanswered and matches the wish; otherwise `null`. */
export async function drawnBefore(
  { stores, now, wish }: Repeated,
  personId: number,
  { drawn }: Pool,
): Promise<DrawnBefore | null> {
  if (!drawn || drawn.ids.length === 0 || now - drawn.at >= sameDrawMs) return null
  const issued = await readIssued(stores.play, personId, drawn.ids)
  const open = issued.filter(
    (each) => each.isOpen && each.issuedAt === drawn.at && isWished(each, wish),
  )
  if (open.length < drawn.ids.length) return null
  const questions = await readQuestions(stores.store, drawn.ids)
  return questions.length === drawn.ids.length ? { questions, issuedAt: drawn.at } : null
}

function isWished(
  { language, isPractice, isMistake }: IssuedQuestion,
  { kind, languages, isLanguageChosen }: Wish,
): boolean {
  if (isLanguageChosen && !languages.some((each) => each === language)) return false
  if (kind === "mistakes") return isPractice && isMistake
  return kind === "any" || isPractice === (kind === "practice")
}
