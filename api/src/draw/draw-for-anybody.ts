import type { Language } from "#contract/words"
import type { Outside } from "../outside"
import { freeOnSeats } from "../store/free-questions"
import type { Pool } from "../store/pools"
import type { Question } from "../store/questions"
import type { Store } from "../store/store"
import { slotsOfSet } from "./fill-levels"
import { keyOf, permute } from "./permutation"
import { planSet } from "./plan-set"
import { randomBelow } from "./random-below"
import { shelfKey, shelvesFor } from "./shelves"

/** As long as a round lasts; what was given before is in play no more. In ms. */
const inPlayMs = 24 * 60 * 60 * 1000
/** So many questions of a shelf are looked at; where all are in play, there is nothing to give. */
const mostTries = 24
/** So often a set is filled up for those of its items that are in play. */
const mostFillings = 4

interface Asking {
  readonly store: Store
  readonly language: Language
  readonly now: number
  readonly outside: Outside
}

/**
 * A question for a caller whom nobody knows: any that nobody has in play, since its answer comes
 * along. See docs/decisions/0021-what-a-draw-gives-away.md.
 */
export async function drawForAnybody(
  { store, language, now, outside }: Asking,
  { id, sizes }: Pool,
  level: number,
): Promise<Question | null> {
  const key = keyOf(randomBelow(2 ** 32, outside.random))
  const seats = shelvesFor(language, level).flatMap((shelf) => {
    const size = sizes[shelfKey(shelf)] ?? 0
    const tries = Math.min(size, mostTries)
    return Array.from({ length: tries }, (_, at) => ({ shelf, seat: permute(at, size, key) }))
  })
  const [question = null] = await freeOnSeats(store, id, seats, {
    since: now - inPlayMs,
    limit: 1,
  })
  return question
}

/** The same for a difficulty set: what somebody new would get, in an order that is nobody's. */
export async function drawSetForAnybody(
  { store, language, now, outside }: Asking,
  { id, sizes }: Pool,
): Promise<readonly Question[]> {
  const key = keyOf(randomBelow(2 ** 32, outside.random))
  const free: Question[] = []
  let slots = slotsOfSet
  let segments = {}
  for (let filling = 0; filling < mostFillings && slots.length > 0; filling += 1) {
    const planned = planSet({ sizes, segments, key }, language, slots)
    if (planned.steps.length === 0) break
    const limit = planned.steps.length
    const found = await freeOnSeats(store, id, planned.steps, { since: now - inPlayMs, limit })
    free.push(...found)
    slots = slotsLeft(slots, found)
    segments = planned.segments
  }
  return free.toSorted((one, other) => one.level - other.level)
}

/** Each question takes the slot of its level, or else the last. */
function slotsLeft(slots: readonly number[], found: readonly Question[]): readonly number[] {
  const left = [...slots]
  for (const { level } of found) {
    const at = left.indexOf(level)
    left.splice(at < 0 ? left.length - 1 : at, 1)
  }
  return left
}
