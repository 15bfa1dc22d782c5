import type { ChapterEnd } from "#contract/draw-options"
import { gameNames } from "#contract/words"
import { playPath } from "./addresses"
import { numberOf, withoutChoice, type DrawSource, type NamedSource } from "./named-sources.server"
import type { Play } from "./play.server"
import type { EndLink } from "./play-view"
import type { Progress } from "./progress.server"

/** What is known of the source that was played, and of those beside it. */
export interface Known {
  readonly source: DrawSource
  readonly end: ChapterEnd | null
  /** The others, in their order. */
  readonly others: readonly NamedSource[]
  /** `null` where the upstream does not say. */
  readonly progress: Progress | null
}

/** Where all mistakes of a game were practised: the first others of the subject, or of the sections. */
export function otherMistakes(
  { context: { i18n } }: Play,
  { source, end, others, progress }: Known,
) {
  if (end) return []
  const here = { source: withoutChoice(source), number: numberOf(source), name: "" }
  const mistakes = [here, ...others].flatMap(({ source, number, name }) =>
    gameNames.flatMap((game): EndLink[] => {
      const count = progress?.(number, game)?.mistakes ?? 0
      if (count === 0) return []
      const to = playPath({ game, source: { ...source, practice: "mistakes" } })
      const label = i18n.t("play.end.mistakes", { count })
      return [{ to, label, name, note: i18n.t(`game.${game}.title`) }]
    }),
  )
  return mistakes.slice(0, 1)
}

/** What can be played once more: the mistakes of this game, and all of it. */
export function practiceLinks(
  { context: { i18n }, key }: Play,
  { source, progress }: Known,
): EndLink[] {
  const { game } = key
  const here = withoutChoice(source)
  const count = progress?.(numberOf(source), game)?.mistakes ?? 0
  const { language } = source
  return [
    ...(count > 0
      ? [
          {
            to: playPath({ game, source: { ...here, practice: "mistakes" } }),
            label: i18n.t("play.end.mistakes", { count }),
          },
        ]
      : []),
    {
      to: playPath({ game, source: { ...here, language, practice: "again" } }),
      label: i18n.t("play.end.again"),
    },
  ]
}
