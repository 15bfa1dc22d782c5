import type { SubmissionResult } from "@conform-to/react"
import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { Field } from "#app/forms/fields/field.tsx"
import { Form } from "#app/forms/form.tsx"
import { type FormView, useFormModel } from "#app/forms/form-model"
import { PasswordField } from "#app/forms/fields/password-field.tsx"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import type { Message } from "#app/i18n/keys"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { PageHeading } from "#app/ui/headings.tsx"

export function LoginPage({
  view,
  redirectTo,
  isLost,
  reply,
}: {
  view: FormView
  redirectTo: string
  /** The browser has not kept the cookies of the log-in before. */
  isLost: boolean
  reply: SubmissionResult<Message[]> | undefined
}) {
  const { t } = useTranslation()
  const model = useFormModel(view, reply)
  const labels = { email: t("login.email"), password: t("login.password") }
  return (
    <div className="mx-auto max-w-form">
      <PageHeading title={t("login.title")}>{t("login.lead")}</PageHeading>
      {isLost ? <AlertBox text={t("errors.login.cookies")} since={isLost} /> : null}
      <Form model={model}>
        <ErrorSummary labels={labels} />
        <Field name="email" label={labels.email} type="email" autoComplete="username" dir="ltr" />
        <PasswordField name="password" label={labels.password} autoComplete="current-password" />
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <SubmitButton busy={t("login.busy")}>{t("login.submit")}</SubmitButton>
      </Form>
      <p className="mt-4">
        <Link
          to="/password-forget"
          className="link inline-flex min-h-[2.75rem] items-center"
          viewTransition
        >
          {t("login.toForget")}
        </Link>
      </p>
      <p>
        {t("login.noAccount")}{" "}
        <Link
          to={`/signup?${new URLSearchParams({ redirectTo })}`}
          className="link inline-flex min-h-[2.75rem] items-center"
          viewTransition
        >
          {t("login.toSignup")}
        </Link>
      </p>
    </div>
  )
}
