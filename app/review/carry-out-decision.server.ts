import type { AppContext } from "#app/server/context.server"
import { isUnavailable } from "#app/forms/unavailable.server"
import { decisionsAtOnce } from "./review"
import { type Intent, type Sent, reasonOf } from "./sent-decision.server"

const atATime = 5

/** `done`: decided by this request; `before`: decided earlier or by somebody else; `failed`: still undecided. */
type Outcome = "done" | "before" | "failed"

/** The number of questions per outcome; `later`: those over the limit of one request. */
interface Counts {
  readonly done: number
  readonly before: number
  readonly failed: number
  readonly later: number
}

/** Decides at most `decisionsAtOnce` questions; `left`: the ids still undecided, including those over the limit. */
export async function carryOut(context: AppContext, { intent = "approve", ids, ...sent }: Sent) {
  const now = ids.slice(0, decisionsAtOnce)
  const outcomes = await decideAll(context, now, { intent, reason: reasonOf(sent) })
  const left = ids.filter((id) => (outcomes.get(id) ?? "failed") === "failed")
  const counts = { ...countsOf(outcomes), later: ids.length - now.length }
  return { intent, left, counts, isWhole: counts.done === ids.length }
}

async function decideAll(
  context: AppContext,
  ids: readonly string[],
  decision: { readonly intent: Intent; readonly reason: string },
): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>()
  for (let at = 0; at < ids.length; at += atATime) {
    const some = ids.slice(at, at + atATime)
    const came = await Promise.all(some.map((id) => decideOne(context, id, decision)))
    some.forEach((id, index) => outcomes.set(id, came[index] ?? "failed"))
  }
  return outcomes
}

async function decideOne(
  { upstream: { admin } }: AppContext,
  id: string,
  { intent, reason }: { readonly intent: Intent; readonly reason: string },
): Promise<Outcome> {
  try {
    const answer = await (intent === "approve" ? admin.approve(id) : admin.reject(id, reason))
    if (answer.status === 200) return "done"
    return answer.status === 404 || answer.status === 409 ? "before" : "failed"
  } catch (error) {
    if (isUnavailable(error)) return "failed"
    throw error
  }
}

function countsOf(outcomes: ReadonlyMap<string, Outcome>) {
  const count = (wanted: Outcome) =>
    [...outcomes.values()].filter((outcome) => outcome === wanted).length
  return { done: count("done"), before: count("before"), failed: count("failed") }
}

/** One sentence for each outcome that occurred. `failed` selects the text on undecided questions. */
export const sentencesOf = (
  { i18n: { t } }: Pick<AppContext, "i18n">,
  intent: Intent,
  counts: Counts,
  failed: "failed" | "back",
): string =>
  [
    counts.done > 0 ? t(`review.done.${intent}`, { count: counts.done }) : "",
    counts.before > 0 ? t("review.done.before", { count: counts.before }) : "",
    counts.failed > 0 ? t(`review.done.${failed}`, { count: counts.failed }) : "",
    counts.later > 0 ? t("review.done.later", { count: counts.later }) : "",
  ]
    .filter(Boolean)
    .join(" ")
