import { isHeld, takeLease, type Lease } from "./submission"
import { isPractice, type RoundKey, type Source } from "./round-key"

/**
 * What became of the points of a round:
 * `none` there is nothing to report (no education, nothing won),
 * `pending` the API has not credited them yet; 0 points where a game reports those too;
 * `isUnknown` where it answered that it knows no such round,
 * `credited` the API answered with the new total; `before` is what the player was known to have.
 */
export type Credit =
  | { readonly state: "none" }
  | { readonly state: "pending"; readonly points: number; readonly isUnknown?: boolean }
  | {
      readonly state: "credited"
      readonly points: number
      readonly total: number
      readonly before?: number | null
    }

/** The points of an answered round, and until when one caller alone may have them credited. */
export interface Account {
  readonly credit: Credit
  readonly lease: Lease
  /** How often the API refused them, and until when they are not tried again, in ms since 1970. */
  readonly refusals?: number
  readonly restsUntil?: number
  /** The API has the judgements of this round. */
  readonly isReported?: boolean
  /** When the total was recorded, in ms since 1970. */
  readonly creditedAt?: number
}

/** How long a refused credit rests: half a minute, then four times as long each time. */
const firstRestMs = 30_000
const longestRestMs = 6 * 60 * 60 * 1000

export const nothingPending: Account = { credit: { state: "none" }, lease: null }

/** The account of a round that was just answered: only education adds to a total, and practice does not. */
export function openAccount(source: Source, won: number): Account {
  return won > 0 && !isPractice(source) ? openReportedAccount(source, won) : nothingPending
}

/** The same for a game whose rounds are reported to the API even where nothing was won. */
export function openReportedAccount(source: Source, won: number): Account {
  if (source.category !== "education") return nothingPending
  return { credit: { state: "pending", points: isPractice(source) ? 0 : won }, lease: null }
}

export function isPending(account: Account | null): boolean {
  return account?.credit.state === "pending"
}

export function isBeingCredited(account: Account | null, now: number): boolean {
  return account !== null && isPending(account) && isHeld(account.lease, now)
}

export function claim(account: Account, now: number): Account {
  return isPending(account) ? { ...account, lease: takeLease(now) } : account
}

/** `isReported`: the API took the judgements before it failed. */
export function release(account: Account, isReported = false): Account {
  return { ...account, lease: null, ...(isReported ? { isReported } : {}) }
}

/** The API does not know the round, or refuses: the credit stays pending, and others may go first. */
export function postpone(account: Account, now: number): Account {
  const { credit, refusals = 0 } = account
  if (credit.state !== "pending") return account
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

interface Total {
  readonly total: number
  /** What the player was known to have. */
  readonly before: number | null
}

/** Records the API's answer; the first one stands, even where its lease has run out. */
export function credited(account: Account, { total, before }: Total, now: number): Account {
  const { credit, creditedAt } = account
  if (credit.state !== "pending")
    return { credit, lease: null, ...(creditedAt === undefined ? {} : { creditedAt }) }
  return {
    credit: { state: "credited", points: credit.points, total, before },
    lease: null,
    creditedAt: now,
  }
}

/**
 * The newest total of the credits recorded after `since`; `null` where there is none. Totals only grow, and two
 * that were asked for at one time may be recorded in the other order: so the largest is the newest.
 */
export function newestTotal(accounts: readonly (Account | null)[], since: number): number | null {
  const totals = accounts.flatMap((account) =>
    account?.credit.state === "credited" && (account.creditedAt ?? 0) > since
      ? [account.credit.total]
      : [],
  )
  return totals.length > 0 ? Math.max(...totals) : null
}

/** Points that one caller alone is to have credited, until it reports or the lease runs out. */
export interface CreditClaim {
  readonly roundId: string
  /** The name that the API gave to this issue of the question. */
  readonly attempt?: string | undefined
  readonly points: number
  /** Of offside, what the player said of each statement, until the API has it. */
  readonly judgements?: readonly boolean[]
}

/** The oldest pending credit, and the newest total since the session began. */
export interface ClaimWithTotal {
  readonly claim: CreditClaim | null
  readonly total: number | null
}

/** What a round won and the API has not credited yet. */
export interface PendingCredit {
  readonly roundId: string
  readonly points: number
  readonly key: RoundKey
}

/** A question that had its points before brings no others. */
export const hadItsPoints = (credit: Credit): boolean =>
  credit.state === "credited" && credit.points > 0 && credit.total === credit.before
