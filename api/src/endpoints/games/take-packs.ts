import { packs as calls } from "#contract"
import { openPacksMax, packRounds } from "#contract/limits"
import type { Language } from "#contract/words"
import { roundMs } from "#game/rounds/round-base"
import { leaseMs } from "#game/rounds/submission"
import type { Dependencies } from "../../dependencies"
import { isAlive, type Stores } from "../../db/store"
import { drawRound, type DrawnRound, type DrawSteps } from "../../draw/draw-round"
import { questionSteps } from "../../draw/question-steps"
import { setSteps } from "../../draw/set-steps"
import type { GameRules } from "../../games/game"
import { games } from "../../games/games"
import { implementDraw, implementPlay } from "../../http/implement"
import { nameIssue } from "../../points/issue-name"
import type { Random } from "../../random"
import { done, refuse } from "../../reply"
import {
  beginPack,
  closeExpired,
  endFilling,
  putInPack,
  readOpenPacks,
  type StoredPack,
} from "../../store/play/packs"
import { chapterPool, readPoolNames, withProgress, type PoolRow } from "../../store/questions/pools"
import { toListedPack, toWirePack } from "./pack-view"

/** In lower case, like every address of the API. */
const newPackId = (random: Random) => Buffer.from(random(16)).toString("hex")

/** How often a call looks whether another one has filled the same pack. */
const maxLooks = 50

const takeRounds = implementDraw(
  calls.takeRounds,
  (store, { body }) => chapterPool(store, body, body.game),
  async (call, pool) => {
    const { body, caller, stores, now, dependencies } = call
    if (!pool) return refuse(404, "There is nothing to play here yet.")
    await closeExpired(stores.play, now)
    const open = await readOpenPacks(stores.play)
    const before = open.find(({ poolId }) => poolId === pool.id)
    if (!before && open.length >= openPacksMax) return refuse(409, "You have enough packs.")
    const id = before?.id ?? newPackId(dependencies.random)
    const isStuck = before && !before.isFilled && before.takenAt <= now - leaseMs
    if (await beginPack(stores.play, { id, poolId: pool.id }, now)) {
      const { game: name, language } = body
      const game = games[name]
      await drawPack({ ...call, personId: caller.id, packId: id, pool, game, language })
      await endFilling(stores.play, id)
    } else if (isStuck) await endFilling(stores.play, id)
    const pack = await whenFilled(call, pool.id)
    return pack
      ? done(await toWirePack(call, pack))
      : refuse(404, "You have played everything here.")
  },
)

/** The pack of a pool, which another call may be filling. */
async function whenFilled(
  { stores }: { readonly stores: Stores },
  poolId: number,
): Promise<StoredPack | undefined> {
  for (let look = 0; look < maxLooks; look += 1) {
    const pack = (await readOpenPacks(stores.play)).find((open) => open.poolId === poolId)
    if (!pack || pack.isFilled) return pack
    await isAlive(stores.store)
  }
  return undefined
}

const listPacks = implementPlay(calls.listPacks, async ({ stores, now, language }) => {
  await closeExpired(stores.play, now)
  const open = (await readOpenPacks(stores.play)).filter(({ isFilled }) => isFilled)
  if (open.length === 0) return done({ packs: [] })
  const poolIds = open.map(({ poolId }) => poolId)
  const names = await readPoolNames(stores.store, poolIds, language)
  const packs = open.map((pack) => {
    const left = pack.rounds.filter(({ result }) => !result).length
    return { ...toListedPack(pack, names), left }
  })
  return done({ packs })
})

/** The texts of a pack in bytes before the last round is drawn: with it and the page around them it has 30 KB. */
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

/** Fills a pack with new rounds by ordinary draws, as long as there are any. */
async function drawPack(draw: PackDraw): Promise<void> {
  const { stores, personId, packId, pool: row, game, language, now, dependencies } = draw
  const { isSet, isClosedByClaim } = game
  const wish = { kind: "new", languages: [language], isLanguageChosen: true } as const
  const asked = { stores, personId, now, dependencies, wish, isNext: true, isClosedByClaim }
  let bytes = 0
  for (let round = 0; round < packRounds && bytes <= textBytesMax; round += 1) {
    const pool = await withProgress(stores, row, personId)
    const drawn = await drawRound(asked, pool, withoutOpen(isSet ? setSteps : questionSteps, now))
    if (!drawn) break
    await putInPack(
      stores.play,
      { id: packId, poolId: row.id },
      { questionIds: drawn.questions.map(({ id }) => id), name: nameIssue(isSet, drawn) },
    )
    bytes += countBytes(drawn)
  }
}

/** A question whose round may still be in play would be seen with all its hints. */
const withoutOpen = (steps: DrawSteps, now: number): DrawSteps => ({
  ...steps,
  readWaiting: async (...asked) =>
    (await steps.readWaiting(...asked)).filter(({ turnAt }) => turnAt <= now - roundMs),
})

const encoder = new TextEncoder()

const countBytes = ({ questions }: DrawnRound): number =>
  questions
    .flatMap(({ question, lines }) => [question, ...lines])
    .reduce((sum, text) => sum + encoder.encode(text).length, 0)

export const packCalls = [takeRounds, listPacks]
