import { accounts } from "#contract"
import { implement } from "../../implement"
import { done } from "../../reply"
import { readRank, readTopTen } from "../../store/points"

export const rankPlayers = implement(accounts.topTen, async ({ caller, store }) => {
  const [best, me] = await Promise.all([readTopTen(store), readRank(store, caller.id)])
  return done({ me, data: best.map(({ name, points }) => ({ name, totalPoints: points })) })
})
