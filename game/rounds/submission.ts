/** How long one caller alone may judge or credit before another may take over, in ms. */
export const leaseMs = 15_000

export type Lease = number | null

export function takeLease(now: number): Lease {
  return now + leaseMs
}

export function isHeld(lease: Lease, now: number): boolean {
  return lease !== null && now < lease
}

export interface SubmittedAnswer<Answer> {
  readonly answer: Answer
  readonly lease: Lease
}

/** In characters. The forms refuse longer answers. */
const answerMax = 500

export const cutAnswer = (answer: string): string => answer.slice(0, answerMax)

/**
 * Submits an answer, or takes a new lease for the one submitted before: the first answer stands, because the API may
 * have judged it although its reply was lost. `null` while another caller has it judged.
 */
export function submitOnce<Answer>(
  before: SubmittedAnswer<Answer> | null,
  answer: Answer,
  now: number,
): SubmittedAnswer<Answer> | null {
  if (before && isHeld(before.lease, now)) return null
  return { answer: before ? before.answer : answer, lease: takeLease(now) }
}

export function releaseLease<Round extends { readonly submitted: SubmittedAnswer<unknown> | null }>(
  round: Round,
): Round {
  return round.submitted ? { ...round, submitted: { ...round.submitted, lease: null } } : round
}
