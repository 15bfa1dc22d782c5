import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import * as z from "zod"
import { useTranslation } from "react-i18next"
import { forAdmins, referenceField, readChoice } from "#app/admin/admin-request.server"
import { type Refusals, toRefusal, refuseForm, orWithout } from "#app/forms/refusals.server"
import { pageMeta } from "#app/i18n/title"
import { requireRole } from "#app/session/guards.server"
import { key } from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"
import { AddPage } from "#app/admin/admin-frame.tsx"
import { Choose, GradeChoice } from "#app/admin/choose.tsx"
import { ExistingEntries } from "#app/admin/existing-entries.tsx"
import { type FormProps, useFormModel } from "#app/forms/form-model"
import { useFreshKey, Form } from "#app/forms/form.tsx"
import { ChosenField } from "#app/admin/chosen-field.tsx"
import { CheckboxesField } from "#app/forms/fields/checkboxes-field.tsx"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import type { AppContext } from "#app/server/context.server"
import type { Option } from "#app/forms/fields/select-field.tsx"

const several = { error: key("errors.addLinks.some") }

const linksForm = defineForm(
  z.object({
    grade: referenceField,
    subjectNames: z.array(referenceField).min(1, several).max(100, several),
  }),
  { lists: ["subjectNames"] },
)

const refusals: Refusals<"grade" | "subjectNames"> = [
  { when: /grade/i, key: "errors.addLinks.grade", field: "grade" },
  { when: /subject/i, key: "errors.addLinks.subject", field: "subjectNames" },
]

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const links = await readLinks(request, context)
  return {
    title: context.i18n.t("addLinks.title"),
    links,
    form: linksForm.view((await context.savedSubmissions.take()) ?? { grade: links.grade }),
  }
}

const addLinks = linksForm.action(async (form, { context }) => {
  const { grade, subjectNames } = form.value
  const answer = await context.upstream.admin.addGradeSubjects({ grade, subjectNames })
  if (answer.status !== 200)
    return refuseForm(form, toRefusal(answer, refusals, "errors.addLinks.refused"))
  context.toasts.put("success", "toast.subjectsLinked", subjectNames.join(" · "))
  return redirect(`/admin/add-grade-subjects?${new URLSearchParams({ grade })}`, 303)
})

export const action = forAdmins(addLinks)

export default function AddGradeSubjects() {
  const { form, links } = useLoaderData<typeof loader>()
  return <LinksPage view={form} links={links} reply={useActionData<typeof action>()} />
}

function LinksPage({ view, links, reply }: FormProps & { links: GradeLinks }) {
  const { t } = useTranslation()
  const key = useFreshKey(reply)
  const { grade, grades, subjects, isUnknown } = links
  const linked = subjects.filter(({ isLinked }) => isLinked)
  const isKnown = grade !== "" && !isUnknown
  return (
    <AddPage
      title={t("addLinks.title")}
      lead={t("addLinks.lead")}
      beside={
        isKnown ? (
          <ExistingEntries title={t("addLinks.there")} none={t("addLinks.none")} entries={linked} />
        ) : null
      }
    >
      <Choose button={t("admin.choose")}>
        <GradeChoice chosen={grade} grades={grades} isUnknown={isUnknown} />
      </Choose>
      {isKnown || reply ? <LinksForm key={key} view={view} links={links} reply={reply} /> : null}
    </AddPage>
  )
}

function LinksForm({ view, links, reply }: FormProps & { links: GradeLinks }) {
  const { t } = useTranslation()
  const model = useFormModel(view, reply)
  const labels = { grade: t("addChapter.grade"), subjectNames: t("addLinks.subjects") }
  const grade = links.grades.find(({ value }) => value === links.grade)?.label ?? ""
  const sent = [reply?.initialValue?.["subjectNames"] ?? []].flat().map(String)
  // If the subjects could not be read, the submitted ones are shown, so that no tick is lost.
  const left = sent.map((name) => ({ name, isLinked: false }))
  const ticks = (links.subjects.length > 0 ? links.subjects : left).map(({ name, isLinked }) => ({
    value: name,
    label: name,
    ...(isLinked ? { settled: t("addLinks.linked") } : {}),
  }))
  if (links.subjects.length > 0 && links.subjects.every(({ isLinked }) => isLinked))
    return <p className="card">{t("addLinks.all")}</p>
  return (
    <Form model={model}>
      <ErrorSummary labels={labels} />
      <ChosenField name="grade" label={labels.grade} text={grade} />
      <CheckboxesField name="subjectNames" label={labels.subjectNames} ticks={ticks} />
      <SubmitButton busy={t("admin.busy")}>{t("addLinks.submit")}</SubmitButton>
    </Form>
  )
}

interface GradeLinks {
  readonly grade: string
  readonly grades: readonly Option[]
  readonly subjects: readonly { readonly name: string; readonly isLinked: boolean }[]
  readonly isUnknown: boolean
}

function readLinks(request: Request, context: AppContext): Promise<GradeLinks> {
  const grade = readChoice(request, "grade")
  const alone = { grade, grades: [], subjects: [], isUnknown: false }
  return orWithout(context, toLinks(context, grade), alone)
}

async function toLinks({ upstream }: AppContext, grade: string): Promise<GradeLinks> {
  const [grades, subjects, ofGrade] = await Promise.all([
    upstream.catalogue.grades(),
    upstream.catalogue.subjects(),
    grade ? upstream.catalogue.subjectsOfGrade(grade) : null,
  ])
  const linked =
    ofGrade?.status === 200 ? ofGrade.body.subjects.map(({ subjectName }) => subjectName) : []
  return {
    grade,
    grades: grades.map(({ gradeId, gradeName }) => ({ value: gradeId, label: gradeName })),
    subjects: subjects.map((name) => ({ name, isLinked: linked.includes(name) })),
    isUnknown: ofGrade !== null && ofGrade.status !== 200,
  }
}
