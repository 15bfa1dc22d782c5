import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare"
import { forAdmins } from "#app/admin/admin-request.server"
import { getTries, tryIntent } from "#app/authoring/try-answers/answer-verdict"
import { tryAnswers } from "#app/authoring/try-answers/try-answers.server"
import { orNull } from "#app/forms/refusals.server"
import type { Message } from "#app/i18n/keys"
import {
  carryOut,
  undoDecisions,
  type SentDecision,
  errorInDecision,
  inWords,
  readSentDecision,
  reasonsIn,
  sentIn,
} from "#app/review/decide/sent-decision.server"
import type { ReviewReply } from "#app/review/decide/decision"
import { type ListedQuestion, isId } from "#app/review/question/listed.server"
import type { AppContext } from "#app/server/context.server"
import { toReturnPath } from "#app/session/return-path.server"
import type { Category } from "#contract/words"
import { type TryReply, toAnchor } from "./review"
import { findWaiting } from "./waiting-questions.server"

export const reviewAction = (category: Category) =>
  forAdmins(async ({ request, context }: ActionFunctionArgs) => {
    const fields = await readSentDecision(request)
    const intent = fields.get("intent")
    if (intent === tryIntent("")) return tryInReview({ context, category }, fields)
    const sent = sentIn(fields)
    return intent === "undo" ? undo(request, context, sent) : decide(request, context, sent)
  })

async function decide(request: Request, context: AppContext, sent: SentDecision) {
  const { canDecide } = await context.offers()
  const worded = canDecide ? sent : await inWords(sent)
  const { decision } = worded
  if (!decision || (decision === "changes" && !canDecide))
    return showListAgain(sent, { key: "errors.review.intent" }, 400)
  const error = errorInDecision(worded)
  if (error) return showListAgain(sent, error, 422)
  const { isReached, done, left } = await carryOut(context, { ...worded, decision }, { canDecide })
  if (!isReached) return showListAgain(sent, { key: "errors.unavailable" }, 503)
  return redirect(backTo(request, { tick: left, decided: done, question: sent.next }), 303)
}

async function undo(request: Request, context: AppContext, sent: SentDecision) {
  const { isReached, done, left } = await undoDecisions(context, sent.ids.filter(isId))
  if (!isReached) return showListAgain({ ...sent, ids: [] }, { key: "errors.unavailable" }, 503)
  return redirect(backTo(request, { tick: [], decided: left, question: done[0] ?? "" }), 303)
}

const showListAgain = ({ ids, templates, reason }: SentDecision, error: Message, status: number) =>
  data<ReviewReply>({ error, ids: ids.filter(isId).slice(0, 50), templates, reason }, { status })

interface ListState {
  readonly tick: readonly string[]
  readonly decided: readonly string[]
  readonly question: string
}

function backTo(request: Request, { question, tick, decided }: ListState): string {
  const url = new URL(toReturnPath(request), request.url)
  const state = { tick: tick.join(" "), decided: decided.join(" "), question }
  for (const [name, value] of Object.entries(state))
    if (value) url.searchParams.set(name, value)
    else url.searchParams.delete(name)
  return `${url.pathname}${url.search}#${question ? toAnchor(question) : "list"}`
}

interface Reviewer {
  readonly context: AppContext
  readonly category: Category
}

async function tryInReview({ context, category }: Reviewer, fields: FormData) {
  const id = String(fields.get("questionId") ?? "")
  const name = getTries("")
  const reason = String(fields.get("reason") ?? "")
  const templates = reasonsIn(fields.getAll("template"))
  const replyWith = (status: number, outcome: Partial<TryReply>) =>
    data<TryReply>(
      {
        id,
        tries: String(fields.get(name) ?? ""),
        templates,
        reason,
        verdicts: [],
        tryError: null,
        ...outcome,
      },
      { status },
    )
  const found = await orNull(findWaiting(context, [category], id).then((found) => ({ found })))
  // The page cannot show the question then, so the error is shown at the top of the page.
  if (!found)
    return data<ReviewReply>({ error: failed, ids: [id].filter(isId), templates, reason }, 503)
  const question = found.found?.question
  if (!question) return data<ReviewReply>({ error: gone, ids: [], templates, reason }, 422)
  if (question.language) fields.set("language", question.language)
  const { question: asked, answer, exact = false, wrongAnswers } = question
  const { tried, errors, isUnavailable } = await tryAnswers(
    [{ prefix: "", question: asked, answer, exact, wrongAnswers }],
    {
      author: { context, category },
      typed: fields,
      error: {},
      resolved: { placement: toPlacement(question) },
    },
  )
  const tryError = errors[name]?.[0] ?? null
  if (tryError) return replyWith(isUnavailable ? 503 : 422, { tryError })
  return replyWith(200, { verdicts: tried[name] ?? [] })
}

const failed: Message = { key: "errors.make.tryFailed" }
const gone: Message = { key: "errors.review.unknown" }

const toPlacement = ({ section, gradeName, subjectName, chapterName }: ListedQuestion) =>
  section === null
    ? { userId: "", grade: gradeName, subject: subjectName, chapter: chapterName }
    : { section }
