import type { ChapterEnd } from "#contract/draw-options"
import { orNull } from "#app/forms/unavailable.server"
import { playPath } from "./addresses"
import { numberOf, othersThan, namedSources, type DrawSource } from "./named-sources.server"
import type { Play } from "./play.server"
import type { EndView } from "./play-view"
import { practiceLinks, type Known } from "./practice-links.server"
import { chapterProgress, sectionProgress } from "./progress.server"
import { newLinks } from "./end-links.server"

/** A draw without a question. `end` is set if all were played, `null` if there is no question or no mistake. */
export interface NothingDrawn {
  readonly round: null
  readonly end: ChapterEnd | null
  /** A round of this source was answered just before. */
  readonly isJustDone: boolean
}

/** What the page shows a player to whom the API gave no question: why, and links to what can be played. */
export async function viewEnd(play: Play, { end, isJustDone }: NothingDrawn): Promise<EndView> {
  const { source } = play.key
  const isPractised = source.category !== "practice" && source.practice === "mistakes"
  if (source.category === "practice" || play.isUnlisted || !(end || isPractised))
    return nothingHere(play)
  const known = await lookAround(play, source, end)
  const isDone = end?.played !== 0
  return {
    ...wordsOf(play, known),
    picture: isDone ? "saffir/cheers" : "saffir/consoles",
    isPlayable: true,
    isDone,
    isJustDone: isJustDone && isDone,
    links: newLinks(play, known),
    practice: isDone ? practiceLinks(play, known) : [],
  }
}

/** The view of a source without questions: links to the other chapters of the subject, if any. */
async function nothingHere(play: Play): Promise<EndView> {
  const { i18n } = play.context
  const { game, source } = play.key
  const others =
    source.category === "education" ? othersThan(await namedSources(play, source), source) : []
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

async function lookAround(play: Play, source: DrawSource, end: ChapterEnd | null): Promise<Known> {
  const { context, player } = play
  const [others, progress] = await Promise.all([
    orNull(namedSources(play, source)),
    source.category === "education"
      ? chapterProgress(context, { grade: player.grade, subject: source.subject })
      : sectionProgress(context),
  ])
  return { source, end, others: othersThan(others ?? [], source), progress }
}

function wordsOf({ context: { i18n }, key }: Play, { source, end, progress }: Known) {
  const language = i18n.t(`review.in.${source.language ?? i18n.language}`)
  if (!end) return { title: i18n.t("play.end.noMistakes"), text: i18n.t("play.end.allRight") }
  const { played } = end
  if (played === 0)
    return { title: i18n.t("play.end.noneIn", { language }), text: i18n.t("play.end.noneText") }
  const counts = { played, total: played }
  const points = progress?.(numberOf(source), key.game)?.points ?? 0
  const isChapter = source.category === "education"
  return {
    title:
      (source.language ?? i18n.language) === i18n.language
        ? i18n.t(isChapter ? "play.end.chapter" : "play.end.section", counts)
        : i18n.t("play.end.inLanguage", { language, ...counts }),
    text:
      points > 0
        ? i18n.t("play.end.points", { count: points })
        : i18n.t("play.end.allPlayed", { language }),
  }
}
