import type { Game } from "#contract/words"
import type { RoundKey } from "#game/rounds/round-key"
import type { MapChapter } from "./pupil-map.server"

interface SubjectMap {
  readonly subject: string
  readonly chapters: readonly MapChapter[]
}

interface Open {
  readonly game: Game
  readonly chapter: string
}

/**
 * The round that a pupil plays next: the last chapter and game again; if no question is left there, the same game in a
 * later chapter, another game of the chapter, or the first game that has a question left. Games without counts are
 * assumed to have questions left.
 */
export function nextRound(
  { subject, chapters }: SubjectMap,
  last: RoundKey | null,
): RoundKey | null {
  const from = last?.source
  if (last && !(from?.category === "education" && from.subject === subject)) return last
  const inOwnLanguage = chapters.filter(({ offer }) => offer === "here")
  const open = inOwnLanguage.flatMap(({ number, games }) =>
    games
      .filter(({ counts }) => !counts || counts.played < counts.total)
      .map(({ game }): Open => ({ game, chapter: number })),
  )
  const found =
    (last && from?.category === "education" && near(open, last.game, from.chapter)) || open[0]
  if (!found) return null
  const source = { category: "education", subject, chapter: found.chapter } as const
  return { game: found.game, source }
}

function near(open: readonly Open[], lastGame: Game, lastChapter: string): Open | undefined {
  const here = open.filter(({ chapter }) => chapter === lastChapter)
  return (
    here.find(({ game }) => game === lastGame) ??
    open.find(({ game, chapter }) => game === lastGame && Number(chapter) > Number(lastChapter)) ??
    here[0]
  )
}
