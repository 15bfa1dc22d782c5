import { upcomingUnseen, getPermutationKey } from "../pool/next-unseen"
import { issueAgain, issueFirst } from "../store/play/attempts"
import { markTwinsAt } from "../store/play/mark-twins"
import { readUnplayedAt } from "../store/play/unplayed"
import { readLongestWaiting } from "../store/play/waiting-attempts"
import { drawAnonymously } from "./draw-anonymously"
import type { DrawSteps, PlayerDraw } from "./draw-round"

/** How many positions each read covers after the first one, which covers a single position. */
const positionsPerRead = 24
const maxReads = 20

export const questionSteps: DrawSteps = {
  size: 1,
  drawAnonymously,
  async readWaiting({ stores }, of, states) {
    const waiting = await readLongestWaiting(stores, of, states)
    return waiting ? [waiting] : []
  },
  findUnseen,
  async issueFirst(draw, { questions, segments }) {
    const { stores, personId, pool, now, isClosedByClaim = false, isPlayedAtOnce = false } = draw
    const [question] = questions
    if (!question) return false
    const issue = { personId, pool, question, isClosedByClaim, isPlayedAtOnce, segments }
    return issueFirst(stores.play, issue, now)
  },
  async issueAgain({ stores, personId, pool, now, isClosedByClaim = false }, [waiting]) {
    if (!waiting) return false
    return issueAgain(stores.play, personId, waiting, { now, isClosedByClaim, pool })
  },
}

/**
 * The next question that the player has not been given. Twins of questions that were played in another language
 * are passed over, each once per player, because the cursor moves past them.
 */
async function findUnseen({ stores, now, dependencies, personId, pool, wanted }: PlayerDraw) {
  const owner = { ...pool, personId, poolId: pool.id }
  const buckets = wanted.languages.map((language) => ({ language, level: 0 }))
  const progress = { ...pool, key: getPermutationKey(personId, pool.id) }
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
    if (question) return { questions: [question], segments }
    if (steps.length < limit) break
  }
  return { questions: [], segments }
}
