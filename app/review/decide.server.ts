import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare"
import { forAdmins } from "#app/admin/admin-request.server"
import { tryIntent } from "#app/authoring/try-answers/answer-verdict"
import type { Category } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import type { Message } from "#app/i18n/keys"
import { pathOf } from "#app/session/return-path.server"
import { isId } from "./filter.server"
import { anchorOf } from "./review"
import type { DecisionReport, ReviewReply } from "./replies"
import { tryInReview } from "./try-in-review.server"
import { type Sent, readSent, sentIn, refusalOf } from "./sent-decision.server"
import { carryOut, sentencesOf } from "./carry-out-decision.server"

/** Decides the form's questions and redirects to the same position in the list, or tries answers to one question. */
export const reviewAction = (category: Category) =>
  forAdmins(async ({ request, context }: ActionFunctionArgs) => {
    const fields = await readSent(request)
    return fields.get("intent") === tryIntent("")
      ? tryInReview({ context, category }, fields)
      : decide(request, context, sentIn(fields))
  })

async function decide(request: Request, context: AppContext, sent: Sent) {
  const refused = refusalOf(sent)
  if (refused) return again(sent, refused.error, refused.status)
  const { intent, counts, left, isWhole } = await carryOut(context, sent)
  if (counts.done + counts.before === 0) return again(sent, { key: "errors.unavailable" }, 503)
  const text = sentencesOf(context, intent, counts, "failed")
  context.toasts.put(isWhole ? "success" : "warning", "toast.reviewed", text)
  return redirect(backTo(request, left, sent.next), 303)
}

/** Decides the questions that the page's script sends, and replies with the result as a text. */
export const decideByScript = forAdmins(async ({ request, context }: ActionFunctionArgs) => {
  const { t } = context.i18n
  const sent = sentIn(await readSent(request))
  const refused = refusalOf(sent)
  if (refused) {
    const { error, status } = refused
    const text = t(error.key, { ...error.params })
    return reportWith({ isWhole: false, text }, status)
  }
  const { intent, counts, isWhole } = await carryOut(context, sent)
  return reportWith({ isWhole, text: sentencesOf(context, intent, counts, "back") })
})

const reportWith = (report: DecisionReport, status = 200) => Response.json(report, { status })

/** Shows the page again with an error, the ticked questions and the reason. */
const again = ({ ids, template, reason }: Sent, error: Message, status: number) =>
  data<ReviewReply>({ error, ids: ids.filter(isId).slice(0, 50), template, reason }, { status })

/** The address with the same filter and page, undecided questions still ticked, and the next question opened. */
function backTo(request: Request, left: readonly string[], next: string): string {
  const url = new URL(pathOf(request), request.url)
  url.searchParams.delete("tick")
  url.searchParams.delete("question")
  if (left.length > 0) url.searchParams.set("tick", left.join(" "))
  if (next) url.searchParams.set("question", next)
  const { pathname, search } = url
  return `${pathname}${search}#${next ? anchorOf(next) : "list"}`
}
