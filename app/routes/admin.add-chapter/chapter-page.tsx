import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { AddPage } from "#app/admin/admin-frame.tsx"
import { ChosenStep, Choose, GradeChoice } from "#app/admin/choose.tsx"
import { ExistingEntries, type ExistingEntry } from "#app/admin/existing-entries.tsx"
import type { FormProps } from "#app/forms/form-model"
import { useFreshKey } from "#app/forms/form.tsx"
import { AddForm, OtherName, useOtherLabel } from "#app/admin/add-form.tsx"
import { ChosenField } from "#app/admin/chosen-field.tsx"
import { Field } from "#app/forms/fields/field.tsx"
import type { ChapterPlacement } from "./placement.server"

interface Props extends FormProps {
  placement: ChapterPlacement
  chapters: readonly ExistingEntry[] | null
  hasOther: boolean
}

export function ChapterPage({ chapters, ...props }: Props) {
  const { t } = useTranslation()
  const { placement, reply } = props
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
        <NoSubjects grade={grade} />
      ) : null}
      {isChosen ? <ChapterForm key={key} {...props} /> : null}
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
          none={t("signup.subjectNone")}
          chosen={subject}
          options={subjects}
        />
      ) : null}
    </Choose>
  )
}

function NoSubjects({ grade }: { grade: string }) {
  const { t } = useTranslation()
  return (
    <p className="card border-hint">
      {t("addChapter.noSubjects")}{" "}
      <Link to={`/admin/add-grade-subjects?${new URLSearchParams({ grade })}`} className="link">
        {t("addLinks.title")}
      </Link>
    </p>
  )
}

function ChapterForm({ view, placement, hasOther, reply }: Omit<Props, "chapters">) {
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
