import { counts } from "#contract/limits"
import { getSize, getWrongAnswers, type RoundView } from "#game/games"
import { getSourceTraits } from "#game/sources/source"
import type { FeedbackView } from "#app/play/play-view"
import type { Play } from "#app/play/play.server"

export async function viewFeedback(
  { context, request }: Pick<Play, "context" | "request">,
  round: RoundView | null,
): Promise<FeedbackView | null> {
  if (round?.phase !== "answered" || !getSourceTraits(round.source).isIssued) return null
  if (!(await context.offers()).canAppeal) return null
  const wrong = getWrongAnswers(round.game, round)
  const items = getSize(round.game, round)
  const query = new URLSearchParams({
    round: round.roundId,
    ...(items > 1 ? { items: String(items) } : {}),
    ...(wrong.length > 0 ? { wrong: "1" } : {}),
  })
  const appealed = readAppealed(request)
  return {
    wrong: wrong.filter(({ item }) => !appealed.includes(item)),
    appealed: wrong.filter(({ item }) => appealed.includes(item)),
    appeal: `/feedback?${new URLSearchParams({ appealed: appealed.join(" ") })}`,
    report: `/feedback?${query}`,
  }
}

export function readAppealed({ url }: Request): readonly number[] {
  const listed = new URL(url).searchParams.get("appealed")?.split(" ") ?? []
  return Array.from({ length: counts.items }, (_, item) => item).filter((item) =>
    listed.includes(String(item)),
  )
}
