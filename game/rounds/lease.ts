/** How long one caller alone may judge or credit before another may take over, in ms. */
export const leaseMs = 15_000

/** Until when one caller alone may act, in ms since 1970; `null` where none does. */
export type Lease = number | null

export function takeLease(now: number): Lease {
  return now + leaseMs
}

export function isHeld(lease: Lease, now: number): boolean {
  return lease !== null && now < lease
}
