import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import * as z from "zod"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { forAdmins, referenceField } from "#app/admin/admin-request.server"
import { email } from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { Field } from "#app/forms/fields/field.tsx"
import { Form } from "#app/forms/form.tsx"
import { useFormModel } from "#app/forms/form-model"
import { type Refusals, toRefusal, refuseForm, orWithout } from "#app/forms/refusals.server"
import { SelectField } from "#app/forms/fields/select-field.tsx"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { pageMeta } from "#app/i18n/title"
import { requireRole } from "#app/session/guards.server"

const inviteForm = defineForm(z.object({ subject: referenceField, email: email.optional() }))

const refusals: Refusals<"subject"> = [
  { when: /subject/i, key: "errors.signup.subjectUnknown", field: "subject" },
  { when: 409, key: "errors.invite.many" },
]

import type { RouteNeeds } from "#app/route-needs"

export const handle = { ours: "invitations" } satisfies RouteNeeds

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const subjects = await orWithout(context, context.upstream.catalogue.subjects(), [])
  return {
    title: context.i18n.t("teachers.invite.title"),
    form: inviteForm.view({}),
    subjects: subjects.map((name) => ({ value: name, label: name })),
  }
}

export const action = forAdmins(
  inviteForm.action(async (form, { context }) => {
    const { subject, email = "" } = form.value
    const answer = await context.upstream.admin.inviteTeacher({ subject, email })
    if (answer.status !== 200)
      return refuseForm(form, toRefusal(answer, refusals, "errors.invite.refused"))
    const made = new URLSearchParams({ made: answer.body.invitation })
    return redirect(`/admin/teachers?${made}`, 303)
  }),
)

export default function Invite() {
  const { t } = useTranslation()
  const { form, title, subjects } = useLoaderData<typeof loader>()
  const model = useFormModel(form, useActionData<typeof action>())
  const labels = { subject: t("make.subject"), email: t("teachers.invite.email") }
  return (
    <AdminFrame isForm title={title} lead={t("teachers.invite.lead")}>
      <Form model={model}>
        <ErrorSummary labels={labels} />
        <SelectField
          name="subject"
          label={labels.subject}
          none={t("make.subjectNone")}
          options={subjects}
        />
        <Field
          name="email"
          label={labels.email}
          help={t("teachers.invite.emailHelp")}
          type="email"
          autoComplete="off"
          dir="ltr"
        />
        <SubmitButton busy={t("teachers.invite.busy")}>{t("teachers.invite.submit")}</SubmitButton>
      </Form>
    </AdminFrame>
  )
}
