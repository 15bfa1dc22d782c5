import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import * as z from "zod"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { forAdmins, readChoice } from "#app/admin/admin-request.server"
import { parseEmail } from "#contract/email"
import { toDigits } from "#contract/classes/digits"
import { key } from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"
import { EraseForm } from "#app/forms/erase-page.tsx"
import { Field } from "#app/forms/fields/field.tsx"
import { type Refusals, toRefusal, refuseForm, orNull } from "#app/forms/refusals.server"
import { pageMeta } from "#app/i18n/title"
import type { AppContext } from "#app/server/context.server"
import { requireRole } from "#app/session/guards.server"

const toLoginName = (typed: string) => parseEmail(typed) ?? toDigits(typed) ?? ""

const eraseForm = defineForm(
  z
    .object({
      email: z
        .string()
        .trim()
        .max(254)
        .refine((typed) => toLoginName(typed) !== "", { error: key("errors.email.invalid") }),
      emailAgain: z.string().trim().max(254),
    })
    .refine(({ email, emailAgain }) => toLoginName(email) === toLoginName(emailAgain), {
      path: ["emailAgain"],
      error: key("errors.erase.mismatch"),
    }),
)

const refusals: Refusals<"email"> = [
  { when: 404, key: "errors.erase.unknown", field: "email" },
  { when: 409, key: "errors.erase.noPupil", field: "email" },
]

import type { RouteNeeds } from "#app/route-needs"
import { idPattern } from "#contract/limits"

export const handle = { ours: "erase-account" } satisfies RouteNeeds

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const email = await getEmail(readChoice(request, "person"), context)
  return { title: context.i18n.t("erase.pupil.title"), form: eraseForm.view({ email }) }
}

async function getEmail(personId: string, { upstream }: AppContext): Promise<string> {
  if (!idPattern.test(personId)) return ""
  const reply = await orNull(upstream.people.show(personId))
  return reply?.status === 200 ? reply.body.email : ""
}

export const action = forAdmins(
  eraseForm.action(async (form, { context }) => {
    const { upstream, endedSessions, toasts } = context
    const answer = await upstream.admin.erasePupil({ email: form.value.email })
    if (answer.status !== 200)
      return refuseForm(form, toRefusal(answer, refusals, "errors.erase.refused"))
    const erased = answer.body
    if (typeof erased === "object" && "personID" in erased)
      await endedSessions.eraseVisitor(erased.personID)
    toasts.put("success", "toast.pupilErased")
    return redirect("/admin", 303)
  }),
)

/** The e-mail is typed twice, because a typing error could erase another pupil. */
export default function ErasePupil() {
  const { t } = useTranslation()
  const { form, title } = useLoaderData<typeof loader>()
  const labels = { email: t("erase.pupil.email"), emailAgain: t("erase.pupil.emailAgain") }
  const field = { autoComplete: "off", dir: "ltr" } as const
  return (
    <AdminFrame isForm title={title} lead={t("erase.pupil.lead")}>
      <EraseForm view={form} reply={useActionData<typeof action>()} labels={labels}>
        <Field name="email" label={labels.email} {...field} />
        <Field name="emailAgain" label={labels.emailAgain} {...field} />
      </EraseForm>
    </AdminFrame>
  )
}
