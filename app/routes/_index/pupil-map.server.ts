import { type Game, gameNames, wireGames } from "#contract/words"
import { playPath } from "#app/play/addresses"
import type { ListedChapter } from "#app/catalogue/grade-lists.server"
import type { ProgressByGame } from "#app/play/progress.server"

export interface MapGame {
  readonly game: Game
  readonly to: string
  /** `null` if the upstream sends no counts. */
  readonly counts: { readonly played: number; readonly total: number } | null
}

export interface MapChapter {
  readonly number: string
  readonly name: string
  readonly games: readonly MapGame[]
}

export function onMap(
  subject: string,
  chapter: ListedChapter,
  progress: ProgressByGame | null,
): MapChapter {
  const number = String(chapter.number)
  const source = { category: "education", subject, chapter: number } as const
  const games = gameNames.flatMap((game): MapGame[] => {
    const entry = progress?.(number, game)
    const isListed = chapter.games?.includes(wireGames[game]) ?? true
    if (entry ? entry.total === 0 : !isListed) return []
    const counts = entry ? { played: entry.total - entry.left, total: entry.total } : null
    return [{ game, to: playPath({ game, source }), counts }]
  })
  return { number, name: chapter.name, games }
}

/** The link leads to the first chapter and game that has mistakes; `null` without mistakes. */
export function mistakesIn(
  subject: string,
  chapters: readonly ListedChapter[],
  progress: ProgressByGame | null,
) {
  const wrong = chapters.flatMap(({ number }) =>
    gameNames.flatMap((game) => {
      const count = progress?.(String(number), game)?.mistakes ?? 0
      return count > 0 ? [{ game, chapter: String(number), count }] : []
    }),
  )
  const [first] = wrong
  if (!first) return null
  const { game, chapter } = first
  const source = { category: "education", subject, chapter, practice: "mistakes" } as const
  return {
    count: wrong.reduce((sum, { count }) => sum + count, 0),
    to: playPath({ game, source }),
  }
}
