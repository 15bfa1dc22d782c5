import {
  type LoaderFunctionArgs,
  type ActionFunctionArgs,
  data,
  redirect,
} from "@remix-run/cloudflare"
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { lengths, undoMinutes } from "#contract/limits"
import { cleanProse } from "#contract/text"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { reviewPages } from "#app/admin/admin-pages"
import { pageMeta } from "#app/i18n/title"
import {
  type Span,
  readSpan,
  readAuthorsToReview,
  sendRejectAll,
  sendUndoAll,
} from "#app/review/decide/authors.server"
import { UndoForm } from "#app/review/decide/undo-form.tsx"
import { isId } from "#app/review/question/listed.server"
import { requireRole } from "#app/session/guards.server"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { forAdmins } from "#app/admin/admin-request.server"
import { readFields } from "#app/forms/read-fields.server"
import { isUnavailable } from "#app/forms/refusals.server"
import type { Message } from "#app/i18n/keys"
import { whyError } from "#app/review/decide/decision"
import { errorInReason } from "#app/review/decide/sent-decision.server"

interface RejectReply {
  readonly error: Message
  readonly reason: string
}

export const meta = pageMeta

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const authorId = params["authorId"] ?? ""
  if (!isId(authorId)) throw new Response(null, { status: 404 })
  const [author] = await readAuthorsToReview(context, authorId)
  const { searchParams } = new URL(request.url)
  const span = readSpan((name) => searchParams.get(name))
  const canUndo = span !== null && Date.now() - span.from < undoMinutes * 60_000
  return {
    title: context.i18n.t("authors.title"),
    author: author ?? null,
    authorId,
    span: canUndo ? span : null,
  }
}

export const action = forAdmins(async ({ request, params, context }: ActionFunctionArgs) => {
  const authorId = params["authorId"] ?? ""
  const fields = await readFields(request, ["intent", "reason", "from", "to"], {
    maxOf: (name) => (name === "reason" ? lengths.reason.max : undefined),
  })
  const reason = String(fields.get("reason") ?? "")
  const isUnsaid = fields.get("intent") === "reject" && cleanProse(reason) === ""
  const error = errorInReason(reason) ?? (isUnsaid ? whyError : null)
  if (error) return showFormAgain({ error, reason }, 422)
  const span = readSpan((name) => fields.get(name))
  try {
    if (fields.get("intent") === "undo" && span) {
      const count = await sendUndoAll(context, authorId, span)
      if (count > 0) context.toasts.put("success", "toast.undoneAll", String(count))
      else context.toasts.put("warning", "toast.notUndone")
      return redirect(`/admin/authors/${authorId}`, 303)
    }
    if (fields.get("intent") !== "reject")
      return showFormAgain({ error: { key: "errors.review.intent" }, reason }, 400)
    const rejected = await sendRejectAll(context, authorId, cleanProse(reason))
    if (rejected.count === 0) {
      context.toasts.put("warning", "toast.decidedBefore")
      return redirect(`/admin/authors/${authorId}`, 303)
    }
    context.toasts.put("success", "toast.rejectedAll", String(rejected.count))
    const { to } = rejected.span
    const from = span && span.from < to ? span.from : rejected.span.from
    return redirect(`/admin/authors/${authorId}?from=${from}&to=${to}`, 303)
  } catch (failure) {
    if (!isUnavailable(failure)) throw failure
    return showFormAgain({ error: { key: "errors.unavailable" }, reason }, 503)
  }
})

const showFormAgain = (reply: RejectReply, status: number) => data<RejectReply>(reply, { status })

export default function Author() {
  const { t } = useTranslation()
  const { author, authorId, span } = useLoaderData<typeof loader>()
  return (
    <AdminFrame isForm title={t("authors.title")} lead={t("authors.lead")}>
      <div className="grid grid-cols-1 gap-5">
        {author ? (
          <section aria-labelledby="author" className="card grid gap-2 [overflow-wrap:anywhere]">
            <h2 id="author" className="text-lg font-bold">
              <bdi>{author.name}</bdi>
            </h2>
            <p>{t("review.waiting", { count: author.questions })}</p>
            {reviewPages.map(({ to, label }) => (
              <Link key={to} to={`${to}?author=${authorId}`} className="link" viewTransition>
                {t(label)}
              </Link>
            ))}
          </section>
        ) : (
          <p>{t("authors.none")}</p>
        )}
        {span ? (
          <UndoForm minutes={undoMinutes} text={t("authors.undo")}>
            <SpanFields span={span} />
          </UndoForm>
        ) : null}
        {author ? <RejectForm count={author.questions} span={span} /> : null}
        <Link to="/admin/authors" className="link" viewTransition>
          {t("authors.all")}
        </Link>
      </div>
    </AdminFrame>
  )
}

function RejectForm({ count, span }: { count: number; span: Span | null }) {
  const { t } = useTranslation()
  const reply = useActionData<typeof action>()
  return (
    <Form method="post" className="card grid gap-4">
      {reply ? (
        <AlertBox text={t(reply.error.key, { ...reply.error.params })} since={reply} />
      ) : null}
      <SpanFields span={span} />
      <label className="grid gap-1.5 font-semibold">
        {t("review.reason")}
        <textarea
          name="reason"
          rows={3}
          dir="auto"
          maxLength={lengths.reason.max}
          defaultValue={reply?.reason}
          required
          className="control font-normal"
        />
      </label>
      <p className="text-sm text-soft">{t("authors.rejectHelp", { minutes: undoMinutes })}</p>
      <button name="intent" value="reject" className="button button-quiet justify-self-start">
        {t("authors.reject", { count })}
      </button>
    </Form>
  )
}

const SpanFields = ({ span }: { span: Span | null }) =>
  Object.entries(span ?? {}).map(([name, time]) => (
    <input key={name} type="hidden" name={name} value={time} />
  ))
