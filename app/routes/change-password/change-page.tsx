import { useTranslation } from "react-i18next"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { FormKey } from "#app/forms/form-key.tsx"
import { Form } from "#app/forms/form.tsx"
import { type FormProps, useFormModel } from "#app/forms/form-model"
import { NewPasswordField, PasswordField } from "#app/forms/fields/password-field.tsx"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { PageHeading } from "#app/ui/headings.tsx"

interface ChangeData {
  readonly email: string
  /** Whether a change ends every other session and every copy of this one. */
  readonly endsOthers: boolean
}

export function ChangePage({ view, reply, page }: FormProps & { page: ChangeData }) {
  const { t } = useTranslation()
  const model = useFormModel(view, reply)
  const labels = {
    oldPassword: t("change.oldPassword"),
    newPassword: t("reset.password"),
    confirmPassword: t("signup.confirmPassword"),
  }
  return (
    <div className="mx-auto max-w-form">
      <PageHeading title={t("change.title")}>
        {page.endsOthers ? t("change.lead") : t("change.leadHere")}
      </PageHeading>
      <Form model={model}>
        <ErrorSummary labels={labels} />
        <FormKey />
        {/* Tells password managers whose password this is. It has no name, so it is not sent. */}
        <input type="email" autoComplete="username" value={page.email} readOnly hidden />
        <PasswordField
          name="oldPassword"
          label={labels.oldPassword}
          autoComplete="current-password"
        />
        <NewPasswordField name="newPassword" label={labels.newPassword} />
        <PasswordField
          name="confirmPassword"
          label={labels.confirmPassword}
          autoComplete="new-password"
        />
        <SubmitButton busy={t("change.busy")}>{t("change.submit")}</SubmitButton>
      </Form>
    </div>
  )
}
