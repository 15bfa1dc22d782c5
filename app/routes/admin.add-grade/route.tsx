import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import * as z from "zod"
import { useTranslation } from "react-i18next"
import { forAdmins, curriculumName, otherName, sameLanguage } from "#app/admin/admin-request.server"
import { type Refusals, toRefusal, refuseForm, orWithout } from "#app/forms/refusals.server"
import { pageMeta } from "#app/i18n/title"
import { requireRole } from "#app/session/guards.server"
import { defineForm, formKey, newFormKey } from "#app/forms/define-form.server"
import { AddForm, OtherName, useOtherLabel } from "#app/admin/add-form.tsx"
import { AddPage } from "#app/admin/admin-frame.tsx"
import { ExistingEntries, type ExistingEntry } from "#app/admin/existing-entries.tsx"
import { Field } from "#app/forms/fields/field.tsx"
import { useFreshKey } from "#app/forms/form.tsx"
import type { FormProps } from "#app/forms/form-model"
import type { AppContext } from "#app/server/context.server"
import { mayAddMore, readKnownEntries } from "#app/structure/known-entries.server"

const gradeForm = defineForm(z.object({ grade: curriculumName, otherName, formKey }))

const refusals: Refusals<"grade" | "otherName"> = [
  sameLanguage,
  { when: /exist/i, key: "errors.addGrade.there", field: "grade" },
]

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const [known, hasOther] = await Promise.all([readKnownEntries(context), mayAddMore(context)])
  return {
    title: context.i18n.t("addGrade.title"),
    form: gradeForm.view({ formKey: newFormKey(), ...(await context.savedSubmissions.take()) }),
    hasOther,
    grades: known ? known.grades : await listGrades(context),
  }
}

async function listGrades(context: AppContext) {
  const grades = await orWithout(context, context.upstream.catalogue.grades(), null)
  return grades?.map(({ gradeName }) => ({ name: gradeName })) ?? null
}

const addGrade = gradeForm.action(async (form, { context }) => {
  const { formKey, ...names } = form.value
  const answer = await context.upstream.admin.addGrade(names, formKey)
  if (answer.status !== 200)
    return refuseForm(form, toRefusal(answer, refusals, "errors.addGrade.refused"))
  context.toasts.put("success", "toast.gradeAdded", names.grade)
  return redirect("/admin/add-grade", 303)
})

export const action = forAdmins(addGrade)

export default function AddGrade() {
  const { form, ...known } = useLoaderData<typeof loader>()
  return <GradePage view={form} {...known} reply={useActionData<typeof action>()} />
}

interface Props extends FormProps {
  grades: readonly ExistingEntry[] | null
  hasOther: boolean
}

function GradePage({ view, grades, hasOther, reply }: Props) {
  const { t } = useTranslation()
  const key = useFreshKey(reply)
  return (
    <AddPage
      title={t("addGrade.title")}
      lead={t("addGrade.lead")}
      beside={
        grades && (
          <ExistingEntries title={t("addGrade.there")} none={t("addGrade.none")} entries={grades} />
        )
      }
    >
      <GradeForm key={key} view={view} hasOther={hasOther} reply={reply} />
    </AddPage>
  )
}

function GradeForm({ view, hasOther, reply }: Omit<Props, "grades">) {
  const { t } = useTranslation()
  const labels = { grade: t("addGrade.grade"), otherName: useOtherLabel() }
  return (
    <AddForm view={view} reply={reply} labels={labels} submit={t("addGrade.submit")}>
      <Field
        name="grade"
        label={labels.grade}
        help={t("addGrade.help")}
        autoComplete="off"
        dir="auto"
      />
      {hasOther ? <OtherName label={labels.otherName} /> : null}
    </AddForm>
  )
}
