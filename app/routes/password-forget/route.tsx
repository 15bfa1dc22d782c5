import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import * as z from "zod"
import { refusalOf, refuse, turnedAway } from "#app/forms/refusals.server"
import { titled } from "#app/i18n/title"
import { forVisitors } from "#app/session/guards.server"
import { requireVisitor } from "#app/session/guards.server"
import { email } from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"
import { ForgetPage } from "./forget-page"
import { MailSent } from "./forget-page"

const forgetForm = defineForm(z.object({ email }))

export const meta = titled

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
      return refuse(form, refusalOf(answer, turnedAway, "errors.email.invalid"))
    return redirect("/password-forget?sent=1", 303)
  }),
)

export default function PasswordForget() {
  const { form, isSent } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return isSent ? <MailSent /> : <ForgetPage view={form} reply={reply} />
}
