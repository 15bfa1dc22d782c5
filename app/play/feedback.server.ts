import type { RoundView } from "#game/games"
import type { AppContext } from "#app/server/context.server"
import type { FeedbackView } from "./play-view"

/** What a player may say of an answered round; `null` where the upstream takes nothing of it. */
export async function viewFeedback(
  { capabilities }: AppContext,
  round: RoundView | null,
): Promise<FeedbackView | null> {
  if (round?.phase !== "answered" || round.source.category === "practice") return null
  if (!(await capabilities.has("appeals"))) return null
  const wrong = wrongIn(round)
  const items = round.game === "difficulty" ? round.items.length + round.notReached.length : 1
  const query = new URLSearchParams({
    round: round.roundId,
    ...(items > 1 ? { items: String(items) } : {}),
    ...(wrong.length > 0 ? { wrong: "1" } : {}),
  })
  return { wrong, report: `/feedback?${query}` }
}

/** The typed answers that do not count, with the place of their question on the page. */
function wrongIn(round: Extract<RoundView, { phase: "answered" }>): FeedbackView["wrong"] {
  switch (round.game) {
    case "five-hints":
      return round.correct ? [] : [{ item: 0, answer: round.answer }]
    case "difficulty":
      return round.items.flatMap(({ isRight, answer }, item) =>
        isRight || answer.trim() === "" ? [] : { item, answer },
      )
    case "offside":
      return []
  }
}
