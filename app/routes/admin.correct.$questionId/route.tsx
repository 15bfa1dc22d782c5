import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { UserTextField } from "#app/authoring/form/user-text-field.tsx"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { Form } from "#app/forms/form.tsx"
import { useFormModel } from "#app/forms/form-model"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { titled } from "#app/i18n/title"
import { requireRole } from "#app/session/guards.server"
import { UserProse } from "#app/ui/user-text.tsx"
import { correct, findCorrectable, forms, seenOf } from "./correct.server"

export const meta = titled

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const { question, game } = await findCorrectable(context, params["questionId"] ?? "")
  const { hints, ...texts } = question
  const lines = hints.map((hint, index) => [`hints[${index}]`, hint] as const)
  const stored = {
    question: texts.question,
    ...Object.fromEntries(lines),
    // Of offside it names the true statements, which stay.
    answer: game === "offside" ? "" : texts.answer,
    summary: texts.summary,
  }
  const seen = await seenOf(question)
  const begin = { ...stored, seen, ...(await context.savedSubmissions.take()) }
  return {
    title: context.i18n.t("correct.title"),
    game,
    form: forms[game].view(begin),
    stored,
    seen: begin.seen,
    lines: game === "difficulty" ? 0 : hints.length,
  }
}

export async function action(args: ActionFunctionArgs) {
  requireRole(args.request, args.context, "Admin")
  return correct(args, await findCorrectable(args.context, args.params["questionId"] ?? ""))
}

/** The texts of a question under review, to put a slip right before it is approved. */
export default function Correct() {
  const { t } = useTranslation()
  const { game, form, lines, stored, seen } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const model = useFormModel(form, reply)
  const isChanged = reply !== undefined && reply.initialValue?.["seen"] !== seen
  const label = (number: number) =>
    game === "offside" ? t("make.statement", { number }) : t("make.hint", { number })
  const hints = Array.from({ length: lines }, (_, index) => ({
    name: `hints[${index}]`,
    label: label(index + 1),
  }))
  const labels = {
    question: t("make.question"),
    ...Object.fromEntries(hints.map((hint) => [hint.name, hint.label])),
    answer: t("make.answer"),
    summary: t("make.summary"),
  }
  return (
    <AdminFrame title={t("correct.title")} lead={t("correct.lead")}>
      <div className="max-w-prose">
        <Form model={model}>
          <ErrorSummary labels={labels} />
          {isChanged ? <Stored texts={stored} labels={labels} /> : null}
          <input type="hidden" name="seen" value={seen} />
          <UserTextField name="question" label={labels.question} rows={2} />
          {hints.map((hint) => (
            <UserTextField key={hint.name} {...hint} rows={1} />
          ))}
          {game === "offside" ? null : <UserTextField name="answer" label={labels.answer} />}
          <UserTextField name="summary" label={labels.summary} rows={3} />
          <SubmitButton busy={t("correct.busy")}>{t("correct.submit")}</SubmitButton>
        </Form>
      </div>
    </AdminFrame>
  )
}

/** What another admin made of the question meanwhile. */
function Stored({ texts, labels }: Readonly<Record<"texts" | "labels", Record<string, string>>>) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="stored" className="card grid gap-3 [overflow-wrap:anywhere]">
      <h2 id="stored" className="text-lg font-bold">
        {t("correct.stored")}
      </h2>
      <dl className="grid gap-3">
        {Object.entries(texts).flatMap(([name, text]) =>
          text && labels[name] ? (
            <div key={name}>
              <dt className="text-sm text-soft">{labels[name]}</dt>
              <dd>
                <UserProse>{text}</UserProse>
              </dd>
            </div>
          ) : (
            []
          ),
        )}
      </dl>
    </section>
  )
}
