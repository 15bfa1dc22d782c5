import { packs as calls } from "#contract"
import { openPacksMax, packMs, packRounds } from "#contract/limits"
import type { Language } from "#contract/words"
import { leaseMs } from "#game/rounds/submission"
import type { HandlerCall } from "../../http/call"
import type { Dependencies } from "../../http/dependencies"
import { isAlive, type Stores } from "../../db/store"
import { readRoundsToTake, takeFromWork } from "../../draw/draw-work"
import { drawRound, withoutOpen } from "../../draw/draw-round"
import { questionSteps } from "../../draw/question-steps"
import { setSteps } from "../../draw/set-steps"
import type { DrawnQuestion, GameRules } from "../../games/game"
import { games } from "../../games/games"
import { implementDraw, implementForPlayer } from "../../http/implement"
import { nameIssue } from "../../points/issue-name"
import type { Random } from "../../http/random"
import { done, refuse } from "../../http/reply"
import { closeExpired, endFilling, getPackEnd, putInPack } from "../../store/play/packed-questions"
import {
  beginPack,
  countLeft,
  readOpenPacks,
  readUnseenPacks,
  type OfPack,
  type StoredPack,
} from "../../store/play/packs"
import {
  chapterPool,
  readPool,
  readPoolNames,
  withProgress,
  type PoolRow,
} from "../../store/questions/pools"
import { readContent } from "../../store/classes/work-content"
import { readQuestions } from "../../store/questions/questions"
import { toListedPack, toWirePack } from "./pack-view"

/** In lower case, like every address of the API. */
const newPackId = (random: Random) => Buffer.from(random(16)).toString("hex")

/** How often a call looks whether another one has filled the same pack. */
const maxLooks = 50

const takeRounds = implementDraw(
  calls.takeRounds,
  (store, { body }) => chapterPool(store, body, body.game),
  async (call, pool) => {
    const { body, caller, now } = call
    if (!pool) return refuse(404, "There is nothing to play here yet.")
    const { game: name, language } = body
    const game = games[name]
    return take(call, { pool, workId: 0, language, until: now + packMs }, (packId) =>
      drawPack({ ...call, personId: caller.id, packId, pool, game, language }),
    )
  },
)

const takeWorkRounds = implementForPlayer(calls.takeWorkRounds, async (call) => {
  const { related, caller, stores, now, dependencies } = call
  const { id: workId, earns_points, until_at } = related
  await closeExpired(stores, caller.id, now)
  const content = readContent(related.content)
  const own = { content, workId, personId: caller.id }
  const open = (await readOpenPacks(stores.play)).find((pack) => pack.workId === workId)
  if (!open && (now < related.from_at || now >= until_at))
    return refuse(403, "This work cannot be taken along now.")
  const places = open ? [] : await readRoundsToTake(stores.play, own, now)
  const poolId = open?.poolId ?? places[0]?.pool
  const pool = poolId === undefined ? undefined : await readPool(stores.store, poolId)
  if (!pool) return refuse(404, "No round of this work is left to take along.")
  const draw = { ...own, stores, dependencies, earnsPoints: earns_points === 1, now }
  const until = getPackEnd(related, now)
  return take(call, { pool, workId, language: "", until }, (id) => {
    const leavesRoom = countingTexts()
    return takeFromWork({ ...draw, game: games[pool.game] }, pool, {
      places: places.slice(0, packRounds),
      put: async (round) => {
        await putInPack(stores.play, { id, poolId: pool.id, personId: caller.id }, round)
        return leavesRoom(await readQuestions(stores.store, round.questionIds))
      },
    })
  })
})

interface Taking {
  readonly pool: PoolRow
  readonly workId: number
  readonly language: StoredPack["language"]
  readonly until: number
}

type TakingCall = Pick<
  HandlerCall<typeof calls.takeRounds>,
  "stores" | "caller" | "now" | "language" | "dependencies"
>

