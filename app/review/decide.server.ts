import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare"
import { lengths } from "#contract/limits"
import { cleanProse, turnsAround } from "#contract/text"
import { forAdmins } from "#app/admin/admin-request.server"
import { tryIntent } from "#app/authoring/try-answers/answer-verdict"
import { triesTextMax } from "#app/authoring/try-answers/try-answers.server"
import type { Category } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import { readFields } from "#app/forms/read-fields.server"
import type { Message } from "#app/i18n/keys"
import { pathOf } from "#app/session/return-path.server"
import { isUnavailable } from "#app/forms/unavailable.server"
import { isId } from "./filter.server"
import { type DecisionReport, type ReviewReply, anchorOf, decisionsAtOnce } from "./review"
import { tryInReview } from "./try-in-review.server"

const atATime = 5
const intents = ["approve", "reject"] as const
export type Intent = (typeof intents)[number]

/** `done`: by this request; `before`: by somebody else or an earlier request; `failed`: still undecided. */
export type Outcome = "done" | "before" | "failed"

/** What a form of the list sent. */
interface Sent {
  readonly intent: Intent | undefined
  readonly ids: readonly string[]
  /** A reason from the list of reasons; "" for none. */
  readonly template: string
  readonly reason: string
  /** The question to return to; "" for the top of the list. */
  readonly next: string
}

/** Decides the questions of the form and redirects to the same position of the list, or tries answers to one. */
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
  const { intent, counts, left } = await carryOut(context, sent)
  if (counts.done + counts.before === 0) return again(sent, { key: "errors.unavailable" }, 503)
  const isWhole = counts.before + counts.failed + counts.later === 0
  const text = sentencesOf(context, intent, counts, "failed")
  context.toasts.put(isWhole ? "success" : "warning", "toast.reviewed", text)
  return redirect(backTo(request, left, sent.next), 303)
}

/** Decides the questions that the script of the page sends, and says in words what became of them. */
export const decideByScript = forAdmins(async ({ request, context }: ActionFunctionArgs) => {
  const { t } = context.i18n
  const sent = sentIn(await readSent(request))
  const refused = refusalOf(sent)
  if (refused) {
    const { error, status } = refused
    const text = t(error.key, { ...error.params })
    return reportWith({ isWhole: false, text }, status)
  }
  const { intent, counts } = await carryOut(context, sent)
  const isWhole = counts.before + counts.failed + counts.later === 0
  return reportWith({ isWhole, text: sentencesOf(context, intent, counts, "back") })
})

const reportWith = (report: DecisionReport, status = 200) => Response.json(report, { status })

/** Why nothing is decided, before the API is asked. */
function refusalOf(sent: Sent): { readonly error: Message; readonly status: number } | null {
  if (!sent.intent) return { error: { key: "errors.review.intent" }, status: 400 }
  const error = errorIn(sent)
  return error && { error, status: 422 }
}

async function carryOut(context: AppContext, { intent = "approve", ids, ...sent }: Sent) {
  const now = ids.slice(0, decisionsAtOnce)
  const outcomes = await decideAll(context, now, { intent, reason: reasonOf(sent) })
  const left = ids.filter((id) => (outcomes.get(id) ?? "failed") === "failed")
  return { intent, left, counts: { ...countsOf(outcomes), later: ids.length - now.length } }
}

/** As its author reads it. */
const reasonOf = ({ template, reason }: Pick<Sent, "template" | "reason">) =>
  [template, reason].filter(Boolean).join(" ")

const maxima = new Map([
  ["template", lengths.reason.max],
  ["reason", lengths.reason.max],
  ["tries", triesTextMax],
])

const readSent = (request: Request): Promise<FormData> =>
  readFields(request, ["intent", "questionId", "template", "reason", "next", "tries"], {
    lists: ["questionId"],
    maxOf: (name) => maxima.get(name),
  })

function sentIn(fields: FormData): Sent {
  const text = (name: string) => String(fields.get(name) ?? "")
  const prose = (name: string) => (turnsAround(text(name)) ? text(name) : cleanProse(text(name)))
  const ids = fields.getAll("questionId").flatMap((value) => String(value).split(" "))
  return {
    intent: intents.find((intent) => intent === text("intent")),
    ids: [...new Set(ids)].filter(Boolean),
    template: prose("template"),
    reason: prose("reason"),
    next: isId(text("next")) ? text("next") : "",
  }
}

function errorIn({ ids, ...sent }: Sent): Message | null {
  if (ids.length === 0) return { key: "errors.review.none" }
  if (!ids.every(isId)) return { key: "errors.review.unknown" }
  const { max } = lengths.reason
  const reason = reasonOf(sent)
  if (reason.length > max) return { key: "errors.review.reasonLong", params: { max } }
  if (turnsAround(reason)) return { key: "errors.name.turnsAround" }
  return null
}

/** The page again, with the ticked questions and the reason. */
const again = ({ ids, template, reason }: Sent, error: Message, status: number) =>
  data<ReviewReply>({ error, ids: ids.filter(isId).slice(0, 50), template, reason }, { status })

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

/** The same filter and page, with undecided questions still ticked and the next question opened. */
function backTo(request: Request, left: readonly string[], next: string): string {
  const url = new URL(pathOf(request), request.url)
  url.searchParams.delete("tick")
  url.searchParams.delete("question")
  if (left.length > 0) url.searchParams.set("tick", left.join(" "))
  if (next) url.searchParams.set("question", next)
  const { pathname, search } = url
  return `${pathname}${search}#${next ? anchorOf(next) : "list"}`
}

/** How many questions were decided, by whom, and how many were not. */
interface Counts {
  readonly done: number
  readonly before: number
  readonly failed: number
  readonly later: number
}

/** One sentence for each outcome that occurred. `failed` says where undecided questions are found again. */
const sentencesOf = (
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
