import { roundMs } from "#game/rounds/round-base"
import type { Dependencies } from "../http/dependencies"
import type { GameRules } from "../games/game"
import { getPermutationKey, permute } from "../pool/next-unseen"
import type { PlayStore, Stores } from "../db/store"
import { countRounds, type WorkContent } from "../store/classes/work-content"
import { readIssued } from "../store/play/attempts"
import { issueForWork, readBegun, takeForWork, type WorkPlace } from "../store/play/work-rounds"
import { nameIssue } from "../points/issue-name"
import { readPlacesInPacks, type PackedRound } from "../store/play/packs"
import { followQuestions } from "../store/questions/moved-questions"
import { readPool, withProgress, type PoolRow } from "../store/questions/pools"
import { readQuestions } from "../store/questions/questions"
import { drawRound, withoutOpen, type DrawnRound } from "./draw-round"
import { questionSteps } from "./question-steps"
import { setSteps } from "./set-steps"

export interface DrawInWork {
  readonly stores: Stores
  readonly dependencies: Dependencies
  readonly personId: number
  readonly workId: number
  readonly content: WorkContent
  readonly earnsPoints: boolean
  readonly game: GameRules
  /** Whether the player has seen the end of a round that may still be open here. */
  readonly isNext: boolean
  readonly now: number
}

interface Issuing extends Omit<DrawInWork, "isNext"> {
  readonly isToTake?: boolean
}

type Begun = Awaited<ReturnType<typeof readBegun>>
type OwnOrder = Pick<DrawInWork, "content" | "personId" | "workId">

/** The round at a place of the player's own order; in a chapter the draw says which questions it has. */
function roundAt({ content, personId, workId }: OwnOrder, place: number) {
  if (content.kind === "chapter") return { ...content, ids: null }
  const at = permute(place, content.rounds.length, getPermutationKey(personId, workId))
  return content.rounds[at]
}

export const roundsLeft = (own: OwnOrder, begun: Begun) =>
  Array.from({ length: countRounds(own.content) }, (_, place) => {
    const round = roundAt(own, place)
    return round && (begun.get(place)?.answeredAt ?? null) === null ? { ...round, place } : []
  }).flat()

const maxTries = 5

/**
 * The next round of this game in a work: the one in play, under the same name, or a new one. `done` is how many are
 * answered if none is left; `null` if there is nothing to draw.
 */
export async function drawWork(draw: DrawInWork): Promise<WorkDrawResult | null> {
  const { stores, personId, workId, content, game, now } = draw
  const inPacks = await readPlacesInPacks(stores.play, workId, now)
  for (let tries = 0; tries < maxTries; tries += 1) {
    const begun = await readBegun(stores.play, personId, workId)
    const ageOf = (place: number) => now - (begun.get(place)?.issuedAt ?? 0)
    // A round that this call has issued is none that the player has seen.
    const isSeen = (place: number) => draw.isNext && ageOf(place) > 0 && ageOf(place) < roundMs
    const left = roundsLeft(draw, begun).filter((round) => round.game === game.name)
    const next = left.find(({ place }) => !isSeen(place) && !inPacks.has(place))
    if (!next) return { done: countRounds(content) - roundsLeft(draw, begun).length }
    const pool = await readPool(stores.store, next.pool)
    if (!pool) return null
    const before = begun.get(next.place)
    if (before?.isOpen && ageOf(next.place) < roundMs) {
      const questions = await readQuestions(stores.store, before.questionIds)
      return { drawn: { questions, issuedAt: before.issuedAt, round: before.round }, pool }
    }
    if (!(await issueRound(draw, { ...next, pool }, before))) return null
  }
  throw new Error("Too many draws of one player at once.")
}

async function issueRound(
  draw: Issuing,
  { place, ids: chosen, pool }: { place: number; ids: readonly number[] | null; pool: PoolRow },
  before: ReturnType<Begun["get"]>,
): Promise<boolean> {
  const { personId, workId, content, earnsPoints } = draw
  const of = { personId, workId, place, rounds: countRounds(content), earnsPoints }
  const ids = before?.questionIds ?? chosen
  return ids
    ? issueChosen(draw, of, { pool, ids, issuedBefore: before?.issuedAt ?? null })
    : drawFromChapter(draw, of, pool)
}

