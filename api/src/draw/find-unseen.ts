import type { Language } from "#contract/words"
import type { Question } from "../games/game"
import type { Segments } from "../pool/buckets"
import { upcomingUnseen } from "../pool/next-unseen"
import { keyOf } from "../pool/permutation"
import type { Pool } from "../store/pools"
import type { Dependencies } from "../dependencies"
import type { Stores } from "../store/store"
import { markTwinsAt } from "../store/mark-twins"
import { readUnplayedAt } from "../store/unplayed"

/** How many positions each read covers after the first one, which covers a single position. */
const positionsPerRead = 24
/** The maximum number of reads in one draw; the next draw continues from there. */
const maxReads = 20

interface Finding {
  readonly stores: Stores
  readonly now: number
  readonly dependencies: Dependencies
}

interface Found {
  readonly question: Question | null
  /** The progress after the question, and after the positions that were passed over. */
  readonly segments: Segments
}

/**
 * The next question that the player has not been given. Twins of questions that were played in another language
 * are passed over, each once per player, because the cursor moves past them.
 */
export async function findUnseen(
  { stores, now, dependencies }: Finding,
  personId: number,
  pool: Pool,
  languages: readonly Language[],
): Promise<Found> {
  const owner = { ...pool, personId, poolId: pool.id }
  const buckets = languages.map((language) => ({ language, level: 0 }))
  const progress = { ...pool, key: keyOf(personId, pool.id) }
  let { segments } = pool
  for (let read = 0; read < maxReads; read += 1) {
    const limit = read === 0 ? 1 : positionsPerRead
    const steps = upcomingUnseen({ ...progress, segments }, buckets, limit)
    const found = await readUnplayedAt(stores, owner, steps, dependencies.questions)
    const at = found.findIndex(({ question }) => question !== null)
    const passed = at < 0 ? steps : steps.slice(0, at)
    const twins = passed.filter((_, index) => found[index]?.isTwin)
    await markTwinsAt(stores, owner, twins, now)
    segments = steps.at(at)?.segments ?? segments
    const question = found[at]?.question
    if (question) return { question, segments }
    if (steps.length < limit) break
  }
  return { question: null, segments }
}
