import { gameNames, languages } from "#contract/words"
import { withChoice } from "#game/sources/sources"
import { playPath } from "#app/play/addresses"
import type { Play } from "#app/play/play.server"
import type { EndLink } from "#app/play/play-view"
import { otherMistakes, type Known } from "./practice-links.server"
import { noteOf } from "#app/play/progress.server"
import type { NamedSource } from "#app/play/sources/source-server"

/** Links to more questions: other mistakes, the next chapter or section, this one in another game or language. */
export function newLinks(play: Play, known: Known): EndLink[] {
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

/** The next chapter or section that has questions left, or else the first of those before it. */
function nextSource(
  { context, key: { game } }: Play,
  { number: here, after, others, progress }: Known,
) {
  // Without progress, a list of sources that have the game counts as having questions.
  const hasSome = ({ number }: NamedSource) =>
    progress ? (progress(number, game)?.left ?? 0) > 0 : after.isListedByGame
  const open = others.filter(hasSome)
  const next = open.find(({ number }) => Number(number) > Number(here)) ?? open[0]
  if (!next) return []
  return [
    {
      to: playPath({ game, source: next.source }),
      label: context.i18n.t(after.texts.next),
      name: next.title,
      note: noteOf(context, progress?.(next.number, game))?.text,
    },
  ]
}

/** Links to the games that have questions left here, this game included after a practice of its mistakes. */
function otherGames({ context, key }: Play, { source, number, end, progress }: Known): EndLink[] {
  return gameNames.flatMap((game) => {
    const entry = progress?.(number, game)
    // If this game is played to its end, its remaining questions are in another language.
    if (!entry?.left || (end && game === key.game)) return []
    const title = context.i18n.t(`game.${game}.title`)
    const label =
      game === key.game
        ? context.i18n.t("play.next")
        : context.i18n.t("play.end.otherGame", { game: title })
    const to = playPath({ game, source: withChoice(source, {}) })
    return [{ to, label, note: noteOf(context, entry)?.text }]
  })
}

function otherLanguages(
  { context: { i18n }, key }: Play,
  { source, number, end, progress }: Known,
) {
  const { game } = key
  const left = (end ?? progress?.(number, game))?.otherLanguages ?? {}
  return languages.flatMap((language): EndLink[] => {
    const count = left[language] ?? 0
    if (count === 0) return []
    const choice = language === i18n.language ? {} : { language }
    const to = playPath({ game, source: withChoice(source, choice) })
    const isMore = end?.played !== 0
    return [
      {
        to,
        label: i18n.t(isMore ? `play.end.more.${language}` : `play.end.in.${language}`, { count }),
      },
    ]
  })
}
