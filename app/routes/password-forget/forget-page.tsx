import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { Field } from "#app/forms/fields/field.tsx"
import { Form } from "#app/forms/form.tsx"
import { type FormProps, useFormModel } from "#app/forms/form-model"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import { DonePage } from "#app/ui/page-states.tsx"

export function ForgetPage({ view, reply }: FormProps) {
  const { t } = useTranslation()
  const model = useFormModel(view, reply)
  const labels = { email: t("login.email") }
  return (
    <div className="mx-auto max-w-form">
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

/** The page after the form: what to do until the e-mail arrives. */
export function MailSent() {
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
