import { wireGames, type Game } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import { orMissing } from "#app/upstream/errors.server"
import { type Answered, getAnsweredGame } from "#app/play/answered.server"
import { toRecordGroups } from "./entries.server"
import { type Round, fillPage, getRound } from "./fill-page.server"

/** The filter and position of a page; `chapter` is a number or a name. */
export interface WantedRounds {
  readonly subject: string
  readonly chapter: string
  readonly game: Game | ""
  readonly onlyMistakes: boolean
  /** The page lists the rounds older than `before` or newer than `after`; at most one of these ids is set. */
  readonly before: string
  readonly after: string
}

export interface RoundsPage {
  readonly rounds: readonly Round[]
  readonly older: string | null
  readonly newer: string | null
}

interface Found {
  readonly rounds: readonly Round[]
  readonly older: boolean
  readonly newer: boolean
}

const roundsPerPage = 10

/** Up to ten rounds, fewer if they are long: those adjacent to the page that the reader comes from. */
export async function readRounds(
  context: AppContext,
  wanted: WantedRounds,
  readChapterName: () => Promise<string>,
): Promise<RoundsPage> {
  const found =
    (await orMissing(readPage(context, wanted))) ??
    (await pageOfList(context, { ...wanted, chapter: await readChapterName() }))
  const { rounds, older, newer } = found
  const isBack = wanted.after !== ""
  const shown = isBack ? fillPage(rounds.toReversed()).toReversed() : fillPage(rounds)
  const isTop = isBack && !newer && shown.length === rounds.length
  // A page that reaches the newest round is read as the first page, which is full; so is an empty older page.
  if (isTop || (wanted.before !== "" && rounds.length === 0))
    return readRounds(context, { ...wanted, before: "", after: "" }, readChapterName)
  const [first, last] = [shown[0], shown.at(-1)]
  return {
    rounds: shown,
    newer: first && (newer || first !== rounds[0]) ? first.id : null,
    older: last && (older || last !== rounds.at(-1)) ? last.id : null,
  }
}

async function readPage({ upstream }: AppContext, wanted: WantedRounds): Promise<Found> {
  const { subject, chapter, game, onlyMistakes, before, after } = wanted
  const reply = await upstream.progress.record({
    subject,
    chapter,
    ...(game ? { game: wireGames[game] } : {}),
    ...(onlyMistakes ? { mistakes: "true" } : {}),
    ...(before ? { before } : {}),
    ...(after ? { after } : {}),
  })
  if (reply.status !== 200) throw new Response(null, { status: 503 })
  const { rounds, ...beside } = reply.body
  return {
    ...beside,
    rounds: rounds.flatMap(({ id, answers }) => getRound(id, answers, onlyMistakes)),
  }
}

/** For an upstream that only has the whole list: the id of a round is its position there, from 1. */
async function pageOfList({ upstream }: AppContext, wanted: WantedRounds): Promise<Found> {
  const { subject, chapter, game, onlyMistakes, before, after } = wanted
  const reply = await upstream.accounts.questionsAnswered({ subject, chapter })
  if (reply.status !== 200) throw new Response(null, { status: 503 })
  const isWanted = (answered: Answered) => game === "" || getAnsweredGame(answered) === game
  const rounds = toRecordGroups(reply.body.filter(isWanted), ({ set }) => set ?? Symbol())
    .flatMap((all) => getRound("", all, onlyMistakes))
    .map((round, index) => ({ ...round, id: String(index + 1) }))
  const start = after ? Math.max(0, Number(after) - 1 - roundsPerPage) : Number(before)
  const end = after ? Number(after) - 1 : start + roundsPerPage
  const page = rounds.slice(start, end)
  return { rounds: page, older: end < rounds.length, newer: start > 0 }
}
