import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { refusalOf, refuse } from "#app/forms/refusals.server"
import { titled } from "#app/i18n/title"
import { forPeople } from "#app/session/guarded-action.server"
import { requirePerson } from "#app/session/guards.server"
import { ChangePage } from "./change-page"
import { changeForm } from "./form.server"
import { refusals } from "./refusals.server"

export const meta = titled

export function loader({ request, context }: LoaderFunctionArgs) {
  const { email } = requirePerson(request, context)
  return { title: context.i18n.t("change.title"), email, form: changeForm.view() }
}

/** Ends every session of the person but this one. */
export const action = forPeople(
  changeForm.action(async (form, { context }) => {
    const { oldPassword, newPassword } = form.value
    const startedAt = Date.now()
    const answer = await context.upstream.accounts.changePassword({ oldPassword, newPassword })
    if (answer.status !== 200)
      return refuse(form, refusalOf(answer, refusals, "errors.password.refused"))
    await context.endedSessions.endOthers(startedAt)
    context.toasts.put("success", "toast.passwordChanged")
    return redirect("/", 303)
  }),
)

export default function ChangePassword() {
  const { form, email } = useLoaderData<typeof loader>()
  return <ChangePage view={form} email={email} reply={useActionData<typeof action>()} />
}
