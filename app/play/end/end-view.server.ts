import type { ChapterEnd } from "#contract/games/draw-options"
import type { Source } from "#game/sources/source"
import type { GameProgress } from "#contract/play/progress"
import { type Game, gameNames, languages } from "#contract/words"
import { withChoice } from "#game/sources/sources"
import { orNull } from "#app/forms/refusals.server"
import { playPath } from "#app/play/addresses"
import type { Play } from "#app/play/play.server"
import type { EndView, EndLink } from "#app/play/play-view"
import type { AfterSource, NamedSource } from "#app/play/sources/source-server"
import { getSourceServer } from "#app/play/sources/sources.server"
import { endInRounds, type ProgressByGame, toNote, withPack } from "#app/play/progress.server"

/** A draw without a question. `end` is set if all were played, `null` if there is no question or no mistake. */
export interface NothingDrawn {
  readonly round: null
  readonly end: ChapterEnd | null
  readonly isJustDone: boolean
}

export async function viewEnd(play: Play, drawn: NothingDrawn): Promise<EndView> {
  const { game, source } = play.key
  const end = drawn.end && endInRounds(game, drawn.end)
  const { after } = getSourceServer(source)
  const isPlayed = end !== null || source.practice === "mistakes"
  if (!after || play.isUnlisted || !isPlayed) return emptyEnd(play, after)
  const known = await loadEndContext(play, after, end)
  const isDone = end?.played !== 0
  const view: EndView = {
    ...toWords(play, known),
    picture: isDone ? "saffir/cheers" : "saffir/consoles",
    isPlayable: true,
    isDone,
    isJustDone: drawn.isJustDone && isDone,
    ...viewLinks(play, known),
  }
  return end?.pack ? withPack(play.context, view, end.pack) : view
}

async function emptyEnd(play: Play, after: AfterSource<Source> | undefined): Promise<EndView> {
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
    links: others.map(({ number: label, name, source }) => ({
      to: playPath({ game, source }),
      label,
      name,
    })),
    practice: [],
  }
}

async function loadEndContext(
  play: Play,
  after: AfterSource<Source>,
  end: ChapterEnd | null,
): Promise<EndContext> {
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
  { source, number, after, end, progress }: EndContext,
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

interface EndContext {
  readonly source: Source
  readonly number: string
  readonly after: AfterSource<Source>
  readonly end: ChapterEnd | null
  readonly others: readonly NamedSource[]
  readonly progress: ProgressByGame | null
}

interface Target extends Omit<EndLink, "to" | "note"> {
  readonly game: Game
  readonly source: Source
  readonly note?: string
  readonly progress?: GameProgress | null | undefined
}

function viewLinks({ context, key: { game } }: Play, known: EndContext) {
  const asked = { i18n: context.i18n, game, ...known }
  const more = [...otherMistakes(asked), ...nextSource(asked), ...otherGames(asked)]
  const inLanguages = otherLanguages(asked)
  const isOwnLeft = known.source.language !== undefined
  const isFirst = isOwnLeft || known.end?.played === 0
  const toLink = ({ game, source, progress, ...link }: Target): EndLink => ({
    note: toNote(context, progress)?.text,
    ...link,
    to: playPath({ game, source }),
  })
  return {
    links: (isFirst ? [...inLanguages, ...more] : [...more, ...inLanguages]).map(toLink),
    practice: known.end?.played === 0 ? [] : practice(asked).map(toLink),
  }
}

type LinkData = EndContext & { readonly i18n: Play["context"]["i18n"]; readonly game: Game }

function otherMistakes({ i18n, source, number, end, others, progress }: LinkData): Target[] {
  if (end) return []
  const here = { source: withChoice(source, {}), number, name: "" }
  const mistakes = [here, ...others].flatMap(({ source, number, name }) =>
    gameNames.flatMap((game): Target[] => {
      const count = progress?.(number, game)?.mistakes ?? 0
      if (count === 0) return []
      const label = i18n.t("play.end.mistakes", { count })
      const note = i18n.t(`game.${game}.title`)
      return [{ game, source: withChoice(source, { practice: "mistakes" }), label, name, note }]
    }),
  )
  return mistakes.slice(0, 1)
}

function nextSource({ i18n, game, number: here, after, others, progress }: LinkData): Target[] {
  // Without progress, a list of sources that have the game counts as having questions.
  const hasSome = ({ number }: NamedSource) =>
    progress ? (progress(number, game)?.left ?? 0) > 0 : after.isListedByGame
  const open = others.filter(hasSome)
  const next = open.find(({ number }) => Number(number) > Number(here)) ?? open[0]
  if (!next) return []
  const { source, title: name, number } = next
  const label = i18n.t(after.texts.next)
  return [{ game, source, label, name, progress: progress?.(number, game) }]
}

/** The games that have questions left here, this game included after a practice of its mistakes. */
function otherGames({ i18n, game: played, source, number, end, progress }: LinkData): Target[] {
  return gameNames.flatMap((game) => {
    const entry = progress?.(number, game)
    // If this game is played to its end, its remaining questions are in another language.
    if (!entry?.left || (end && game === played)) return []
    const label =
      game === played
        ? i18n.t("play.next")
        : i18n.t("play.end.otherGame", { game: i18n.t(`game.${game}.title`) })
    return [{ game, source: withChoice(source, {}), label, progress: entry }]
  })
}

function otherLanguages({ i18n, game, source, number, end, progress }: LinkData): Target[] {
  const left = (end ?? progress?.(number, game))?.otherLanguages ?? {}
  const kind = end?.played === 0 ? "in" : "more"
  return languages.flatMap((language) => {
    const count = left[language] ?? 0
    if (count === 0) return []
    const choice = language === i18n.language ? {} : { language }
    const label = i18n.t(`play.end.${kind}.${language}`, { count })
    return [{ game, source: withChoice(source, choice), label }]
  })
}

function practice({ i18n, game, source, number, progress }: LinkData): Target[] {
  const count = progress?.(number, game)?.mistakes ?? 0
  const toTarget = (practice: "mistakes" | "again", choice = {}): Target => ({
    game,
    source: withChoice(source, { ...choice, practice }),
    label: i18n.t(`play.end.${practice}`, { count }),
  })
  const again = toTarget("again", { language: source.language })
  return count > 0 ? [toTarget("mistakes"), again] : [again]
}
