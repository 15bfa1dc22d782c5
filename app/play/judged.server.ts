import { payCredit } from "./pay-credit.server"
import { type Play, toTable } from "./play.server"
import { type Sent, again } from "./intents.server"

/** What handing in comes to, whatever the game: see the referee's verbs. */
type Outcome<Submission> =
  | { readonly state: "judge"; readonly submission: Submission }
  | { readonly state: "busy" | "done" | "gone" }

/**
 * From a hand-in to the result: judged by the API, written down, credited. Where the API fails, the
 * submission is given back, and the next try hands in the same answer.
 */
export async function throughJudgement<Submission>(
  play: Play,
  sent: Sent,
  outcome: Outcome<Submission>,
  judge: (submission: Submission) => Promise<unknown>,
  release: () => Promise<void>,
) {
  if (outcome.state === "busy") return again({ key: "errors.play.judging" }, sent, 409)
  if (outcome.state === "gone") {
    play.context.toasts.put("info", "toast.roundGone")
    return toTable(play)
  }
  if (outcome.state === "judge") {
    await judge(outcome.submission).catch(async (error: unknown) => {
      await release()
      throw error
    })
    await payCredit(play.context, play.referee, sent.roundId)
  }
  return toTable(play, sent.roundId)
}

/** The API answered, and with no verdict: as good as no answer. */
export const noVerdict = () => new Response(null, { status: 503 })
