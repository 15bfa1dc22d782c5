import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import * as z from "zod"
import { type Refusals, refusalOf, refuse, turnedAway } from "#app/forms/refusals.server"
import { titled } from "#app/i18n/title"
import { forVisitors, requireVisitor } from "#app/session/guards.server"
import { email, mismatch, newPassword } from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"
import { ResetPage } from "./reset-page"

const resetForm = defineForm(
  z
    .object({ email, password: newPassword, confirmPassword: z.string() })
    .refine(({ password, confirmPassword }) => password === confirmPassword, mismatch),
  { secrets: ["password", "confirmPassword"], unavailable: "errors.password.unsure" },
)

/** Every refusal that is not about the password is about the link: expired, used, or for another e-mail. */
const refusals: Refusals<"password"> = [
  ...turnedAway,
  { when: /common/i, key: "errors.password.common", field: "password" },
]

export const meta = titled

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireVisitor(context)
  const email = new URL(request.url).searchParams.get("email") ?? ""
  return {
    title: context.i18n.t("reset.title"),
    endsSessions: (await context.offers()).renewsTokens,
    form: resetForm.view({ email }),
  }
}

export const action = forVisitors(
  resetForm.action(async (form, { params, context }) => {
    const { email, password } = form.value
    const { accounts } = context.upstream
    const answer = await accounts.resetPassword({ token: params.token ?? "", email, password })
    if (answer.status !== 200) return refuse(form, refusalOf(answer, refusals, "errors.reset.link"))
    const changed = answer.body
    if (typeof changed === "object" && "personID" in changed)
      await context.endedSessions.endAllOf(changed.personID)
    context.toasts.put("success", "toast.passwordReset")
    return redirect("/login", 303)
  }),
)

export default function PasswordReset() {
  const { form, endsSessions } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return <ResetPage view={form} endsSessions={endsSessions} reply={reply} />
}
