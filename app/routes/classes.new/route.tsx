import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { classForm, classRefusals, readClassChoices } from "#app/classes/class-form.server"
import { ClassForm } from "#app/classes/class-form.tsx"
import { suggestTimeZone } from "#app/classes/time-zones.server"
import { forTeachers, requireTeacher } from "#app/classes/class-request.server"
import { newFormKey } from "#app/forms/define-form.server"
import { refuseForm, toRefusal } from "#app/forms/refusals.server"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { PageHeading } from "#app/ui/headings.tsx"

export const handle = { ours: "classes" } satisfies RouteNeeds

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { subject } = requireTeacher(request, context)
  const begin = { subjects: [subject], timeZone: await suggestTimeZone(context) }
  return {
    title: context.i18n.t("class.make"),
    choices: await readClassChoices(context, begin),
    form: classForm.view({ ...begin, formKey: newFormKey() }),
  }
}

export const action = forTeachers(
  classForm.action(async (form, { context }) => {
    const { formKey = newFormKey(), ...described } = form.value
    const answer = await context.upstream.classes.make({ ...described, key: formKey })
    if (answer.status !== 200)
      return refuseForm(form, toRefusal(answer, classRefusals, "errors.class.refused"))
    context.toasts.put("success", "toast.classMade", described.name)
    return redirect(`/classes/${answer.body.classId}`, 303)
  }),
)

export default function NewClass() {
  const { t } = useTranslation()
  const { form, choices } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <>
      <PageHeading title={t("class.make")}>{t("class.makeLead")}</PageHeading>
      <ClassForm view={form} reply={reply} choices={choices} button={t("class.make")} />
    </>
  )
}
