import { attemptHeader, languages } from "#contract/words"
import { drawRound } from "../../draw/draw-round"
import { questionSteps } from "../../draw/question-steps"
import { setSteps } from "../../draw/set-steps"
import { asksForNext, drawForWork, nameIssue } from "./draw-work"
import { readWish, type Wish } from "../../draw/wish"
import type { DrawnGame } from "../../games/game"
import type { ChapterDraw, SectionDraw } from "../../games/draw-calls"
import { implement, implementDraw, type Implementation } from "../../http/implement"
import type { HandlerCall } from "../../call"
import { countIn, endOf } from "../../pool/buckets"
import { done, refuse } from "../../reply"
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

interface Wanted {
  readonly pool: PoolRow | null
  readonly options: Parameters<typeof readWish>[0]
  readonly isEducation: boolean
  /** Whether a question in play may be drawn: entertainment earns nothing, so its answer is no advantage. */
  readonly mayBeInPlay?: boolean
}

/** The header names the round, so that a claim can name it; anonymous draws are not issued and get no header. */
async function draw<Wire>(
  { stores, headers, caller, askedLanguage, now, dependencies }: DrawCall<Wire>,
  game: DrawnGame<Wire>,
  { pool: row, options, isEducation, mayBeInPlay }: Wanted,
) {
  const wish = readWish(options, askedLanguage)
  const pool = row && (await withProgress(stores, row, caller?.id ?? null))
  const wanted = {
    stores,
    personId: caller?.id ?? null,
    wish,
    now,
    dependencies,
    isClosedByClaim: game.isClosedByClaim && isEducation,
    isPlayedAtOnce: game.isClosedByClaim && !isEducation,
    mayBeInPlay,
    isNext: asksForNext(headers),
  }
  const drawn = pool && (await drawRound(wanted, pool, game.isSet ? setSteps : questionSteps))
  const [first, ...others] = drawn?.questions.map(withAnswerSigns(row)) ?? []
  if (!drawn || !first) return nothingToPlay(stores, caller, pool, wish)
  return done(
    game.toWire(first, ...others),
    caller ? { [attemptHeader]: nameIssue(game, drawn) } : {},
  )
}

async function nothingToPlay(stores: Stores, caller: Caller | null, pool: Pool | null, wish: Wish) {
  const current = pool && caller ? await rereadPool(stores, pool, caller.id) : pool
  const [language] = wish.languages
  const isEmpty = !current || languages.every((each) => countIn(current.sizes, each) === 0)
  if (isEmpty || !language) return refuse(404, "There is nothing to play here yet.")
  if (wish.kind === "mistakes") return refuse(404, "There are no mistakes to practise here.")
  const { played, otherLanguages } = endOf(current, language)
  const refused = refuse(404, "You have played everything here in this language.")
  return { ...refused, details: { played, otherLanguages } }
}
