import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData, Link } from "@remix-run/react"
import * as z from "zod"
import { useTranslation } from "react-i18next"
import {
  forAdmins,
  chapterNumberField,
  curriculumName,
  otherName,
  referenceField,
  sameLanguage,
} from "#app/admin/admin-request.server"
import { type Refusals, toRefusal, refuseForm } from "#app/forms/refusals.server"
import { pageMeta } from "#app/i18n/title"
import { requireRole } from "#app/session/guards.server"
import { defineForm, formKey, newFormKey } from "#app/forms/define-form.server"
import { mayAddMore, readKnownEntries } from "#app/structure/known-entries.server"
import { AddPage } from "#app/admin/admin-frame.tsx"
import { ChosenStep, Choose, GradeChoice } from "#app/admin/choose.tsx"
import { ExistingEntries } from "#app/admin/existing-entries.tsx"
import type { FormProps } from "#app/forms/form-model"
import { useFreshKey } from "#app/forms/form.tsx"
import { AddForm, OtherName, useOtherLabel } from "#app/admin/add-form.tsx"
import { ChosenField } from "#app/admin/chosen-field.tsx"
import { Field } from "#app/forms/fields/field.tsx"
import {
  nextNumber,
  readPlacement,
  wrongPlacement,
  type ChapterPlacement,
} from "./placement.server"

const chapterForm = defineForm(
  z.object({
    grade: referenceField,
    subject: referenceField,
    chapterNumber: chapterNumberField,
    chapterName: curriculumName,
    otherName,
    formKey,
  }),
)

const refusals: Refusals<"grade" | "subject" | "chapterNumber" | "chapterName" | "otherName"> = [
  sameLanguage,
  { when: /number.*exist/i, key: "errors.addChapter.numberThere", field: "chapterNumber" },
  { when: /exist/i, key: "errors.addChapter.nameThere", field: "chapterName" },
  { when: /grade/i, key: "errors.addChapter.grade", field: "grade" },
  { when: /subject/i, key: "errors.addChapter.subject", field: "subject" },
]

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const [placement, kept, known, hasOther] = await Promise.all([
    readPlacement(request, context),
    context.savedSubmissions.take(),
    readKnownEntries(context),
    mayAddMore(context),
  ])
  const { grade, subject } = placement
  const chapters = placement.chapters && (known?.chaptersOf(grade, subject) ?? placement.chapters)
  return {
    title: context.i18n.t("addChapter.title"),
    placement,
    chapters,
    hasOther,
    form: chapterForm.view({
      formKey: newFormKey(),
      ...(kept ?? { grade, subject, chapterNumber: chapters ? nextNumber(chapters) : "" }),
    }),
  }
}

export const action = forAdmins(
  chapterForm.action(async (form, { context }) => {
    const { formKey, ...chapter } = form.value
    const { grade, subject, chapterName } = chapter
    const wrong = await wrongPlacement(context, form.value)
    if (wrong) return form.rejectField(wrong, `errors.addChapter.${wrong}`)
    const answer = await context.upstream.admin.addChapter(chapter, formKey)
    if (answer.status !== 200)
      return refuseForm(form, toRefusal(answer, refusals, "errors.addChapter.refused"))
    context.toasts.put("success", "toast.chapterAdded", chapterName)
    return redirect(`/admin/add-chapter?${new URLSearchParams({ grade, subject })}`, 303)
  }),
)

export default function AddChapter() {
  const { t } = useTranslation()
  const { form, placement, chapters, hasOther } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const key = useFreshKey(reply)
  const { grade, subject } = placement
  const isChosen = chapters !== null || reply !== undefined
  return (
    <AddPage
      title={t("addChapter.title")}
      lead={t("addChapter.lead")}
      beside={
        chapters ? (
          <ExistingEntries
            title={t("addChapter.there", { subject })}
            none={t("addChapter.none")}
            entries={chapters}
          />
        ) : null
      }
    >
      <ChoosePlacement placement={placement} />
      {grade && !placement.isUnknown && placement.subjects.length === 0 ? (
        <p className="card border-hint">
          {t("addChapter.noSubjects")}{" "}
          <Link to={`/admin/add-grade-subjects?${new URLSearchParams({ grade })}`} className="link">
            {t("addLinks.title")}
          </Link>
        </p>
      ) : null}
      {isChosen ? (
        <ChapterForm
          key={key}
          view={form}
          placement={placement}
          hasOther={hasOther}
          reply={reply}
        />
      ) : null}
    </AddPage>
  )
}

function ChoosePlacement({ placement }: { placement: ChapterPlacement }) {
  const { t } = useTranslation()
  const { grade, subject, grades, subjects } = placement
  return (
    <Choose button={t("admin.choose")}>
      <GradeChoice chosen={grade} grades={grades} isUnknown={placement.isUnknown} />
      {subjects.length > 0 ? (
        <ChosenStep
          name="subject"
          label={t("addChapter.subject")}
          prompt={t("signup.subjectNone")}
          chosen={subject}
          options={subjects}
        />
      ) : null}
    </Choose>
  )
}

type ChapterFormProps = FormProps & { placement: ChapterPlacement; hasOther: boolean }

function ChapterForm({ view, placement, hasOther, reply }: ChapterFormProps) {
  const { t } = useTranslation()
  const labels = {
    grade: t("addChapter.grade"),
    subject: t("addChapter.subject"),
    chapterNumber: t("addChapter.number"),
    chapterName: t("addChapter.name"),
    otherName: useOtherLabel(),
  }
  const grade = placement.grades.find(({ value }) => value === placement.grade)?.label ?? ""
  return (
    <AddForm view={view} reply={reply} labels={labels} submit={t("addChapter.submit")}>
      <div>
        <ChosenField name="grade" label={labels.grade} text={grade} />
        <ChosenField name="subject" label={labels.subject} text={placement.subject} />
      </div>
      <Field
        name="chapterNumber"
        label={labels.chapterNumber}
        inputMode="numeric"
        autoComplete="off"
      />
      <Field
        name="chapterName"
        label={labels.chapterName}
        help={t("addChapter.help")}
        autoComplete="off"
        dir="auto"
      />
      {hasOther ? <OtherName label={labels.otherName} /> : null}
    </AddForm>
  )
}
