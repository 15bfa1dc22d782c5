import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { Field } from "#app/forms/fields/field.tsx"
import { Form } from "#app/forms/form.tsx"
import { type FormModel, type FormProps, useFormModel } from "#app/forms/form-model"
import { NewPasswordField, PasswordField } from "#app/forms/fields/password-field.tsx"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { PageHeading } from "#app/ui/headings.tsx"

/** `endsSessions`: whether the new password ends the sessions that the person has. */
export function ResetPage({ view, reply, endsSessions }: FormProps & { endsSessions: boolean }) {
  const { t } = useTranslation()
  const model = useFormModel(view, reply)
  const labels = {
    email: t("login.email"),
    password: t("reset.password"),
    confirmPassword: t("signup.confirmPassword"),
  }
  return (
    <div className="mx-auto max-w-form">
      <PageHeading title={t("reset.title")}>
        {endsSessions ? t("reset.lead") : t("reset.leadOnly")}
      </PageHeading>
      <Form model={model}>
        <ErrorSummary labels={labels} />
        <AskAgain model={model} />
        <Field name="email" label={labels.email} type="email" autoComplete="username" dir="ltr" />
        <NewPasswordField name="password" label={labels.password} />
        <PasswordField
          name="confirmPassword"
          label={labels.confirmPassword}
          autoComplete="new-password"
        />
        <SubmitButton busy={t("reset.busy")}>{t("reset.submit")}</SubmitButton>
      </Form>
    </div>
  )
}

/** Shown where the link was refused: a link to request another, with the e-mail as it was typed. */
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
