import { isHeld, takeLease, type Lease } from "./submission"
import { getSourceTraits, isPractice, type Source } from "../sources/source"
import type { RoundKey } from "./round-key"

/**
 * The state of a round's points:
 * `none`: there is nothing to report, for example in entertainment;
 * `pending`: the API has not credited them yet; 0 points in a game that reports those too;
 * `isUnknown`: the API refused them, or does not know the round;
 * `credited`: the API answered with the new total; `before` is the total known before.
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

export interface Account {
  readonly credit: Credit
  readonly lease: Lease
  readonly refusals?: number
  readonly restsUntil?: number
  readonly isReported?: boolean
  readonly isToReport?: boolean
  readonly creditedAt?: number
}

/** How long a refused credit rests: half a minute, then four times as long each time. */
const firstRestMs = 30_000
const longestRestMs = 6 * 60 * 60 * 1000

export const nothingPending: Account = { credit: { state: "none" }, lease: null }

export function openAccount(source: Source, won: number): Account {
  return won > 0 && !isPractice(source) ? openReportedAccount(source, won) : nothingPending
}

/**
 * For a game that reports every round to the API, even one without points.
 * @param isNamed whether the API gave the round a name: without one nothing but points can be reported
 */
export function openReportedAccount(source: Source, won: number, isNamed = false): Account {
  const { earnsPoints, isIssued } = getSourceTraits(source)
  if (!earnsPoints)
    return isIssued && isNamed ? { ...nothingPending, isToReport: true } : nothingPending
  return { credit: { state: "pending", points: isPractice(source) ? 0 : won }, lease: null }
}

export function isPending(account: Account | null): boolean {
  return account?.credit.state === "pending" || account?.isToReport === true
}

export function isBeingCredited(account: Account | null, now: number): boolean {
  return account !== null && isPending(account) && isHeld(account.lease, now)
}

export function claim(account: Account, now: number): Account {
  return isPending(account) ? { ...account, lease: takeLease(now) } : account
}

/** `isReported`: the API has the judgements, or will never take them. */
export function release(account: Account, isReported = false): Account {
  return { ...account, lease: null, ...(isReported ? { isReported, isToReport: false } : {}) }
}

/** After the API refused the credit or did not know the round: it stays pending and rests, so that others go first. */
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
  readonly before: number | null
}

/**
 * Records the total that the API answered with; the first one stands. If the lease has expired, another claim may have
 * brought a newer total, so this one counts as of the end of the lease.
 */
export function creditAccount(account: Account, { total, before }: Total, now: number): Account {
  const { credit, creditedAt, lease } = account
  if (credit.state !== "pending")
    return { credit, lease: null, ...(creditedAt === undefined ? {} : { creditedAt }) }
  return {
    credit: { state: "credited", points: credit.points, total, before },
    lease: null,
    creditedAt: Math.min(now, lease ?? now),
  }
}

/**
 * The newest total of the credits recorded after `since`; `null` if there is none. It may be less than an older one,
 * because an upstream may lower a total. A player's claims are made one at a time, so the order in which they were
 * recorded is that of the API.
 */
export function newestTotal(accounts: readonly (Account | null)[], since: number): number | null {
  let newest: { readonly total: number; readonly at: number } | null = null
  for (const account of accounts) {
    if (account?.credit.state !== "credited") continue
    const { total } = account.credit
    const at = account.creditedAt ?? 0
    const isNewer = !newest || at > newest.at || (at === newest.at && total > newest.total)
    if (at > since && isNewer) newest = { total, at }
  }
  return newest?.total ?? null
}

/** Points for one caller alone to have credited, until it settles or releases them or the lease expires. */
export interface CreditClaim {
  readonly roundId: string
  readonly attempt?: string | undefined
  /** `null` for a round without points, of which only the judgements are reported. */
  readonly points: number | null
  readonly judgements?: readonly boolean[]
}

export interface ClaimWithTotal {
  readonly claim: CreditClaim | null
  readonly total: number | null
}

export interface PendingCredit {
  readonly roundId: string
  readonly points: number
  readonly key: RoundKey
}

/** What was added to the total, which is less than what was won if the hints of the round were in a pack. */
export function getPaid(credit: Credit, won: number): number {
  const added = credit.state === "credited" ? credit.total - (credit.before ?? 0) : 0
  return added > 0 ? Math.min(added, won) : won
}

export const hadItsPoints = (credit: Credit): boolean =>
  credit.state === "credited" && credit.points > 0 && credit.total === credit.before
