import { isHeld, takeLease, type Lease } from "./lease"

/** What a player handed in, once and for all, and who is at the API with it. */
export interface HandedIn<Answer> {
  readonly answer: Answer
  readonly lease: Lease
}

/** A round whose answer is with the caller now, and what the API needs to judge it. */
export interface Submitted<R, Submission> {
  readonly round: R
  readonly submission: Submission
}

/** In characters; the forms turn longer ones away. */
export const answerMax = 500

/**
 * Hands an answer in, or takes up the one that was: the first stands, whatever is typed later,
 * since the API may have judged it although its reply was lost. `null` while somebody is at it.
 */
export function handIn<Answer>(
  before: HandedIn<Answer> | null,
  answer: Answer,
  now: number,
): HandedIn<Answer> | null {
  if (before && isHeld(before.lease, now)) return null
  return { answer: before ? before.answer : answer, lease: takeLease(now) }
}

/** Lets the next caller judge it; the answer stays. */
export function letGo<R extends { readonly handedIn: HandedIn<unknown> | null }>(round: R): R {
  return round.handedIn ? { ...round, handedIn: { ...round.handedIn, lease: null } } : round
}
