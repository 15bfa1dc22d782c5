import { games } from "../games/games"
import { isUncredited, toClaim, type Claim, type Claimable, type ClaimEffect } from "./claims"
import type { QuestionIssue, SetIssue } from "./issue-name"

/**
 * The result of a claim by name: a claim to take, `settled` if this issue has been credited, `open`
 * if it is not answered yet, `unknown` if the player has no such issue.
 */
export type Named = Claim | "settled" | "open" | "unknown"

type Standing = "pays" | "closes" | "settled" | "open" | "never issued"

export function namedClaim(
  attempts: readonly Claimable[],
  name: QuestionIssue | SetIssue | null,
  asked: number,
): Named {
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
