import { data } from "@remix-run/cloudflare"
import type { Category } from "#contract/words"
import { tryAnswers } from "#app/authoring/try-answers/try-answers.server"
import { triesOf } from "#app/authoring/try-answers/answer-verdict"
import { orNull } from "#app/forms/unavailable.server"
import type { Message } from "#app/i18n/keys"
import type { AppContext } from "#app/server/context.server"
import type { ReviewReply } from "#app/review/decide/decision"
import { reasonsIn } from "#app/review/decide/sent-decision.server"
import { type Listed, isId } from "#app/review/question/listed.server"
import type { TryReply } from "./review"
import { findWaiting } from "./waiting-questions.server"

interface Reviewer {
  readonly context: AppContext
  readonly category: Category
}

/** Tries the form's answers to its question as the API stores it. */
export async function tryInReview({ context, category }: Reviewer, fields: FormData) {
  const id = String(fields.get("questionId") ?? "")
  const name = triesOf("")
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
  const { answer, wrongAnswers } = question
  const { tried, errors, isUnavailable } = await tryAnswers(
    [{ prefix: "", answer, wrongAnswers }],
    {
      author: { context, category },
      typed: fields,
      error: {},
      resolved: { placement: placementOf(question) },
    },
  )
  const tryError = errors[name]?.[0] ?? null
  if (tryError) return replyWith(isUnavailable ? 503 : 422, { tryError })
  return replyWith(200, { verdicts: tried[name] ?? [] })
}

const failed: Message = { key: "errors.make.tryFailed" }
const gone: Message = { key: "errors.review.unknown" }

const placementOf = ({ section, gradeName, subjectName, chapterName }: Listed) =>
  section === null
    ? { userId: "", grade: gradeName, subject: subjectName, chapter: chapterName }
    : { section }
