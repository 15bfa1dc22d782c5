import { useTranslation } from "react-i18next"
import { ErrorSummary } from "~/forms/error-summary"
import { Field } from "~/forms/field"
import { Form } from "~/forms/form"
import { type FormProps, useFormModel } from "~/forms/form-model"
import { SubmitButton } from "~/forms/submit-button"
import { TextAreaField } from "~/forms/text-area-field"
import { PageHeading } from "~/ui/page-heading"
import { trap } from "./trap"

export function ContactPage({ view, reply }: FormProps) {
  const { t } = useTranslation()
  const model = useFormModel(view, reply)
  const labels = {
    name: t("signup.name"),
    email: t("login.email"),
    title: t("contact.about"),
    message: t("contact.message"),
  }
  return (
    <div className="mx-auto max-w-form">
      <PageHeading title={t("contact.title")}>{t("contact.lead")}</PageHeading>
      <Form model={model}>
        <ErrorSummary labels={labels} />
        <Field name="name" label={labels.name} autoComplete="name" dir="auto" />
        <Field
          name="email"
          label={labels.email}
          help={t("contact.emailHelp")}
          type="email"
          autoComplete="email"
          dir="ltr"
        />
        <Field name="title" label={labels.title} dir="auto" />
        <TextAreaField name="message" label={labels.message} rows={6} />
        <Trap />
        <SubmitButton busy={t("contact.busy")}>{t("contact.submit")}</SubmitButton>
      </Form>
    </div>
  )
}

/** Shown by browsers without styles only, and to robots. */
function Trap() {
  const { t } = useTranslation()
  return (
    <label className="hidden">
      {t("contact.trap")}
      <input name={trap} tabIndex={-1} autoComplete="off" />
    </label>
  )
}
