import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import * as z from "zod"
import { lengths } from "#contract/limits"
import { titled } from "#app/i18n/title"
import { email } from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"
import { ContactPage, honeypot } from "./contact-page"
import { MessageSent } from "./contact-page"

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

export const meta = titled

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
