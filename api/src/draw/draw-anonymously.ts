import type { Language } from "#contract/words"
import { roundMs } from "#game/rounds/round-base"
import type { Dependencies } from "../http/dependencies"
import type { Pool } from "../store/questions/pools"
import type { DrawnQuestion } from "../games/game"
import { readFreeQuestionsAt } from "../store/questions/questions"
import type { Store } from "../db/store"
import { getPermutationKey, permute } from "../pool/next-unseen"
import { randomBelow } from "../http/random"
import { bucketKey } from "../pool/buckets"
import { fillSet } from "./fill-set"

/** How many questions of a bucket are considered; if all of them are in play, none is given. */
const maxCandidates = 24
const maxFillings = 4

export interface AnonymousDraw {
  readonly store: Store
  readonly languages: readonly Language[]
  readonly now: number
  readonly dependencies: Dependencies
  readonly mayBeInPlay?: boolean
}

/**
 * At most one question for an anonymous caller. Its answer is sent with it, so no player has it in play, unless the
 * caller allows that. See docs/decisions/0021-what-a-draw-gives-away.md.
 */
export async function drawAnonymously(
  { store, languages, now, dependencies, mayBeInPlay = false }: AnonymousDraw,
  { id, sizes }: Pool,
): Promise<readonly DrawnQuestion[]> {
  const key = getPermutationKey(randomBelow(2 ** 32, dependencies.random))
  const positions = languages.flatMap((language) => {
    const bucket = { language, level: 0 }
    const size = sizes[bucketKey(bucket)] ?? 0
    const count = Math.min(size, maxCandidates)
    return Array.from({ length: count }, (_, at) => ({ bucket, position: permute(at, size, key) }))
  })
  return readFreeQuestionsAt(store, id, positions, {
    since: inPlaySince(now, mayBeInPlay),
    limit: 1,
  })
}

export async function drawSetAnonymously(
  { store, languages, now, dependencies, mayBeInPlay = false }: AnonymousDraw,
  { id, sizes }: Pool,
): Promise<readonly DrawnQuestion[]> {
  const key = getPermutationKey(randomBelow(2 ** 32, dependencies.random))
  const { questions } = await fillSet({ sizes, segments: {}, exchanges: 0, key }, languages, {
    maxFillings,
    read: (steps) =>
      readFreeQuestionsAt(store, id, steps, {
        since: inPlaySince(now, mayBeInPlay),
        limit: steps.length,
      }),
  })
  return questions
}

const inPlaySince = (now: number, mayBeInPlay: boolean) => (mayBeInPlay ? now : now - roundMs)