/** Rounds that are left, for a pack: of the game and pool of the first, and none that may be in play, here or elsewhere. */
export async function readRoundsToTake(play: PlayStore, own: OwnOrder, now: number) {
  const { personId, workId } = own
  const begun = await readBegun(play, personId, workId)
  const inPacks = await readPlacesInPacks(play, workId, now)
  const notTaken = roundsLeft(own, begun).filter(({ place }) => !inPacks.has(place))
  const idsOf = ({ place, ids }: WorkRound) => begun.get(place)?.questionIds ?? ids ?? []
  const issued = await readIssued(play, personId, notTaken.flatMap(idsOf))
  const isRecent = ({ issuedAt }: { readonly issuedAt: number }) => now - issuedAt < roundMs
  const open = issued.filter((each) => each.isOpen && isRecent(each)).map(({ id }) => id)
  const left = notTaken.filter((round) => {
    const before = begun.get(round.place)
    return !(before && isRecent(before)) && !idsOf(round).some((id) => open.includes(id))
  })
  return left.filter(({ pool, game }) => pool === left[0]?.pool && game === left[0]?.game)
}

export async function takeFromWork(
  draw: Issuing,
  pool: PoolRow,
  { places, put }: { places: readonly WorkRound[]; put: (round: PackedRound) => Promise<boolean> },
): Promise<void> {
  const { stores, personId, workId, game } = draw
  for (const { place, ids } of places) {
    const before = (await readBegun(stores.play, personId, workId)).get(place)
    if (!(await issueRound({ ...draw, isToTake: true }, { place, ids, pool }, before))) return
    const issued = (await readBegun(stores.play, personId, workId)).get(place)
    if (issued?.issuedAt !== draw.now) return
    const questions = issued.questionIds.map((id) => ({ id }))
    const name = nameIssue(game.isSet, { ...issued, questions })
    if (!(await put({ questionIds: issued.questionIds, name, place }))) return
  }
}

type WorkRound = ReturnType<typeof roundsLeft>[number]

type WorkDrawResult =
  | { readonly drawn: DrawnRound; readonly pool: PoolRow }
  | { readonly done: number }

interface Chosen {
  readonly pool: PoolRow
  readonly ids: readonly number[]
  readonly issuedBefore: number | null
}

async function issueChosen(
  { stores, game: { isSet, isClosedByClaim }, now }: Issuing,
  of: WorkPlace,
  { pool, ids, issuedBefore }: Chosen,
): Promise<boolean> {
  const questions = await readQuestions(stores.store, ids)
  if (questions.length < ids.length) return false
  await followQuestions(stores, of.personId, pool.moved)
  const issue = { questions, pool, isSet, isClosedByClaim, issuedBefore }
  await issueForWork(stores.play, of, issue, now)
  return true
}

/** An ordinary draw in the language of the work; if all is played, one for practice. */
async function drawFromChapter(draw: Issuing, of: WorkPlace, row: PoolRow): Promise<boolean> {
  const { stores, personId, content, game, now, dependencies } = draw
  if (content.kind !== "chapter") return false
  for (const kind of ["new", "practice"] as const) {
    const pool = await withProgress(stores, row, personId)
    const wanted = { kind, languages: [content.language], isLanguageChosen: true }
    const asked = { stores, personId, now, dependencies, wanted, isNext: true }
    const { isClosedByClaim } = game
    const steps = game.isSet ? setSteps : questionSteps
    const taking = draw.isToTake ? withoutOpen(steps, now) : steps
    const drawn = await drawRound({ ...asked, isClosedByClaim }, pool, taking)
    if (drawn) {
      await takeForWork(stores.play, of, { ...drawn, pool: row }, now)
      return true
    }
  }
  return false
}
