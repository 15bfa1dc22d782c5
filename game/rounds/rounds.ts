import { isBeingCredited, isPending, isResting, type PendingCredit } from "./credit"
import { leaseMs } from "./submission"
import { hasEnded, isAwaitingVerdict, isInPlay, roundMs, type RoundBase } from "./round-base"
import { roundKeyText, type RoundKey } from "./round-key"

/** How many rounds of a player are kept, beside those whose credit or verdict is pending. */
export const roundsMax = 50

/** The round of a key, in play or answered, until it is finished or ends. */
export function atKey<R extends RoundBase>(rounds: readonly R[], key: RoundKey, now: number) {
  const isHere = (round: R) => roundKeyText(round) === roundKeyText(key)
  return rounds.find((round) => isCurrent(round, now) && isHere(round)) ?? null
}

/** Newest first. */
export function inPlay<R extends RoundBase>(rounds: readonly R[], now: number): R[] {
  return oldestFirst(rounds.filter((round) => isInPlay(round, now))).toReversed()
}

/** In play or answered, until they are finished or end, newest first. */
export function current<R extends RoundBase>(rounds: readonly R[], now: number): R[] {
  return oldestFirst(rounds.filter((round) => isCurrent(round, now))).toReversed()
}

const isCurrent = (round: RoundBase, now: number) => !round.isFinished && !hasEnded(round, now)

/** What is won and not credited, oldest first. */
export function withPendingCredit<R extends RoundBase>(rounds: readonly R[]): R[] {
  return oldestFirst(rounds.filter(({ account }) => isPending(account)))
}

/** The same as the points that each brings. */
export const pendingCredits = (rounds: readonly RoundBase[]): PendingCredit[] =>
  withPendingCredit(rounds).map(({ id, game, source, account }) => {
    const points = account?.credit.state === "pending" ? account.credit.points : 0
    return { roundId: id, points, key: { game, source } }
  })

/** Which round's points may be taken to the API. */
interface Choice<R> {
  /** The round asked for; without it the oldest that does not rest. */
  readonly id: string | undefined
  readonly now: number
  /** Whether the API is still to have the judgements of a round, which it takes in the order of play. */
  readonly hasJudgements: (round: R) => boolean
}

/** One at a time, since the API may be given points and no question. */
export function toCredit<R extends RoundBase>(
  rounds: readonly R[],
  { id, now, hasJudgements }: Choice<R>,
): R | null {
  if (rounds.some(({ account }) => isBeingCredited(account, now))) return null
  const due = withPendingCredit(rounds).filter(({ account }) => !isResting(account, now))
  const asked = due.find((round) => id === undefined || round.id === id)
  if (!asked) return null
  return due.find((round) => hasJudgements(round) && isPlayedBefore(round, asked)) ?? asked
}

/** Two rounds of one key may be of one question, and the first that the API has wins its points. */
const isPlayedBefore = (one: RoundBase, other: RoundBase) =>
  one.startedAt < other.startedAt && roundKeyText(one) === roundKeyText(other)

/**
 * Those not worth keeping: what has ended, and what is over the limit, answered rounds before those
 * in play, the oldest first. A pending credit stays until it is credited, a submission until it is
 * judged.
 */
export function toPrune<R extends RoundBase>(rounds: readonly R[], now: number): R[] {
  const settled = oldestFirst(rounds.filter(isPrunable))
  const ended = settled.filter((round) => pruneAt(round) <= now)
  const rest = settled.filter((round) => pruneAt(round) > now)
  const answeredFirst = [
    ...rest.filter(({ account }) => account !== null),
    ...rest.filter(({ account }) => account === null),
  ]
  return [...ended, ...answeredFirst.slice(0, Math.max(0, rest.length - roundsMax))]
}

/** When there is next a round to prune, in ms since 1970; `null` where there is none. */
export function nextPruneAt(rounds: readonly RoundBase[]): number | null {
  const settled = rounds.filter(isPrunable)
  return settled.length > 0 ? Math.min(...settled.map(pruneAt)) : null
}

function isPrunable(round: RoundBase): boolean {
  return !isPending(round.account) && !isAwaitingVerdict(round)
}

/** A little after the end: an answer submitted at the last moment may still be with the API. */
function pruneAt({ startedAt }: RoundBase): number {
  return startedAt + roundMs + leaseMs
}

function oldestFirst<R extends RoundBase>(rounds: readonly R[]): R[] {
  return rounds.toSorted((one, other) => one.startedAt - other.startedAt)
}
