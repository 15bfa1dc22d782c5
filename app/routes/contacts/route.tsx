import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { titled } from "#app/i18n/title"
import { ContactPage } from "./contact-page"
import { contactForm } from "./form.server"
import { MessageSent } from "./message-sent"
import { honeypot } from "./honeypot"

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
  const { [honeypot]: trapped, ...message } = form.value
  if (trapped) return form.reject("errors.contact.trapped")
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
