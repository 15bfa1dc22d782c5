import { isBeingCredited, isPending, isResting, type PendingCredit } from "./credit"
import { leaseMs } from "./submission"
import { hasEnded, isAwaitingVerdict, isInPlay, roundMs, type RoundBase } from "./round-base"
import { isAtNumberOf, roundKeyText, type RoundKey } from "./round-key"

/** How many rounds of a player are kept, in addition to those whose credit or verdict is pending. */
export const roundsMax = 50

export function atKey<R extends RoundBase>(rounds: readonly R[], key: RoundKey, now: number) {
  const current = rounds.filter((round) => isCurrent(round, now))
  const isHere = (round: R) => roundKeyText(round) === roundKeyText(key)
  return current.find(isHere) ?? current.find((round) => isAtNumberOf(round, key)) ?? null
}

export function inPlay<R extends RoundBase>(rounds: readonly R[], now: number): R[] {
  return oldestFirst(rounds.filter((round) => isInPlay(round, now))).toReversed()
}

export function currentRounds<R extends RoundBase>(rounds: readonly R[], now: number): R[] {
  return oldestFirst(rounds.filter((round) => isCurrent(round, now))).toReversed()
}

const isCurrent = (round: RoundBase, now: number) => !round.isFinished && !hasEnded(round, now)

function withPendingCredit<R extends RoundBase>(rounds: readonly R[]): R[] {
  return oldestFirst(rounds.filter(({ account }) => isPending(account)))
}

export const pendingCredits = (rounds: readonly RoundBase[]): PendingCredit[] =>
  withPendingCredit(rounds).map(({ id, game, source, account }) => {
    const points = account?.credit.state === "pending" ? account.credit.points : 0
    return { roundId: id, points, key: { game, source } }
  })

interface Choice<R> {
  readonly id: string | undefined
  readonly now: number
  readonly hasJudgements: (round: R) => boolean
}

/** The round whose points are claimed. One at a time, because an API may match a claim by its points alone. */
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

/** Two rounds of one key may have the same question, and the first that the API learns of wins its points. */
const isPlayedBefore = (one: RoundBase, other: RoundBase) =>
  one.startedAt < other.startedAt && roundKeyText(one) === roundKeyText(other)

/**
 * The rounds to remove: those that have ended, and those over the limit, answered ones before those in play, the oldest
 * first. A round with a pending credit or an unjudged submission stays.
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

export function nextPruneAt(rounds: readonly RoundBase[]): number | null {
  const settled = rounds.filter(isPrunable)
  return settled.length > 0 ? Math.min(...settled.map(pruneAt)) : null
}

function isPrunable(round: RoundBase): boolean {
  return !isPending(round.account) && !isAwaitingVerdict(round)
}

/** One lease after the end: the API may still be judging an answer submitted at the last moment. */
function pruneAt({ startedAt }: RoundBase): number {
  return startedAt + roundMs + leaseMs
}

function oldestFirst<R extends RoundBase>(rounds: readonly R[]): R[] {
  return rounds.toSorted((one, other) => one.startedAt - other.startedAt)
}
