import type { Language } from "#contract/words"
import type { Dependencies } from "../dependencies"
import type { Pool } from "../store/pools"
import type { Question } from "../games/game"
import { readFreeQuestionsAt } from "../store/questions"
import type { Store } from "../store/store"
import { slotsOfSet } from "../pool/fill-levels"
import { keyOf, permute } from "../pool/permutation"
import { planSet } from "../pool/plan-set"
import { randomBelow } from "../random"
import { bucketKey, bucketsFor } from "../pool/buckets"

/** As long as a round lasts, in ms; what was issued before that is not in play any more. */
const inPlayMs = 24 * 60 * 60 * 1000
/** How many questions of a bucket are looked at; where all of them are in play, none is given. */
const maxCandidates = 24
/** How often a set is refilled in place of items that are in play. */
const maxFillings = 4

interface Asking {
  readonly store: Store
  readonly language: Language
  readonly now: number
  readonly dependencies: Dependencies
}

/**
 * A question for an anonymous caller: one that no player has in play, since its answer is sent along.
 * See docs/decisions/0021-what-a-draw-gives-away.md.
 */
export async function drawAnonymously(
  { store, language, now, dependencies }: Asking,
  { id, sizes }: Pool,
  level: number,
): Promise<Question | null> {
  const key = keyOf(randomBelow(2 ** 32, dependencies.random))
  const positions = bucketsFor(language, level).flatMap((bucket) => {
    const size = sizes[bucketKey(bucket)] ?? 0
    const count = Math.min(size, maxCandidates)
    return Array.from({ length: count }, (_, at) => ({ bucket, position: permute(at, size, key) }))
  })
  const [question = null] = await readFreeQuestionsAt(store, id, positions, {
    since: now - inPlayMs,
    limit: 1,
  })
  return question
}

/** The same for a difficulty set: what a new player would get, in a random order. */
export async function drawSetAnonymously(
  { store, language, now, dependencies }: Asking,
  { id, sizes }: Pool,
): Promise<readonly Question[]> {
  const key = keyOf(randomBelow(2 ** 32, dependencies.random))
  const free: Question[] = []
  let slots = slotsOfSet
  let segments = {}
  for (let filling = 0; filling < maxFillings && slots.length > 0; filling += 1) {
    const planned = planSet({ sizes, segments, key }, language, slots)
    if (planned.steps.length === 0) break
    const limit = planned.steps.length
    const found = await readFreeQuestionsAt(store, id, planned.steps, {
      since: now - inPlayMs,
      limit,
    })
    free.push(...found)
    slots = slotsLeft(slots, found)
    segments = planned.segments
  }
  return free.toSorted((one, other) => one.level - other.level)
}

/** Each question takes the slot of its level, otherwise the last slot. */
function slotsLeft(slots: readonly number[], found: readonly Question[]): readonly number[] {
  const left = [...slots]
  for (const { level } of found) {
    const at = left.indexOf(level)
    left.splice(at < 0 ? left.length - 1 : at, 1)
  }
  return left
}
