import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData, Link } from "@remix-run/react"
import * as z from "zod"
import { useTranslation } from "react-i18next"
import { type Refusals, toRefusal, refuseForm, turnedAway } from "#app/forms/refusals.server"
import { pageMeta } from "#app/i18n/title"
import type { AppContext } from "#app/server/context.server"
import { toReturnPath } from "#app/session/return-path.server"
import { email, endsSessions, mismatch, newPassword } from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { Field } from "#app/forms/fields/field.tsx"
import { Form } from "#app/forms/form.tsx"
import { type FormModel, type FormProps, useFormModel } from "#app/forms/form-model"
import { NewPasswordFields } from "#app/forms/fields/password-field.tsx"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { PageHeading } from "#app/ui/headings.tsx"

const resetForm = defineForm(
  z
    .object({ email, password: newPassword, confirmPassword: z.string() })
    .refine(({ password, confirmPassword }) => password === confirmPassword, mismatch),
  { secrets: ["password", "confirmPassword"], unavailable: "errors.password.unsure" },
)

/** Every refusal that is not about the password is about the link: expired, used, or for another e-mail. */
const refusals: Refusals<"password"> = [
  ...turnedAway,
  { when: /common/i, key: "errors.password.common", field: "password" },
]

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  askWhose(request, context)
  const email = new URL(request.url).searchParams.get("email") ?? ""
  return {
    title: context.i18n.t("reset.title"),
    endsSessions: await endsSessions(context),
    form: resetForm.view({ email }),
  }
}

export async function action(args: ActionFunctionArgs) {
  askWhose(args.request, args.context)
  return reset(args)
}

/** Whoever is logged in here may not be the person of the link, and chooses whether to log out for it. */
function askWhose(request: Request, { session }: Pick<AppContext, "session">): void {
  if (!session.person) return
  throw redirect(`/logout?${new URLSearchParams({ redirectTo: toReturnPath(request) })}`, 303)
}

const reset = resetForm.action(async (form, { params, context }) => {
  const { email, password } = form.value
  const { accounts } = context.upstream
  const answer = await accounts.resetPassword({ token: params.token ?? "", email, password })
  if (answer.status !== 200)
    return refuseForm(form, toRefusal(answer, refusals, "errors.reset.link"))
  const changed = answer.body
  if (typeof changed === "object" && "personID" in changed)
    await context.endedSessions.endAllSessions(changed.personID)
  context.toasts.put("success", "toast.passwordReset")
  return redirect("/login", 303)
})

export default function PasswordReset() {
  const { form, endsSessions } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return <ResetPage view={form} endsSessions={endsSessions} reply={reply} />
}

function ResetPage({ view, reply, endsSessions }: FormProps & { endsSessions: boolean }) {
  const { t } = useTranslation()
  const model = useFormModel(view, reply)
  const labels = {
    email: t("login.email"),
    password: t("reset.password"),
    confirmPassword: t("signup.confirmPassword"),
  }
  return (
    <div className="form-page">
      <PageHeading title={t("reset.title")}>
        {endsSessions ? t("reset.lead") : t("reset.leadOnly")}
      </PageHeading>
      <Form model={model}>
        <ErrorSummary labels={labels} />
        <AskAgain model={model} />
        <Field name="email" label={labels.email} type="email" autoComplete="username" dir="ltr" />
        <NewPasswordFields
          name="password"
          label={labels.password}
          confirm={labels.confirmPassword}
        />
        <SubmitButton busy={t("reset.busy")}>{t("reset.submit")}</SubmitButton>
      </Form>
    </div>
  )
}

function AskAgain({ model: { form, fields } }: { model: FormModel }) {
  const { t } = useTranslation()
  if (!form.errors?.some(({ key }) => key === "errors.reset.link")) return null
  const email = fields["email"]?.initialValue ?? ""
  return (
    <Link
      to={`/password-forget?${new URLSearchParams({ email })}`}
      className="button button-hint"
      viewTransition
    >
      {t("reset.askAgain")}
    </Link>
  )
}
