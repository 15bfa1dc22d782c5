import { useTranslation } from "react-i18next"
import { Link } from "@remix-run/react"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { Field } from "#app/forms/fields/field.tsx"
import { Form } from "#app/forms/form.tsx"
import { type FormProps, useFormModel } from "#app/forms/form-model"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { TextAreaField } from "#app/forms/fields/text-area-field.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import { DonePage } from "#app/ui/page-states.tsx"

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
        <Honeypot />
        <SubmitButton busy={t("contact.busy")}>{t("contact.submit")}</SubmitButton>
      </Form>
    </div>
  )
}

/** Visible only to robots and in browsers without styles. */
function Honeypot() {
  const { t } = useTranslation()
  return (
    <label className="hidden">
      {t("contact.trap")}
      <input name={honeypot} tabIndex={-1} autoComplete="off" />
    </label>
  )
}

export function MessageSent() {
  const { t } = useTranslation()
  return (
    <DonePage title={t("contact.sent.title")} text={t("contact.sent.text")}>
      <Link to="/" className="button button-main max-sm:w-full" viewTransition>
        {t("error.home")}
      </Link>
      <Link to="/contacts" className="button button-quiet max-sm:w-full" viewTransition>
        {t("contact.sent.again")}
      </Link>
    </DonePage>
  )
}

/** The name of the field that only robots fill in: it is hidden from people. */
export const honeypot = "homepage"
