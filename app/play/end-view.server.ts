import type { ChapterEnd } from "#contract/draw-options"
import { gameNames, languages } from "#contract/words"
import { orNull } from "#app/forms/unavailable.server"
import { playPath } from "./addresses"
import {
  numberOf,
  othersThan,
  namedSources,
  withoutChoice,
  type DrawSource,
  type NamedSource,
} from "./named-sources.server"
import type { Play } from "./play.server"
import type { EndLink, EndView } from "./play-view"
import { otherMistakes, practiceLinks, type Known } from "./practice-links.server"
import { chapterProgress, noteOf, sectionProgress } from "./progress.server"

/** No question was drawn. `end`: all were played; `null` where there is no question, or no mistake. */
export interface NothingDrawn {
  readonly round: null
  readonly end: ChapterEnd | null
  /** A round of this source was answered just before. */
  readonly isJustDone: boolean
}

/** Where a player may go on whom the API gave no question. */
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

/** The API has no question here: other chapters of the subject, if any. */
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

/** What the player has not played yet: the next chapter, this one in another game or language. */
function newLinks(play: Play, known: Known): EndLink[] {
  const { end } = known
  const links = [
    ...otherMistakes(play, known),
    ...nextSource(play, known),
    ...otherGames(play, known),
  ]
  const inLanguages = otherLanguages(play, known)
  const isOwnLeft = known.source.language !== undefined
  return isOwnLeft || end?.played === 0 ? [...inLanguages, ...links] : [...links, ...inLanguages]
}

/** The first after this one that has something left, or else the first before it. */
function nextSource({ context, key: { game } }: Play, { source, others, progress }: Known) {
  // Without progress, only chapters are known to have something.
  const hasSome = ({ number }: NamedSource) =>
    progress ? (progress(number, game)?.left ?? 0) > 0 : source.category === "education"
  const open = others.filter(hasSome)
  const next = open.find(({ number }) => Number(number) > Number(numberOf(source))) ?? open[0]
  if (!next) return []
  const isChapter = source.category === "education"
  return [
    {
      to: playPath({ game, source: next.source }),
      label: context.i18n.t(isChapter ? "play.end.nextChapter" : "play.end.nextSection"),
      name: isChapter ? `${next.number} ${next.name}` : next.name,
      note: noteOf(context, progress?.(next.number, game))?.text,
    },
  ]
}

/** Also this one, where it has something new beside the mistakes that were practised. */
function otherGames({ context, key }: Play, { source, end, progress }: Known): EndLink[] {
  return gameNames.flatMap((game) => {
    const entry = progress?.(numberOf(source), game)
    // Where this game is played to its end, what it has left is in another language.
    if (!entry?.left || (end && game === key.game)) return []
    const title = context.i18n.t(`game.${game}.title`)
    const label =
      game === key.game
        ? context.i18n.t("play.next")
        : context.i18n.t("play.end.otherGame", { game: title })
    const to = playPath({ game, source: withoutChoice(source) })
    return [{ to, label, note: noteOf(context, entry)?.text }]
  })
}

function otherLanguages({ context: { i18n }, key }: Play, { source, end, progress }: Known) {
  const { game } = key
  const left = (end ?? progress?.(numberOf(source), game))?.otherLanguages ?? {}
  return languages.flatMap((language): EndLink[] => {
    const count = left[language] ?? 0
    if (count === 0) return []
    const choice = language === i18n.language ? {} : { language }
    const to = playPath({ game, source: { ...withoutChoice(source), ...choice } })
    const isMore = end?.played !== 0
    return [
      {
        to,
        label: i18n.t(isMore ? `play.end.more.${language}` : `play.end.in.${language}`, { count }),
      },
    ]
  })
}
