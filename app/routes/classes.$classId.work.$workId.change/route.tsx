import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import * as z from "zod"
import { toLocalTime } from "#contract/classes/local-time"
import { forTeachers } from "#app/classes/class-request.server"
import { readWork } from "#app/classes/work/work-request.server"
import * as terms from "#app/classes/work/terms.server"
import { TermsForm } from "#app/classes/work/terms-form.tsx"
import { defineForm, newFormKey } from "#app/forms/define-form.server"
import { SelectField } from "#app/forms/fields/select-field.tsx"
import { refuseForm, toRefusal } from "#app/forms/refusals.server"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { PageHeading } from "#app/ui/headings.tsx"
import { idPattern } from "#contract/limits"

export const handle = { ours: "class-work" } satisfies RouteNeeds

export const meta = pageMeta

const lists = { lists: ["options"] }
const changed = { title: terms.title, ...terms.termsFields }
const changeForm = defineForm(z.object(changed), lists)
const copyForm = defineForm(z.object({ ...changed, toClass: z.string().regex(idPattern) }), lists)

const isCopy = (request: Request) => new URL(request.url).searchParams.get("as") === "copy"

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { t } = context.i18n
  const { work, shown } = await readWork(request, context, params)
  const { title, timeZone } = work
  const own = { title, options: terms.toOptions(work) }
  if (!isCopy(request)) {
    const at = (time: string) => toLocalTime(Date.parse(time), timeZone)
    const form = changeForm.view({ ...own, from: at(work.from), until: at(work.until) })
    return { title: t("work.change"), form, timeZone, classes: null }
  }
  const toClass = shown.isArchived ? "" : work.classId
  const form = copyForm.view({ ...own, ...terms.newTerms(timeZone), toClass })
  const classes = await terms.readClasses(context)
  return { title: t("work.copy"), form, timeZone, classes }
}

const change = changeForm.action(async (form, { context, params }) => {
  const { title, formKey: _, ...own } = form.value
  const { classId = "", workId = "" } = params
  const answer = await context.upstream.work.of(workId).change({ title, ...terms.toTerms(own) })
  if (answer.status !== 200)
    return refuseForm(form, toRefusal(answer, terms.termsRefusals, "errors.work.refused"))
  context.toasts.put("success", "toast.workSaved")
  return redirect(`/classes/${classId}/work/${workId}`, 303)
})

const copy = copyForm.action(async (form, { context, params }) => {
  const { title, formKey, toClass, ...own } = form.value
  const answer = await context.upstream.work.of(params["workId"] ?? "").copy({
    classId: toClass,
    title,
    ...terms.toTerms(own),
    key: formKey ?? newFormKey(),
  })
  if (answer.status !== 200)
    return refuseForm(form, toRefusal(answer, terms.termsRefusals, "errors.work.refused"))
  context.toasts.put("success", "toast.workSet")
  return redirect(`/classes/${toClass}/work/${answer.body.workId}`, 303)
})

export const action = forTeachers((args) => (isCopy(args.request) ? copy(args) : change(args)))

export default function ChangeWork() {
  const { t } = useTranslation()
  const { title, form, timeZone, classes } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const toClass = t("work.toClass")
  return (
    <div className="form-page">
      <PageHeading title={title}>{classes ? t("work.copyLead") : null}</PageHeading>
      <TermsForm
        key={title}
        view={form}
        reply={reply}
        timeZone={timeZone}
        labels={{ toClass }}
        button={classes ? t("work.set") : t("work.save")}
        busy={classes ? t("work.setting") : t("work.saving")}
      >
        {classes ? (
          <SelectField name="toClass" label={toClass} none={t("class.list")} options={classes} />
        ) : null}
      </TermsForm>
    </div>
  )
}