async function take(
  call: TakingCall,
  { pool: { id: poolId }, workId, language, until }: Taking,
  fill: (packId: string) => Promise<void>,
) {
  const { stores, caller, now, dependencies } = call
  await closeExpired(stores, caller.id, now)
  const open = await readOpenPacks(stores.play)
  const asked = { poolId, workId, language }
  const before = open.find(isLike(asked))
  if (!before && open.length >= openPacksMax) return refuse(409, "You have enough packs.")
  const id = before?.id ?? newPackId(dependencies.random)
  const isStuck = before && !before.isFilled && before.takenAt <= now - leaseMs
  if (await beginPack(stores.play, { id, ...asked, until }, now)) {
    await fill(id)
    await endFilling(stores, caller.id, id)
  } else if (isStuck) await endFilling(stores, caller.id, id)
  const pack = await whenFilled(stores, id, asked)
  return pack ? done(await toWirePack(call, pack)) : refuse(404, "You have played everything here.")
}

const isLike = (asked: OfPack) => (pack: OfPack) =>
  pack.poolId === asked.poolId && pack.workId === asked.workId && pack.language === asked.language

async function whenFilled(
  { store, play }: Stores,
  id: string,
  asked: OfPack,
): Promise<StoredPack | undefined> {
  for (let look = 0; look < maxLooks; look += 1) {
    const open = await readOpenPacks(play)
    const pack = open.find((each) => each.id === id || isLike(asked)(each))
    if (!pack || pack.isFilled) return pack
    await isAlive(store)
  }
  return undefined
}

export async function listTaken({
  stores,
  caller,
  now,
  language,
}: Pick<HandlerCall<typeof calls.listPacks>, "stores" | "caller" | "now" | "language">) {
  await closeExpired(stores, caller.id, now)
  const listed = (await readUnseenPacks(stores.play, now)).filter(({ isFilled }) => isFilled)
  if (listed.length === 0) return { packs: [] }
  const poolIds = listed.map(({ poolId }) => poolId)
  const names = await readPoolNames(stores.store, poolIds, language)
  return { packs: listed.map((pack) => ({ ...toListedPack(pack, names), left: countLeft(pack) })) }
}

const listPacks = implementForPlayer(calls.listPacks, async (call) => done(await listTaken(call)))

/** The texts of a pack in bytes before the last round is drawn: the page then has at most 14,000 bytes as it is sent. */
const textBytesMax = 17_000

interface PackDraw {
  readonly stores: Stores
  readonly dependencies: Dependencies
  readonly personId: number
  readonly packId: string
  readonly pool: PoolRow
  readonly game: GameRules
  readonly language: Language
  readonly now: number
}

async function drawPack(draw: PackDraw): Promise<void> {
  const { stores, personId, packId, pool: row, game, language, now, dependencies } = draw
  const { isSet, isClosedByClaim } = game
  const wanted = { kind: "new", languages: [language], isLanguageChosen: true } as const
  const asked = { stores, personId, now, dependencies, wanted, isNext: true, isClosedByClaim }
  const leavesRoom = countingTexts()
  for (let round = 0; round < packRounds; round += 1) {
    const pool = await withProgress(stores, row, personId)
    const drawn = await drawRound(asked, pool, withoutOpen(isSet ? setSteps : questionSteps, now))
    if (!drawn) break
    await putInPack(
      stores.play,
      { id: packId, poolId: row.id, personId },
      { questionIds: drawn.questions.map(({ id }) => id), name: nameIssue(isSet, drawn) },
    )
    if (!leavesRoom(drawn.questions)) break
  }
}

const encoder = new TextEncoder()

/** True as long as one more round fits in a pack after the questions that it is told. */
function countingTexts() {
  let bytes = 0
  return (questions: readonly DrawnQuestion[]): boolean => {
    const texts = questions.flatMap(({ question, lines }) => [question, ...lines])
    bytes += texts.reduce((sum, text) => sum + encoder.encode(text).length, 0)
    return bytes <= textBytesMax
  }
}

export const packCalls = [takeRounds, takeWorkRounds, listPacks]
