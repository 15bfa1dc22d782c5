import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import * as z from "zod"
import type { Language } from "#contract/words"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { forAdmins, otherName } from "#app/admin/admin-request.server"
import { NameFields, useNameLabels } from "#app/admin/name-fields.tsx"
import { defineForm } from "#app/forms/define-form.server"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { useFormModel } from "#app/forms/form-model"
import { Form } from "#app/forms/form.tsx"
import { orWithout } from "#app/forms/refusals.server"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { requireRole } from "#app/session/guards.server"

const named = { en: otherName, ar: otherName } satisfies Record<Language, unknown>
const schoolForm = defineForm(z.object(named))

export const handle = { ours: "classes" } satisfies RouteNeeds

export const meta = pageMeta

/** Without the names that there are, saving would take them away; a form that was sent has its own. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const answer = await orWithout(context, context.upstream.classes.school(), null)
  if (answer && answer.status !== 200) throw new Response(null, { status: 404 })
  const typed = await context.savedSubmissions.take()
  return {
    title: context.i18n.t("school.title"),
    form: schoolForm.view({ ...answer?.body.names, ...typed }),
  }
}

export const action = forAdmins(
  schoolForm.action(async (form, { context }) => {
    const answer = await context.upstream.classes.nameSchool(form.value)
    if (answer.status !== 200) return form.reject("errors.class.refused")
    context.toasts.put("success", "toast.schoolNamed")
    return redirect("/admin/school", 303)
  }),
)

export default function School() {
  const { t } = useTranslation()
  const { form, title } = useLoaderData<typeof loader>()
  const model = useFormModel(form, useActionData<typeof action>())
  const labels = useNameLabels()
  return (
    <AdminFrame isForm title={title} lead={t("school.lead")}>
      <Form model={model}>
        <ErrorSummary labels={labels} />
        <NameFields />
        <SubmitButton busy={t("class.saving")}>{t("class.save")}</SubmitButton>
      </Form>
    </AdminFrame>
  )
}
