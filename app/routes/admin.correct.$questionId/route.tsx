import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { type Category, type Game, categories } from "#contract/words"
import { isAnswerItself } from "#game/answers/judge"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import type { CorrectedField } from "#app/authoring/correction.server"
import { ExactField, UserTextField } from "#app/authoring/form/user-text-field.tsx"
import { type LoadPreview, WhileWriting } from "#app/authoring/preview/while-writing.tsx"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { Form } from "#app/forms/form.tsx"
import { useFormModel } from "#app/forms/form-model"
import { RadioField } from "#app/forms/fields/radio-field.tsx"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { serverGames } from "#app/games/games.server"
import { pageMeta } from "#app/i18n/title"
import { requireRole } from "#app/session/guards.server"
import { UserProse } from "#app/ui/user-text.tsx"
import type { RouteNeeds } from "#app/route-needs"
import type { TranslationKey } from "#app/i18n/keys"
import { type ListedQuestion, getListedGame } from "#app/review/question/listed.server"
import { toAnchor } from "#app/review/list/review"
import { findWaiting } from "#app/review/list/waiting-questions.server"
import type { AppContext } from "#app/server/context.server"
import { hashText } from "#app/session/sha-256.server"

export const handle = { ours: "correct-question" } satisfies RouteNeeds

export const meta = pageMeta

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const { question, game } = await findCorrectable(context, params["questionId"] ?? "")
  const { form, fieldsOf, keptOf } = serverGames[game].correction
  const { t } = context.i18n
  const fields: readonly CorrectedField[] = [
    { name: "question", label: t("make.question"), value: question.question, rows: 2 },
    ...fieldsOf(question, t),
    { name: "summary", label: t("make.summary"), value: question.summary, rows: 3 },
  ]
  const seen = await seenOf(question)
  const stored = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
  const begin = { ...stored, seen, ...(await context.savedSubmissions.take()) }
  const kept = keptOf?.(question) ?? []
  return { title: t("correct.title"), game, form: form.view(begin), fields, kept, seen: begin.seen }
}

export async function action(args: ActionFunctionArgs) {
  requireRole(args.request, args.context, "Admin")
  return correct(args, await findCorrectable(args.context, args.params["questionId"] ?? ""))
}

export default function Correct() {
  const { t } = useTranslation()
  const { game, form, fields, kept, seen } = useLoaderData<typeof loader>()
  const box = useRef<HTMLDivElement>(null)
  const reply = useActionData<typeof action>()
  const model = useFormModel(form, reply)
  const isChanged = reply !== undefined && reply.initialValue?.["seen"] !== seen
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]))
  return (
    <AdminFrame title={t("correct.title")} lead={t("correct.lead")}>
      <div className="write grid items-start gap-6 md:grid-cols-[3fr_2fr]">
        <div ref={box}>
          <Form model={model}>
            <ErrorSummary labels={labels} />
            {isChanged ? <Stored fields={fields} /> : null}
            <input type="hidden" name="seen" value={seen} />
            {kept.map(([name, value]) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            ))}
            {fields.map((field) => (
              <FieldOf key={field.name} {...field} />
            ))}
            <SubmitButton busy={t("correct.busy")}>{t("correct.submit")}</SubmitButton>
          </Form>
        </div>
        <div className="md:sticky md:top-20">
          <WhileWriting box={box} load={previews[game]} />
        </div>
      </div>
    </AdminFrame>
  )
}

const previews: Readonly<Record<Game, LoadPreview>> = {
  "five-hints": () => import("#app/games/five-hints/preview.tsx"),
  offside: () => import("#app/games/offside/preview.tsx"),
  difficulty: async () => ({ Live: (await import("#app/games/difficulty/preview.tsx")).LiveItem }),
}

function FieldOf({ name, label, rows, isTick, choices }: CorrectedField) {
  if (isTick) return <ExactField name={name} />
  if (choices) return <RadioField name={name} label={label} options={choices} />
  return <UserTextField name={name} label={label} {...(rows && { rows })} />
}

function Stored({ fields }: { fields: readonly CorrectedField[] }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="stored" className="card grid gap-3 [overflow-wrap:anywhere]">
      <h2 id="stored" className="text-lg font-bold">
        {t("correct.stored")}
      </h2>
      <dl className="grid gap-3">
        {fields.map(({ name, label, value, isTick, choices }) =>
          value ? (
            <div key={name}>
              <dt className="text-sm text-soft">{label}</dt>
              <dd>
                <UserProse>
                  {isTick
                    ? t("import.yes")
                    : (choices?.find((each) => each.value === value)?.label ?? value)}
                </UserProse>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  )
}

interface Found {
  readonly question: ListedQuestion
  readonly game: Game
  readonly category: Category
}

async function findCorrectable(context: AppContext, id: string): Promise<Found> {
  const found = await findWaiting(context, categories, id)
  const game = found && getListedGame(found.question)
  if (found && game) return { ...found, game }
  throw new Response(null, { status: 404 })
}

/** A hash of the texts that a form began with, so that it does not overwrite another admin's correction unseen. */
const seenOf = ({ question, hints, answer, exact, summary }: ListedQuestion): Promise<string> =>
  hashText(JSON.stringify([question, hints, answer, exact, summary]), 8)

function correct(args: ActionFunctionArgs, found: Found) {
  const { form, bodyOf } = serverGames[found.game].correction
  return form.action((sent) => save(sent, args.context, found, bodyOf(sent.value, found.question)))(
    args,
  )
}

type CorrectionBody = { readonly seen?: string | undefined } & Parameters<
  AppContext["upstream"]["admin"]["correct"]
>[1]

async function save<Reply>(
  form: { reject(key: TranslationKey, status?: number): Reply },
  { upstream, toasts, i18n: { t } }: AppContext,
  { question, category }: Found,
  { seen, ...body }: CorrectionBody,
) {
  const id = question.questionID
  if (seen && seen !== (await seenOf(question))) return form.reject("errors.correct.changed", 409)
  const exact = "exact" in body && body.exact
  if (question.wrongAnswers.some((wrong) => isAnswerItself(wrong, body.answer, exact)))
    return form.reject("errors.correct.neverRight")
  const reply = await upstream.admin.correct(id, body)
  if (reply.status === 400) return form.reject("errors.make.refused")
  if (reply.status === 200) toasts.put("success", "toast.corrected")
  else toasts.put("warning", "toast.sentence", t("review.done.before", { count: 1 }))
  return redirect(`/admin/${listOf[category]}?question=${id}#${toAnchor(id)}`, 303)
}

const listOf = {
  education: "educational-questions",
  entertainment: "entertainment-questions",
} as const
