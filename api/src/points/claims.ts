import { wireGames, type Language, type WireGame } from "#contract/words"
import type { GameRules } from "../games/game"
import { games } from "../games/games"
import type { QuestionIssue, SetIssue } from "./issue-name"

export interface Claimable {
  readonly questionId: number
  readonly poolId: number
  /** The number of the draw, the same for all items of a difficulty set; otherwise 0. */
  readonly round: number
  readonly language: Language
  readonly level: number
  readonly game: WireGame
  readonly isEducation: boolean
  readonly isPractice: boolean
  readonly issuedAt: number
  readonly answeredAt: number | null
  readonly worth: number
  /** The issue that won the points; see decision 22. */
  readonly wonIssue: number | null
  /** `null` if the question has not been credited yet; a credit may be 0. */
  readonly credited: number | null
  readonly claimAt: number | null
}

export interface ClaimEffect {
  readonly attempt: Claimable
  readonly pays: boolean
}

type Round = readonly ClaimEffect[]

export interface Claim {
  /** One attempt, or those of a difficulty set that were answered right. */
  readonly round: readonly Claimable[]
  readonly credits: readonly (number | null)[]
  readonly points: number
  /** True in a game that is closed by its claim, if there was no judgement. */
  readonly isUnjudged: boolean
}

export const isUncredited = ({ worth, credited }: Claimable): boolean =>
  worth > 0 && credited === null

/**
 * The round that a claim without a name means: the first that can be worth exactly the points asked for,
 * otherwise the first that is worth anything.
 * See docs/decisions/0015-which-round-is-claimed.md.
 * @param claimables uncredited attempts first, the oldest before the others
 * @param hasMore whether there are others that were not read: then only an exact one counts
 */
export function guessClaim(
  claimables: readonly Claimable[],
  asked: number,
  hasMore = false,
): Claim | null {
  const rounds = toRounds(claimables)
  const inOrder = rounds.toSorted((one, other) => getRank(one) - getRank(other))
  const exact = inOrder.find((round) => canBeWorth(round, asked))
  if (exact) return toClaim(exact, asked)
  if (hasMore) return null
  const claims = inOrder.map((round) => toClaim(round, asked))
  return claims.find(({ points }) => points > 0) ?? null
}

const getRank = (round: Round): number => getRules(round).claimRank

function toRounds(claimables: readonly Claimable[]): readonly Round[] {
  const rounds = new Map<string, ClaimEffect[]>()
  for (const attempt of claimables) {
    const { game, poolId, round, questionId } = attempt
    const key = games[game].isSet ? `${poolId}/${round}` : String(questionId)
    rounds.set(key, [...(rounds.get(key) ?? []), { attempt, pays: isUncredited(attempt) }])
  }
  return [...rounds.values()]
}

const getRules = ([first]: Round): GameRules => games[first?.attempt.game ?? wireGames.offside]

const canBeWorth = (round: Round, points: number): boolean =>
  getRules(round).canBeWorth(
    round.map(({ attempt: { level, worth }, pays }) => ({ level, worth, pays })),
    points,
  )

export function toClaim(round: Round, asked: number): Claim {
  const rules = getRules(round)
  const worth = round.reduce((sum, { attempt, pays }) => sum + (pays ? attempt.worth : 0), 0)
  const points = rules.creditFor(worth, asked)
  let left = points
  const credits = round.map(({ attempt, pays }) => {
    if (!pays) return attempt.credited === null && !attempt.isPractice ? 0 : null
    const credit = Math.min(attempt.worth, left)
    left -= credit
    return credit
  })
  const isUnjudged =
    rules.isClosedByClaim && round.some(({ attempt, pays }) => !pays && attempt.answeredAt === null)
  return { round: round.map(({ attempt }) => attempt), credits, points, isUnjudged }
}

/**
 * The result of a claim by name: a claim to take, `settled` if this issue has been credited, `open`
 * if it is not answered yet, `unknown` if the player has no such issue.
 */
export type NamedClaim = Claim | "settled" | "open" | "unknown"

type Standing = "pays" | "closes" | "settled" | "open" | "never issued"

export function namedClaim(
  attempts: readonly Claimable[],
  name: QuestionIssue | SetIssue | null,
  asked: number,
): NamedClaim {
  if (!name) return "unknown"
  const standings = attempts.map((attempt) => ({ attempt, standing: standingOf(attempt, name) }))
  const round = standings.flatMap(({ attempt, standing }) =>
    standing === "pays" || standing === "closes" ? [{ attempt, pays: standing === "pays" }] : [],
  )
  if (round.length > 0) return toClaim(ofIssue(round, name, asked), asked)
  if (standings.some(({ standing }) => standing === "settled")) return "settled"
  return standings.some(({ standing }) => standing === "open") ? "open" : "unknown"
}

/**
 * The unfinished items of a set are issued again in later sets. What was won there is left to the claims of
 * those sets, unless this claim asks for more than its own issue won.
 */
function ofIssue(
  round: readonly ClaimEffect[],
  name: QuestionIssue | SetIssue,
  asked: number,
): readonly ClaimEffect[] {
  if (!("round" in name)) return round
  const own = round.filter(({ attempt }) => attempt.wonIssue === name.round)
  const won = own.reduce((sum, { attempt, pays }) => sum + (pays ? attempt.worth : 0), 0)
  return own.length > 0 && won >= asked ? own : round
}

/**
 * An attempt stores its newest issue and the one that won. A practice issue never gets the points of the
 * one that won, whichever is claimed first.
 */
function standingOf(attempt: Claimable, name: QuestionIssue | SetIssue): Standing {
  const { isSet } = games[attempt.game]
  if (isSet !== "round" in name) return "never issued"
  const [named, newest] =
    "round" in name ? [name.round, attempt.round] : [name.issuedAt, attempt.issuedAt]
  if (named > newest) return "never issued"
  if (attempt.isPractice && named === newest) return ofThisIssue(attempt)
  if (!isUncredited(attempt)) return attempt.isPractice ? "settled" : ofThisIssue(attempt)
  const isOfWinner = !attempt.isPractice || named <= (attempt.wonIssue ?? newest)
  return isOfWinner ? "pays" : "settled"
}

/** A game without an answer call is closed by the claim, the others by their answer. */
function ofThisIssue({ game, isEducation, answeredAt, claimAt }: Claimable): Standing {
  if (answeredAt !== null) return claimAt === null ? "settled" : "closes"
  return games[game].isClosedByClaim && isEducation ? "closes" : "open"
}
