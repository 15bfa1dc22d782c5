import { counts } from "#contract/limits"
import { getPermutationKey } from "../pool/next-unseen"
import { levelsToRepeat } from "../pool/plan-set"
import { issueSet, issueSetAgain, readWaitingSet } from "../store/play/issued-sets"
import { markTwinsAt } from "../store/play/mark-twins"
import { readUnplayedAt } from "../store/play/unplayed"
import { drawSetAnonymously } from "./draw-anonymously"
import type { DrawSteps, PlayerDraw } from "./draw-round"
import { fillSet } from "./fill-set"

const maxFillings = 100

export const setSteps: DrawSteps = {
  size: counts.items,
  drawAnonymously: drawSetAnonymously,
  readWaiting: ({ stores, pool, wanted }, of, states) =>
    readWaitingSet(stores, of, levelsToRepeat(pool.sizes, wanted.languages), states),
  findUnseen,
  issueFirst: ({ stores, now, personId, pool }, found, round) =>
    issueSet(stores.play, { personId, pool, round, ...found }, now),
  issueAgain: ({ stores, now, personId, pool }, waiting, round) =>
    issueSetAgain(stores.play, { personId, pool, waiting, round }, now),
}

async function findUnseen({ stores, now, wanted, dependencies, personId, pool }: PlayerDraw) {
  const owner = { ...pool, personId, poolId: pool.id }
  const progress = { ...pool, key: getPermutationKey(personId, pool.id) }
  return fillSet(progress, wanted.languages, {
    maxFillings,
    read: async (steps) => {
      const found = await readUnplayedAt(stores, owner, steps, dependencies.questions)
      const twins = steps.filter((_, at) => found[at]?.isTwin)
      await markTwinsAt(stores, owner, twins, now)
      return found.flatMap(({ question }) => question ?? [])
    },
  })
}
