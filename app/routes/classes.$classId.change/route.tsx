import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import {
  classForm,
  classRefusals,
  copyForm,
  copyRefusals,
  readClassChoices,
} from "#app/classes/class-form.server"
import { ClassForm } from "#app/classes/class-form.tsx"
import { forTeachers, readOwnClass } from "#app/classes/class-request.server"
import { newFormKey } from "#app/forms/define-form.server"
import { refuseForm, toRefusal } from "#app/forms/refusals.server"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { PageHeading } from "#app/ui/headings.tsx"

export const handle = { ours: "classes" } satisfies RouteNeeds

export const meta = pageMeta

const isCopy = (request: Request) => new URL(request.url).searchParams.get("as") === "copy"

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { shown } = await readOwnClass(request, context, params["classId"])
  const { name, grade, subjects, timeZone } = shown
  const { t } = context.i18n
  const choices = await readClassChoices(context, shown)
  if (isCopy(request)) {
    const form = copyForm.view({ name, grade, formKey: newFormKey() })
    return { title: t("class.copy"), isCopy: true, choices: { grades: choices.grades }, form }
  }
  const form = classForm.view({ name, grade, subjects, timeZone })
  return { title: t("class.change"), isCopy: false, choices, form }
}

const change = classForm.action(async (form, { context, params }) => {
  const { classId = "" } = params
  const { formKey: _, ...described } = form.value
  const answer = await context.upstream.classes.of(classId).change(described)
  if (answer.status !== 200)
    return refuseForm(form, toRefusal(answer, classRefusals, "errors.class.refused"))
  context.toasts.put("success", "toast.classSaved")
  return redirect(`/classes/${classId}`, 303)
})

const copy = copyForm.action(async (form, { context, params }) => {
  const { formKey = newFormKey(), ...described } = form.value
  const calls = context.upstream.classes.of(params["classId"] ?? "")
  const answer = await calls.copy({ ...described, key: formKey })
  if (answer.status !== 200)
    return refuseForm(form, toRefusal(answer, copyRefusals, "errors.class.refused"))
  context.toasts.put("success", "toast.classMade", described.name)
  return redirect(`/classes/${answer.body.classId}`, 303)
})

export const action = forTeachers((args) => (isCopy(args.request) ? copy(args) : change(args)))

export default function ChangeClass() {
  const { t } = useTranslation()
  const { title, isCopy, form, choices } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <div className={isCopy ? "form-page" : undefined}>
      <PageHeading title={title}>{isCopy ? t("class.copyLead") : null}</PageHeading>
      <ClassForm
        key={title}
        view={form}
        reply={reply}
        choices={choices}
        button={isCopy ? title : t("class.save")}
      />
    </div>
  )
}
