import type { GameProgress } from "#contract/play/progress"
import { type Game, gameNames, type Language } from "#contract/words"
import { playPath } from "#app/play/addresses"
import type { ListedChapter } from "#app/catalogue/grade-lists.server"
import { bestOffer, inLanguage, type Offer, toOffer } from "#app/catalogue/offer.server"
import { isPacked, offerOf, type ProgressByGame } from "#app/play/progress.server"

export interface MapGame {
  readonly game: Game
  readonly to: string
  readonly counts: { readonly played: number; readonly total: number } | null
  readonly isPacked?: true
}

export interface MapChapter {
  readonly number: string
  readonly name: string
  readonly offer: Offer
  readonly games: readonly MapGame[]
}

export function onMap(
  subject: string,
  chapter: ListedChapter,
  { progress, language }: { progress: ProgressByGame | null; language: Language },
): MapChapter {
  const number = String(chapter.number)
  const offered = gameNames.map((game) => {
    const entry = progress?.(number, game) ?? null
    const offer = entry ? offerOf(progress, number, game) : toOffer(chapter, game, language)
    return { game, entry, offer }
  })
  const offer = bestOffer(offered.map((each) => each.offer))
  const source = { category: "education", subject, chapter: number, ...inLanguage(offer) } as const
  const games = offered.flatMap(({ game, entry, offer: own }): MapGame[] => {
    if (own !== offer || own === "nothing") return []
    const counts = entry && own === "here" ? toCounts(entry) : { counts: null }
    return [{ game, to: playPath({ game, source }), ...counts }]
  })
  return { number, name: chapter.name, offer, games }
}

const toCounts = (progress: GameProgress) => ({
  counts: {
    played: progress.total - progress.left - (progress.packed ?? 0),
    total: progress.total,
  },
  ...(isPacked(progress) && ({ isPacked: true } as const)),
})

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
