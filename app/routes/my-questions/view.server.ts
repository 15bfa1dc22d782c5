import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import type { MyQuestions } from "#contract/questions/my-questions"
import { readFields } from "#app/forms/read-fields.server"
import { orNull } from "#app/forms/refusals.server"
import {
  type FiguresView,
  getFigures,
  readQuestionFigures,
} from "#app/review/question/figures.server"
import {
  type WholeEntry,
  toOwnEntries,
  toWholeEntries,
  type OwnFilter,
  addressOfOwn,
  toOwnQuery,
  readOwnFilter,
} from "#app/review/question/own-questions.server"
import type { AppContext } from "#app/server/context.server"
import { orMissing } from "#app/upstream/errors.server"
import { requirePerson } from "#app/session/guards.server"

export interface OwnView {
  readonly filter: OwnFilter
  readonly entries: readonly (WholeEntry & { readonly figures: FiguresView | null })[]
  readonly newest: string | null
  readonly older: string
  readonly counts: MyQuestions["counts"]
  readonly wantsMail: boolean | null
}

/** Three sets, or as many other questions; one set if their previews are on the page. */
const pageSizes = { withoutPreviews: "18", withPreviews: "6" } as const

/** A question that can be opened is shown there with its figures; its preview would make the list twice as long. */
export async function viewOwn(
  context: AppContext,
  request: Request,
  canOpen: boolean,
): Promise<OwnView | null> {
  const { upstream, i18n } = context
  const filter = readOwnFilter(new URL(request.url))
  const answer = await orMissing(
    upstream.authoring.myQuestions({
      ...toOwnQuery(filter),
      size: pageSizes[canOpen ? "withoutPreviews" : "withPreviews"],
    }),
  )
  if (!answer || answer.status === 404 || answer.status === 405) return null
  if (answer.status !== 200) throw new Response(null, { status: 503 })
  const { questions, next, counts, wantsMail = null } = answer.body
  if (isLookedAt(request, filter)) await markSeen(context, questions)
  else context.session.setNews(counts.news)
  const approved = questions.filter((question) => question.status === "approved")
  const read = await readQuestionFigures(
    context,
    approved.map(({ questionID }) => questionID),
  )
  const entries = canOpen
    ? toOwnEntries(questions, Date.now(), i18n).map((entry) => ({ ...entry, items: [] }))
    : toWholeEntries(questions, Date.now(), i18n)
  return {
    filter,
    entries: entries.map((entry) => {
      const figures = getFigures(read, entry.ids, i18n.language)
      return { ...entry, figures: figures && { ...figures, wrong: canOpen ? [] : figures.wrong } }
    }),
    newest: filter.before ? addressOfOwn({ ...filter, before: "" }) : null,
    older: next ? addressOfOwn({ ...filter, before: next }) : "",
    counts,
    wantsMail,
  }
}

const isLookedAt = ({ method, headers }: Request, filter: OwnFilter): boolean =>
  method === "GET" &&
  !/prefetch|prerender/.test(headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "") &&
  addressOfOwn(filter) === ""

/** Marks the decisions as seen. Waits for 2 s at most; after a failure they stay new. */
async function markSeen({ session, upstream }: AppContext, questions: MyQuestions["questions"]) {
  session.setNews(0)
  if (!questions.some(({ isNew }) => isNew)) return
  const decidedAt = questions.map(({ decidedAt }) => decidedAt ?? "")
  await orNull(upstream.authoring.markSeen(decidedAt.toSorted().at(-1) ?? ""))
}

export async function chooseMail({ request, context }: ActionFunctionArgs) {
  requirePerson(request, context)
  const { toasts, upstream } = context
  const wanted = (await readFields(request, ["mail"])).get("mail")
  if (wanted !== "on" && wanted !== "off")
    throw new Response("There is no such button.\n", { status: 400 })
  const reply = await orNull(upstream.authoring.chooseMail(wanted === "on"))
  if (reply?.status === 200)
    toasts.put("success", wanted === "on" ? "toast.mailOn" : "toast.mailOff")
  else toasts.put("error", "toast.notSent")
  return redirect("/my-questions", 303)
}
