import { gameNames } from "#contract/words"
import { pick, type Roll } from "../../support/dice.mjs"
import { settledGames } from "../support/games"

/** The faults of one flow. Calls are counted from 1. */
export interface Faults {
  /** The app crashes before or after this call, and never returns. */
  readonly crashAt: number | null
  readonly isDone: boolean
  /** The number of the API call that fails. */
  readonly failsAt: number | null
  readonly failure: Failure
}

/**
 * `refused` and `broken` change nothing; with `lost` only the reply is lost; `unknown` says that
 * the API does not know the round.
 */
const failures = ["refused", "lost", "broken", "expired", "unknown"] as const
type Failure = (typeof failures)[number]

export const noFaults: Faults = { crashAt: null, isDone: false, failsAt: null, failure: "refused" }

export function rollFaults(roll: Roll): Faults {
  return {
    crashAt: roll(5) === 0 ? 1 + roll(9) : null,
    isDone: roll(2) === 0,
    failsAt: roll(5) === 0 ? 1 + roll(3) : null,
    failure: pick(roll, failures),
  }
}

/** API calls that fail for a while, in any flow. */
export interface Outage {
  readonly of: string
  readonly failure: Failure
  /** The number of submits for which it lasts. */
  presses: number
}

const judgeCalls = gameNames.map((game) => settledGames[game].judgeCall)

export function rollOutage(roll: Roll): Outage | null {
  if (roll(6) > 0) return null
  const of = pick(roll, ["Accounts/add/", ...judgeCalls, "/"])
  return { of, failure: pick(roll, failures), presses: 1 + roll(12) }
}

export async function failing(
  failure: Failure,
  path: string,
  call: () => Promise<Response>,
): Promise<Response> {
  if (failure === "unknown" && path.includes("/add/"))
    return Response.json({ totalpoints: 0, claim: "unknown" })
  if (failure === "lost") await call()
  if (failure === "broken") return new Response("Something went wrong.", { status: 500 })
  if (failure === "expired") return new Response("Please log in.", { status: 401 })
  throw new Error("no answer")
}
