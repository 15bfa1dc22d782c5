import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import * as z from "zod"
import { type Refusals, refusalOf, refuse, turnedAway } from "#app/forms/refusals.server"
import { titled } from "#app/i18n/title"
import { forPeople } from "#app/session/guards.server"
import { requirePerson } from "#app/session/guards.server"
import { knownPassword, mismatch, newPassword } from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"
import { formKey, newFormKey } from "#app/forms/form-key.server"
import { ChangePage } from "./change-page"

const changeForm = defineForm(
  z
    .object({ oldPassword: knownPassword, newPassword, confirmPassword: z.string(), formKey })
    .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, mismatch),
  { secrets: ["oldPassword", "newPassword", "confirmPassword"] },
)

/** The API's refusals, matched by status or text. */
const refusals: Refusals<"oldPassword" | "newPassword"> = [
  ...turnedAway,
  { when: /common/i, key: "errors.password.common", field: "newPassword" },
  { when: /new password is the old|same/i, key: "errors.password.same", field: "newPassword" },
  { when: /old|current|wrong|incorrect/i, key: "errors.password.wrong", field: "oldPassword" },
]

export const meta = titled

export function loader({ request, context }: LoaderFunctionArgs) {
  const { email } = requirePerson(request, context)
  return {
    title: context.i18n.t("change.title"),
    email,
    form: changeForm.view({ formKey: newFormKey() }),
  }
}

/** Ends every session of the person but this one. */
export const action = forPeople(
  changeForm.action(async (form, { context }) => {
    const { oldPassword, newPassword, formKey } = form.value
    const startedAt = Date.now()
    const answer = await context.upstream.accounts.changePassword(
      { oldPassword, newPassword },
      formKey,
    )
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
