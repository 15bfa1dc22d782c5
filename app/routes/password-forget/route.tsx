import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData, Link } from "@remix-run/react"
import * as z from "zod"
import { useTranslation } from "react-i18next"
import { toRefusal, refuseForm, turnedAway } from "#app/forms/refusals.server"
import { pageMeta } from "#app/i18n/title"
import { forVisitors, requireVisitor } from "#app/session/guards.server"
import { email } from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { Field } from "#app/forms/fields/field.tsx"
import { Form } from "#app/forms/form.tsx"
import { type FormProps, useFormModel } from "#app/forms/form-model"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import { DonePage } from "#app/ui/page-states.tsx"

const forgetForm = defineForm(z.object({ email }))

export const meta = pageMeta

export function loader({ request, context }: LoaderFunctionArgs) {
  requireVisitor(context)
  const { searchParams } = new URL(request.url)
  const isSent = searchParams.has("sent")
  return {
    title: context.i18n.t(isSent ? "forget.sent.title" : "forget.title"),
    isSent,
    form: forgetForm.view({ email: searchParams.get("email") ?? "" }),
  }
}

/** The reply is the same whether or not the e-mail has an account. */
export const action = forVisitors(
  forgetForm.action(async (form, { context }) => {
    const answer = await context.upstream.accounts.forgetPassword(form.value)
    if (answer.status !== 200)
      return refuseForm(form, toRefusal(answer, turnedAway, "errors.email.invalid"))
    return redirect("/password-forget?sent=1", 303)
  }),
)

export default function PasswordForget() {
  const { form, isSent } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return isSent ? <MailSent /> : <ForgetPage view={form} reply={reply} />
}

function ForgetPage({ view, reply }: FormProps) {
  const { t } = useTranslation()
  const model = useFormModel(view, reply)
  const labels = { email: t("login.email") }
  return (
    <div className="form-page">
      <PageHeading title={t("forget.title")}>{t("forget.lead")}</PageHeading>
      <Form model={model}>
        <ErrorSummary labels={labels} />
        <Field name="email" label={labels.email} type="email" autoComplete="username" dir="ltr" />
        <SubmitButton busy={t("forget.busy")}>{t("forget.submit")}</SubmitButton>
      </Form>
      <p className="mt-4">
        {t("forget.remembered")}{" "}
        <Link to="/login" className="link inline-flex min-h-[2.75rem] items-center" viewTransition>
          {t("forget.toLogin")}
        </Link>
      </p>
    </div>
  )
}

function MailSent() {
  const { t } = useTranslation()
  return (
    <DonePage title={t("forget.sent.title")} text={t("forget.sent.text")}>
      <Link to="/login" className="button button-main max-sm:w-full" viewTransition>
        {t("forget.toLogin")}
      </Link>
      <Link to="/password-forget" className="button button-quiet max-sm:w-full" viewTransition>
        {t("forget.sent.again")}
      </Link>
    </DonePage>
  )
}
