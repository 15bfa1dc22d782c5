import { wireGames, type WireGame } from "#contract/words"
import { itemScore } from "#game/worth"
import type { QuestionIssue, SetIssue } from "./issue-name"
import { creditFor, isHintsWorth, isOffsideWorth, offsideMost } from "./credit-for"

/** An attempt that a call for points may mean. */
export interface Claimable {
  readonly questionId: number
  readonly poolId: number
  /** The same for those of a difficulty set. */
  readonly round: number
  readonly level: number
  readonly game: WireGame
  readonly isPractice: boolean
  readonly issuedAt: number
  readonly worth: number
  /** `null` where the question has not had its credit yet, be it 0. */
  readonly credited: number | null
  readonly claimAt: number
}

/** What one claim is about: an attempt, or those of a difficulty set that were answered right. */
type Round = readonly Claimable[]

export interface Claim {
  readonly round: Round
  /** Of each attempt of the round; `null` for practice and what has had its credit before. */
  readonly credits: readonly (number | null)[]
  /** The sum of the credits. */
  readonly points: number
  readonly asked: number
  readonly game: WireGame
}

/**
 * The round that a call for so many points means where it names none: the first of those that can
 * be worth exactly this, else the first that is worth anything.
 * See docs/decisions/0015-which-round-is-claimed.md.
 * @param claimables newest first
 */
export function guessClaim(claimables: readonly Claimable[], asked: number): Claim | null {
  const rounds = toRounds(claimables)
  const inOrder = surestFirst.flatMap((game) => rounds.filter((round) => gameOf(round) === game))
  const exact = inOrder.find((round) => canBeWorth(round, asked))
  if (exact) return toClaim(exact, asked)
  const claims = inOrder.map((round) => toClaim(round, asked))
  return claims.find(({ points }) => points > 0) ?? null
}

/** The claim on the round of this name; `null` where none is waited for. */
export function namedClaim(
  claimables: readonly Claimable[],
  name: QuestionIssue | SetIssue | null,
  asked: number,
): Claim | null {
  if (!name) return null
  const round = claimables.filter((claimable) =>
    "round" in name
      ? name.questionIds.includes(claimable.questionId) &&
        isIssue(claimable, claimable.round === name.round)
      : name.questionId === claimable.questionId &&
        isIssue(claimable, claimable.issuedAt === name.issuedAt),
  )
  return round.length > 0 ? toClaim(round, asked) : null
}

/**
 * The practice of a question that has not had its credit yet is another issue of it than the one
 * that won: only the older name gets the credit, only the newer one ends the practice.
 */
function isIssue({ isPractice, worth, credited }: Claimable, isNewest: boolean): boolean {
  const isOwedFromBefore = worth > 0 && credited === null
  return !isPractice || isNewest !== isOwedFromBefore
}

/** From the game that knows best what a claim on it will be to the one that knows least. */
const surestFirst = [wireGames.difficulty, wireGames["five-hints"], wireGames.offside]

function toRounds(claimables: readonly Claimable[]): readonly Round[] {
  const rounds = new Map<string, Claimable[]>()
  for (const claimable of claimables) {
    const { game, poolId, round, questionId } = claimable
    const key = game === wireGames.difficulty ? `${poolId}/${round}` : String(questionId)
    rounds.set(key, [...(rounds.get(key) ?? []), claimable])
  }
  return [...rounds.values()]
}

const gameOf = ([first]: Round): WireGame | undefined => first?.game

function canBeWorth(round: Round, points: number): boolean {
  const game = gameOf(round)
  if (game === wireGames["five-hints"]) return isHintsWorth(points)
  if (game === wireGames.offside) return isOffsideWorth(points)
  return points === round.reduce((sum, { level }) => sum + itemScore(level), 0)
}

function toClaim(round: Round, asked: number): Claim {
  const game = gameOf(round) ?? wireGames.offside
  const most = round.map(mostOf)
  const worth = most.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  const points = creditFor(game, worth, asked)
  let left = points
  const credits = most.map((one) => {
    if (one === null) return null
    const credit = Math.min(one, left)
    left -= credit
    return credit
  })
  return { round, credits, points, asked, game }
}

/** What may be credited of an attempt; `null` where it has been, or is practice. */
function mostOf({ game, worth, credited, isPractice }: Claimable): number | null {
  if (credited !== null) return null
  if (game === wireGames.offside) return isPractice ? null : offsideMost
  return worth > 0 ? worth : null
}
