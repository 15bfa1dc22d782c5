import type { ChapterEnd } from "#contract/games/draw-options"
import { gameNames } from "#contract/words"
import type { Source } from "#game/sources/source"
import { withChoice } from "#game/sources/sources"
import { playPath } from "#app/play/addresses"
import type { Play } from "#app/play/play.server"
import type { EndLink } from "#app/play/play-view"
import type { Progress } from "#app/play/progress.server"
import type { AfterSource, NamedSource } from "#app/play/sources/source-server"

/** The source that was played, and what is known about it and the other sources of its list. */
export interface Known {
  readonly source: Source
  /** Its number in the list. */
  readonly number: string
  readonly after: AfterSource<Source>
  readonly end: ChapterEnd | null
  /** The other sources of its list, in their order. */
  readonly others: readonly NamedSource[]
  /** `null` if the upstream does not report progress. */
  readonly progress: Progress | null
}

/** After the practice of all mistakes of a game: a link to the next mistakes in the subject or in the sections. */
export function otherMistakes(
  { context: { i18n } }: Play,
  { source, number, end, others, progress }: Known,
) {
  if (end) return []
  const here = { source: withChoice(source, {}), number, name: "" }
  const mistakes = [here, ...others].flatMap(({ source, number, name }) =>
    gameNames.flatMap((game): EndLink[] => {
      const count = progress?.(number, game)?.mistakes ?? 0
      if (count === 0) return []
      const to = playPath({ game, source: withChoice(source, { practice: "mistakes" }) })
      const label = i18n.t("play.end.mistakes", { count })
      return [{ to, label, name, note: i18n.t(`game.${game}.title`) }]
    }),
  )
  return mistakes.slice(0, 1)
}

/** The links to practice here: the mistakes of this game, and all its questions. */
export function practiceLinks(
  { context: { i18n }, key }: Play,
  { source, number, progress }: Known,
): EndLink[] {
  const { game } = key
  const count = progress?.(number, game)?.mistakes ?? 0
  const { language } = source
  return [
    ...(count > 0
      ? [
          {
            to: playPath({ game, source: withChoice(source, { practice: "mistakes" }) }),
            label: i18n.t("play.end.mistakes", { count }),
          },
        ]
      : []),
    {
      to: playPath({ game, source: withChoice(source, { language, practice: "again" }) }),
      label: i18n.t("play.end.again"),
    },
  ]
}
