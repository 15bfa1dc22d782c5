import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData, Link } from "@remix-run/react"
import * as z from "zod"
import { useTranslation } from "react-i18next"
import { lengths } from "#contract/limits"
import { pageMeta } from "#app/i18n/title"
import { email } from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { Field } from "#app/forms/fields/field.tsx"
import { Form } from "#app/forms/form.tsx"
import { type FormProps, useFormModel } from "#app/forms/form-model"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import { DonePage } from "#app/ui/page-states.tsx"
import { FieldFrame, useField } from "#app/forms/fields/field-frame.tsx"
import { ErrorText } from "#app/ui/error-text.tsx"

function ContactPage({ view, reply }: FormProps) {
  const { t } = useTranslation()
  const model = useFormModel(view, reply)
  const labels = {
    name: t("signup.name"),
    email: t("login.email"),
    title: t("contact.about"),
    message: t("contact.message"),
  }
  return (
    <div className="form-page">
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

function MessageSent() {
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

const honeypot = "homepage"

const line = z.string().transform((value) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim())

/** The honeypot is a secret, so that a rejected form comes back with it empty: people cannot see it to empty it. */
const contactForm = defineForm(
  z.object({
    email,
    name: line.pipe(z.string().min(lengths.name.min).max(lengths.name.max)),
    title: line.pipe(z.string().min(1).max(120)),
    message: z.string().trim().min(1).max(3000),
    [honeypot]: z.string().optional(),
  }),
  { secrets: [honeypot] },
)

export const meta = pageMeta

export function loader({ request, context }: LoaderFunctionArgs) {
  const { t } = context.i18n
  const { person } = context.session
  const isSent = new URL(request.url).searchParams.has("sent")
  return {
    title: t(isSent ? "contact.sent.title" : "contact.title"),
    description: t("contact.lead"),
    isSent,
    form: contactForm.view({ email: person?.email ?? "", name: person?.name ?? "" }),
  }
}

export const action = contactForm.action(async (form, { context }) => {
  const { [honeypot]: filled, ...message } = form.value
  if (filled) return form.reject("errors.contact.trapped")
  const outcome = await context.contactMailer.send(message)
  if (outcome === "too many") return form.reject("errors.tooMany", 429)
  if (outcome === "bad address") return form.rejectField("email", "errors.email.invalid")
  if (outcome === "not sent") return form.reject("errors.contact.notSent", 503)
  return redirect("/contacts?sent=1", 303)
})

export default function Contacts() {
  const { form, isSent } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return isSent ? <MessageSent /> : <ContactPage view={form} reply={reply} />
}

function TextAreaField({
  name,
  label,
  help,
  rows,
}: {
  name: string
  label: string
  help?: string
  rows: number
}) {
  const { field, describedBy } = useField(name, help)
  return (
    <FieldFrame field={field} label={label} help={help}>
      <textarea
        id={field.id}
        name={name}
        rows={rows}
        dir="auto"
        required={field.required}
        minLength={field.minLength}
        maxLength={field.maxLength}
        defaultValue={field.initialValue}
        aria-invalid={field.errors ? true : undefined}
        aria-describedby={describedBy}
        className="control"
      />
      <ErrorText id={field.errorId} errors={field.errors} />
    </FieldFrame>
  )
}
