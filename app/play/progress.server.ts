import type { ChapterEnd } from "#contract/games/draw-options"
import type { GameProgress } from "#contract/play/progress"
import { counts } from "#contract/limits"
import { gameNames, languages, wireGames, type Game } from "#contract/words"
import { games } from "#game/games"
import type { Offer } from "#app/catalogue/offer.server"
import type { AppContext } from "#app/server/context.server"
import { orNull } from "#app/forms/refusals.server"
import { numberedSections } from "./addresses"
import type { EndView } from "./play-view"

type Asker = Pick<AppContext, "upstream">

/** Counted in rounds but for the mistakes. */
export type ProgressByGame = (number: string, game: Game) => GameProgress | null

export const chapterProgress = (
  asker: Asker,
  subject: { readonly grade: string; readonly subject: string },
): Promise<ProgressByGame | null> =>
  readProgress(asker, async ({ progress }) => {
    const reply = await progress.education(subject)
    return reply.status === 200 ? reply.body.chapters : null
  })

export const sectionProgress = (asker: Asker): Promise<ProgressByGame | null> =>
  readProgress(asker, async ({ progress }) => {
    const reply = await progress.entertainment()
    return reply.status === 200
      ? reply.body.sections.map(({ section, games }) => ({ number: section, games }))
      : null
  })

interface ChapterCounts {
  readonly number: number
  readonly games: readonly GameProgress[]
}

async function readProgress(
  { upstream }: Asker,
  read: (from: AppContext["upstream"]) => Promise<readonly ChapterCounts[] | null>,
): Promise<ProgressByGame | null> {
  const counted = await orNull(read(upstream))
  if (!counted) return null
  return (wanted, game) => {
    const chapter = counted.find(({ number }) => String(number) === wanted)
    const entry = chapter?.games.find((entry) => entry.game === wireGames[game])
    return entry ? progressInRounds(game, entry) : null
  }
}

/** The API counts the questions of a set; a round has up to six of them. */
const toRounds = (game: Game, questions: number): number =>
  games[game].isSet ? Math.ceil(questions / counts.items) : questions

function progressInRounds(game: Game, progress: GameProgress): GameProgress {
  const { total, left, packed = 0 } = progress
  return {
    ...progress,
    ...languagesInRounds(game, progress),
    total: toRounds(game, total),
    left: toRounds(game, left),
    packed: toRounds(game, left + packed) - toRounds(game, left),
  }
}

export const endInRounds = (game: Game, end: ChapterEnd): ChapterEnd => ({
  ...end,
  ...languagesInRounds(game, end),
  played: toRounds(game, end.played),
})

const languagesInRounds = (game: Game, { otherLanguages }: Pick<ChapterEnd, "otherLanguages">) => ({
  otherLanguages: Object.fromEntries(
    Object.entries(otherLanguages).map(([language, left]) => [language, toRounds(game, left)]),
  ),
})

/** A game without questions is left out of the progress, if the upstream reports any. */
export function offerOf(progress: ProgressByGame | null, number: string, game: Game): Offer {
  const entry = progress?.(number, game)
  if (!entry) return progress ? "nothing" : "here"
  if (entry.total > 0) return "here"
  return languages.find((each) => (entry.otherLanguages[each] ?? 0) > 0) ?? "here"
}

export async function hasFun(asker: Asker): Promise<boolean> {
  const progress = await sectionProgress(asker)
  return numberedSections.some(({ number }) =>
    gameNames.some((game) => offerOf(progress, number, game) !== "nothing"),
  )
}

export interface ProgressNote {
  readonly text: string
  readonly left: number
  readonly isDone: boolean
}

export function toNote(
  { i18n }: Pick<AppContext, "i18n">,
  progress: GameProgress | null | undefined,
): ProgressNote | null {
  if (!progress || progress.total === 0) return null
  const { left, total } = progress
  if (isPacked(progress)) return { text: i18n.t("packs.open"), left, isDone: false }
  const isDone = left === 0
  const text = isDone ? i18n.t("choose.done") : i18n.t("choose.left", { left, total })
  return { text, left, isDone }
}

/** Whether all that is left to play is in packs. */
export const isPacked = ({ left, packed = 0 }: GameProgress): boolean => left === 0 && packed > 0

export const withPack = (
  { i18n }: Pick<AppContext, "i18n">,
  view: EndView,
  { packId, left }: NonNullable<ChapterEnd["pack"]>,
): EndView => ({
  ...view,
  title: i18n.t("play.end.packed", { count: left }),
  text: i18n.t("play.end.packedText"),
  picture: "saffir/points",
  isDone: false,
  isJustDone: false,
  links: [{ to: `/packs/${packId}`, label: i18n.t("packs.open") }, ...view.links],
})
