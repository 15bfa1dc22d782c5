import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { classForm, classRefusals, readClassChoices } from "#app/classes/class-form.server"
import { ClassForm } from "#app/classes/class-form.tsx"
import { forTeachers, readOwnClass } from "#app/classes/class-request.server"
import { refuseForm, toRefusal } from "#app/forms/refusals.server"
import { titled } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { PageHeading } from "#app/ui/headings.tsx"

export const handle = { ours: "classes" } satisfies RouteNeeds

export const meta = titled

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { shown } = await readOwnClass(request, context, params["classId"])
  const { name, grade, subjects, timeZone } = shown
  return {
    title: context.i18n.t("class.change"),
    choices: await readClassChoices(context),
    form: classForm.view({ name, grade, subjects, timeZone }),
  }
}

export const action = forTeachers(
  classForm.action(async (form, { context, params }) => {
    const { classId = "" } = params
    const { formKey: _, ...described } = form.value
    const answer = await context.upstream.classes.of(classId).change(described)
    if (answer.status !== 200)
      return refuseForm(form, toRefusal(answer, classRefusals, "errors.class.refused"))
    context.toasts.put("success", "toast.classSaved")
    return redirect(`/classes/${classId}`, 303)
  }),
)

export default function ChangeClass() {
  const { t } = useTranslation()
  const { form, choices } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <div className="mx-auto max-w-form">
      <PageHeading title={t("class.change")} />
      <ClassForm view={form} reply={reply} choices={choices} button={t("class.save")} />
    </div>
  )
}
