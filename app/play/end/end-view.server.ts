import type { ChapterEnd } from "#contract/games/draw-options"
import type { Source } from "#game/sources/source"
import { orNull } from "#app/forms/refusals.server"
import { playPath } from "#app/play/addresses"
import type { Play } from "#app/play/play.server"
import type { EndView } from "#app/play/play-view"
import { type Known, viewLinks } from "./end-links.server"
import type { AfterSource, NamedSource } from "#app/play/sources/source-server"
import { getSourceServer } from "#app/play/sources/sources.server"

/** A draw without a question. `end` is set if all were played, `null` if there is no question or no mistake. */
export interface NothingDrawn {
  readonly round: null
  readonly end: ChapterEnd | null
  readonly isJustDone: boolean
}

export async function viewEnd(play: Play, { end, isJustDone }: NothingDrawn): Promise<EndView> {
  const { source } = play.key
  const { after } = getSourceServer(source)
  const isPlayed = end !== null || source.practice === "mistakes"
  if (!after || play.isUnlisted || !isPlayed) return nothingHere(play, after)
  const known = await lookAround(play, after, end)
  const isDone = end?.played !== 0
  return {
    ...toWords(play, known),
    picture: isDone ? "saffir/cheers" : "saffir/consoles",
    isPlayable: true,
    isDone,
    isJustDone: isJustDone && isDone,
    ...viewLinks(play, known),
  }
}

async function nothingHere(play: Play, after: AfterSource<Source> | undefined): Promise<EndView> {
  const { i18n } = play.context
  const { game, source } = play.key
  const others = after?.isListedByGame
    ? othersThan(await after.list(source, play), after.toNumber(source))
    : []
  return {
    picture: "scenes/empty",
    title: i18n.t("play.empty.title"),
    text: i18n.t("play.empty.text"),
    isPlayable: false,
    isDone: false,
    isJustDone: false,
    links: others.map(({ number, name, source }) => {
      return { to: playPath({ game, source }), label: number, name }
    }),
    practice: [],
  }
}

async function lookAround(
  play: Play,
  after: AfterSource<Source>,
  end: ChapterEnd | null,
): Promise<Known> {
  const { source } = play.key
  const number = after.toNumber(source)
  const [listed, progress] = await Promise.all([
    orNull(after.list(source, play)),
    after.progress(source, play),
  ])
  return { source, number, after, end, others: othersThan(listed ?? [], number), progress }
}

/** All but this source. If the source is not listed, its number may be a name. */
const othersThan = (listed: readonly NamedSource[], here: string): readonly NamedSource[] =>
  listed.filter(({ number, name }) => here !== number && here !== name)

function toWords(
  { context: { i18n }, key }: Play,
  { source, number, after, end, progress }: Known,
) {
  const language = i18n.t(`review.in.${source.language ?? i18n.language}`)
  if (!end) return { title: i18n.t("play.end.noMistakes"), text: i18n.t("play.end.allRight") }
  const { played } = end
  if (played === 0)
    return { title: i18n.t("play.end.noneIn", { language }), text: i18n.t("play.end.noneText") }
  const counts = { played, total: played }
  const points = progress?.(number, key.game)?.points ?? 0
  return {
    title:
      (source.language ?? i18n.language) === i18n.language
        ? i18n.t(after.texts.end, counts)
        : i18n.t("play.end.inLanguage", { language, ...counts }),
    text:
      points > 0
        ? i18n.t("play.end.points", { count: points })
        : i18n.t("play.end.allPlayed", { language }),
  }
}
