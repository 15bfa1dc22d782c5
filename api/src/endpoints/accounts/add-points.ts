import { accounts } from "#contract"
import { pointsMax } from "#contract/limits"
import { attemptHeader } from "#contract/words"
import { implement } from "../../implement"
import { guessClaim, namedClaim } from "../../points/claims"
import { readIssueName } from "../../points/issue-name"
import { done, refuse } from "../../reply"
import { readClaimable, takeClaim } from "../../store/claims"
import { readPoints } from "../../store/people"

/**
 * Credits the round that the call means, once; a repeat, or a call that means none, gets the total
 * as it is. Whoever names the attempt is never taken for another round's call.
 */
export const addPoints = implement(accounts.addPoints, async (call) => {
  const { params, headers, caller, store, now } = call
  const asked = Number(params.points)
  if (asked > pointsMax) return refuse(400, `Points are a whole number from 0 to ${pointsMax}.`)
  const name = headers[attemptHeader]
  const claimables = await readClaimable(store, caller.id)
  const claim =
    name === undefined
      ? guessClaim(claimables, asked)
      : namedClaim(claimables, readIssueName(name), asked)
  if (claim) await takeClaim(store, caller.id, claim, now)
  return done({ totalpoints: await readPoints(store, caller.id) })
})
