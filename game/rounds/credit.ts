import { isHeld, takeLease, type Lease } from "./lease"
import type { Place } from "./place"

/**
 * What has become of the points of a round:
 * `none` nothing is to be called (no education, nothing won),
 * `owed` to be reported to the API, which has not answered yet; 0 points where a game reports those too;
 * `isUnknown` where it has answered that it knows no such round,
 * `credited` the API has answered with the new total; `before` is what the player was known to have.
 */
export type Credit =
  | { readonly state: "none" }
  | { readonly state: "owed"; readonly points: number; readonly isUnknown?: boolean }
  | {
      readonly state: "credited"
      readonly points: number
      readonly total: number
      readonly before?: number | null
    }

/** The points of an answered round, and who is at the API with them. */
export interface Account {
  readonly credit: Credit
  readonly lease: Lease
  /** How often the API did not take them, and until when they rest after it, in ms since 1970. */
  readonly refusals?: number
  readonly restsUntil?: number
  /** The API has the judgements of this round. */
  readonly isTold?: boolean
}

/** How long a debt that the API did not take rests: half a minute, then four times as long each time. */
const firstRestMs = 30_000
const longestRestMs = 6 * 60 * 60 * 1000

export const nothingOwed: Account = { credit: { state: "none" }, lease: null }

/** The account of a round that was just answered: only education adds to a total. */
export function openAccount(place: Place, won: number): Account {
  return won > 0 ? openReportedAccount(place, won) : nothingOwed
}

/** The same for a game whose rounds the API is to hear of even where nothing was won. */
export function openReportedAccount(place: Place, won: number): Account {
  if (place.category !== "education") return nothingOwed
  return { credit: { state: "owed", points: won }, lease: null }
}

export function isOwed(account: Account | null): boolean {
  return account?.credit.state === "owed"
}

export function isBeingCredited(account: Account | null, now: number): boolean {
  return account !== null && isOwed(account) && isHeld(account.lease, now)
}

export function claim(account: Account, now: number): Account {
  return isOwed(account) ? { ...account, lease: takeLease(now) } : account
}

/** `isTold`: the API has taken the judgements before it failed. */
export function release(account: Account, isTold = false): Account {
  return { ...account, lease: null, ...(isTold ? { isTold } : {}) }
}

/** The API does not know the round, or refuses: it stays owed, and others may be paid before it. */
export function postpone(account: Account, now: number): Account {
  const { credit, refusals = 0 } = account
  if (credit.state !== "owed") return account
  const restMs = Math.min(longestRestMs, firstRestMs * 4 ** refusals)
  return {
    ...account,
    credit: { ...credit, isUnknown: true },
    lease: null,
    refusals: refusals + 1,
    restsUntil: now + restMs,
  }
}

export function isResting(account: Account | null, now: number): boolean {
  return now < (account?.restsUntil ?? 0)
}

/** Takes the API's answer down; the first one stands, even where its lease has run out. */
export function credited({ credit }: Account, total: number, before: number | null): Account {
  if (credit.state !== "owed") return { credit, lease: null }
  return { credit: { state: "credited", points: credit.points, total, before }, lease: null }
}

/** A question that had its points before brings no others. */
export const hadItsPoints = (credit: Credit): boolean =>
  credit.state === "credited" && credit.points > 0 && credit.total === credit.before
