import { attemptHeader, languages } from "#contract/words"
import { drawRound } from "../../draw/draw-round"
import { questionSteps } from "../../draw/question-steps"
import { setSteps } from "../../draw/set-steps"
import { readWantedDraw, type WantedDraw } from "../../draw/wanted-draw"
import type { DrawnGame } from "../../games/game"
import type { ChapterDraw, SectionDraw } from "../../games/draw-calls"
import {
  implement,
  implementDraw,
  type Implementation,
  implementForPlayer,
} from "../../http/implement"
import type { HandlerCall } from "../../http/call"
import { countIn, endOf } from "../../pool/buckets"
import { countPacked } from "../../store/play/packed-questions"
import { countLeft, readOpenPacks } from "../../store/play/packs"
import { done, refuse } from "../../http/reply"
import { limitNetwork } from "../../security/allowances"
import type { Caller } from "../../security/recognise-caller"
import {
  rereadPool,
  withProgress,
  type Pool,
  chapterPool,
  sectionPool,
  withAnswerSigns,
  type PoolRow,
} from "../../store/questions/pools"
import type { Stores } from "../../db/store"
import { drawWork } from "../../draw/draw-work"
import { nameIssue } from "../../points/issue-name"
import { readContent } from "../../store/classes/work-content"

export const drawCalls = <Wire>(game: DrawnGame<Wire>): readonly Implementation[] => [
  implementDraw(
    game.education,
    (store, { body }) => chapterPool(store, body, game.name),
    (call, pool) =>
      draw(call, game, { pool, options: { ...call.query, ...call.body }, isEducation: true }),
  ),
  implementDraw(
    game.entertainment,
    (store, { params }) => sectionPool(store, Number(params.section), game.name),
    (call, pool) => draw(call, game, { pool, options: call.query, isEducation: false }),
  ),
  drawForWork(game),
  implement(game.visitor, async (call) => {
    await limitNetwork(call, "visitor")
    const section = Number(call.params.section)
    const pool = (await sectionPool(call.store, section, game.name).executeTakeFirst()) ?? null
    const anonymous = { ...call, caller: null, headers: undefined }
    const wanted = { pool, options: call.query, isEducation: false }
    const free = await draw(anonymous, game, wanted)
    if (free.status !== 404) return free
    return draw(anonymous, game, { ...wanted, mayBeInPlay: true })
  }),
]

type DrawCall<Wire> = Pick<
  HandlerCall<ChapterDraw<Wire>> | HandlerCall<SectionDraw<Wire>>,
  "stores" | "headers" | "askedLanguage" | "now" | "dependencies"
> & { readonly caller: Caller | null }

interface PoolDraw {
  readonly pool: PoolRow | null
  readonly options: Parameters<typeof readWantedDraw>[0]
  readonly isEducation: boolean
  /** Whether a question in play may be drawn: entertainment earns nothing, so its answer is no advantage. */
  readonly mayBeInPlay?: boolean
}

/** The header names the round, so that a claim can name it; anonymous draws are not issued and get no header. */
async function draw<Wire>(
  { stores, headers, caller, askedLanguage, now, dependencies }: DrawCall<Wire>,
  game: DrawnGame<Wire>,
  { pool: row, options, isEducation, mayBeInPlay }: PoolDraw,
) {
  const wanted = readWantedDraw(options, askedLanguage)
  const pool = row && (await withProgress(stores, row, caller?.id ?? null))
  const asked = {
    stores,
    personId: caller?.id ?? null,
    wanted,
    now,
    dependencies,
    isClosedByClaim: game.isClosedByClaim && isEducation,
    isPlayedAtOnce: game.isClosedByClaim && !isEducation,
    mayBeInPlay,
    isNext: asksForNext(headers),
  }
  const drawn = pool && (await drawRound(asked, pool, game.isSet ? setSteps : questionSteps))
  const [first, ...others] = drawn?.questions.map(withAnswerSigns(row)) ?? []
  if (!drawn || !first) return nothingToPlay({ stores, caller, now }, pool, wanted)
  return done(
    game.toWire(first, ...others),
    caller ? { [attemptHeader]: nameIssue(game.isSet, drawn) } : {},
  )
}

async function nothingToPlay(
  { stores, caller, now }: { stores: Stores; caller: Caller | null; now: number },
  pool: Pool | null,
  wanted: WantedDraw,
) {
  const current = pool && caller ? await rereadPool(stores, pool, caller.id) : pool
  const [language] = wanted.languages
  const isEmpty = !current || languages.every((each) => countIn(current.sizes, each) === 0)
  if (isEmpty || !language) return refuse(404, "There is nothing to play here yet.")
  if (wanted.kind === "mistakes") return refuse(404, "There are no mistakes to practise here.")
  const packed = (caller && (await countPacked(stores.play, now)).get(current.id)) ?? {}
  const refused = refuse(404, "You have played everything here in this language.")
  const packs = countIn(packed, language) > 0 ? await readOpenPacks(stores.play) : []
  const pack = packs.find(({ poolId, until }) => poolId === current.id && until > now)
  return {
    ...refused,
    details: {
      ...endOf({ ...current, packed }, language),
      ...(pack && { pack: { packId: pack.id, left: countLeft(pack) } }),
    },
  }
}

/** A round that was drawn before the end of its work can be answered after it, and is late. */
const drawForWork = <Wire>(game: DrawnGame<Wire>): Implementation =>
  implementForPlayer(game.work, async ({ stores, related, caller, headers, now, dependencies }) => {
    if (now < related.from_at) return refuse(403, "This work has not begun yet.")
    if (now >= related.until_at && related.takes_late === 0)
      return refuse(403, "The time for this work is over.")
    const found = await drawWork({
      stores,
      dependencies,
      personId: caller.id,
      workId: related.id,
      content: readContent(related.content),
      earnsPoints: related.earns_points === 1,
      game,
      isNext: asksForNext(headers),
      now,
    })
    if (!found) return refuse(404, "There is nothing to play here yet.")
    if ("done" in found) {
      const details = { played: found.done, otherLanguages: {}, rounds: related.rounds }
      return { ...refuse(404, "No round of this game is left."), details }
    }
    const [first, ...others] = found.drawn.questions.map(withAnswerSigns(found.pool))
    if (!first) return refuse(404, "There is nothing to play here yet.")
    return done(game.toWire(first, ...others), {
      [attemptHeader]: nameIssue(game.isSet, found.drawn),
    })
  })

const asksForNext = (headers: { readonly "cache-control"?: string | undefined } | undefined) =>
  /\bno-cache\b/i.test(headers?.["cache-control"] ?? "")
