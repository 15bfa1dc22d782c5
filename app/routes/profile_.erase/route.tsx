import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirectDocument,
} from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import * as z from "zod"
import { knownPassword } from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"
import { EraseForm } from "#app/forms/erase-page.tsx"
import { PasswordField } from "#app/forms/fields/password-field.tsx"
import { type Refusals, toRefusal, refuseForm, turnedAway } from "#app/forms/refusals.server"
import { pageMeta } from "#app/i18n/title"
import { packsGone } from "#app/cookies/packs-cookie.server"
import { requireRole } from "#app/session/guards.server"
import { PageHeading } from "#app/ui/headings.tsx"

const eraseForm = defineForm(z.object({ password: knownPassword }), { secrets: ["password"] })

const refusals: Refusals<"password"> = [
  ...turnedAway,
  { when: 400, key: "errors.password.wrong", field: "password" },
]

import type { RouteNeeds } from "#app/route-needs"

export const handle = { ours: "erase-account" } satisfies RouteNeeds

export const meta = pageMeta

/** Admins cannot erase their account, because their decisions name them. */
const requireErasable = ({ request, context }: LoaderFunctionArgs) =>
  requireRole(request, context, "Student", "Teacher", "User")

export async function loader(args: LoaderFunctionArgs) {
  const { email } = requireErasable(args)
  return { title: args.context.i18n.t("erase.title"), email, form: eraseForm.view({}) }
}

/** The API revokes every token; the app's sessions end here as well, and what the referee stores is deleted. */
const erase = eraseForm.action(async (form, { request, context }) => {
  const { upstream, endedSessions, session, toasts } = context
  const personId = session.person?.id ?? ""
  const headers = packsGone(request, personId)
  const answer = await upstream.profile.erase(form.value).catch((reply: unknown) => {
    // The session is over: as a rule since a first press has erased the account, and its reply was lost.
    if (reply instanceof Response && headers["Set-Cookie"])
      reply.headers.append("Set-Cookie", headers["Set-Cookie"])
    throw reply
  })
  if (answer.status !== 200)
    return refuseForm(form, toRefusal(answer, refusals, "errors.erase.refused"))
  if (personId) await endedSessions.eraseVisitor(personId)
  session.signOut()
  toasts.put("success", "toast.erased")
  // A document, which tells the service worker.
  return redirectDocument("/", { status: 303, headers })
})

export async function action(args: ActionFunctionArgs) {
  requireErasable(args)
  return erase(args)
}

export default function EraseAccount() {
  const { t } = useTranslation()
  const { form, email, title } = useLoaderData<typeof loader>()
  const labels = { password: t("login.password") }
  return (
    <div className="form-page">
      <PageHeading title={title}>{t("erase.lead")}</PageHeading>
      <EraseForm view={form} reply={useActionData<typeof action>()} labels={labels}>
        {/* Tells password managers whose password this is. It has no name, so it is not sent. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="password" label={labels.password} autoComplete="current-password" />
      </EraseForm>
    </div>
  )
}
