import type { SubmissionResult } from "@conform-to/react"
import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { Field } from "#app/forms/fields/field.tsx"
import { Form } from "#app/forms/form.tsx"
import { type FormView, useFormModel } from "#app/forms/form-model"
import { NewPasswordField, PasswordField } from "#app/forms/fields/password-field.tsx"
import { RadioField } from "#app/forms/fields/radio-field.tsx"
import { type Option, SelectField } from "#app/forms/fields/select-field.tsx"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import type { Message } from "#app/i18n/keys"
import { PageHeading } from "#app/ui/headings.tsx"

interface Props {
  view: FormView
  page: {
    readonly types: readonly ("0" | "1" | "2")[]
    readonly grades: readonly Option[]
    readonly subjects: readonly Option[]
    readonly redirectTo: string
    /** `subject`: "" if the invitation of the address is not valid any more. */
    readonly invitation: { readonly subject: string } | null
    readonly hasCode: boolean
    readonly isEmpty: boolean
    /** What a pupil begins with, by the trials of this visitor; 0 if nothing is promised. */
    readonly promised: number
  }
  reply: SubmissionResult<Message[]> | undefined
}

const typeNames = {
  "0": "signup.types.Student",
  "1": "signup.types.Teacher",
  "2": "signup.types.User",
} as const

export function SignupPage({ view, page, reply }: Props) {
  const { grades, subjects, redirectTo, invitation, hasCode, promised } = page
  const [hasPupils, hasTeachers] = [page.types.includes("0"), page.types.includes("1")]
  const { t } = useTranslation()
  const model = useFormModel(view, reply)
  const labels = {
    type: t("signup.type"),
    grade: t("signup.grade"),
    subject: t("signup.subject"),
    name: t("signup.name"),
    email: t("signup.email"),
    password: t("signup.password"),
    confirmPassword: t("signup.confirmPassword"),
    schoolCode: t("signup.schoolCode"),
  }
  return (
    <div className="mx-auto max-w-form">
      <PageHeading title={t("signup.title")}>{page.isEmpty ? null : t("signup.lead")}</PageHeading>
      {invitation ? (
        <p className="card mb-4 border-hint">
          {invitation.subject
            ? t("signup.invited", { subject: invitation.subject })
            : t("signup.notInvited")}
        </p>
      ) : null}
      {promised > 0 ? (
        <p className="card mb-4 border-hint">{t("signup.promised", { count: promised })}</p>
      ) : null}
      <Form model={model}>
        <ErrorSummary labels={labels} />
        <Types types={page.types} />
        {hasPupils ? (
          <SelectField
            name="grade"
            label={labels.grade}
            help={t("signup.gradeHelp")}
            none={t("signup.gradeNone")}
            options={grades}
            className="only-pupils"
          />
        ) : null}
        {hasTeachers ? (
          <SelectField
            name="subject"
            label={labels.subject}
            help={t("signup.subjectHelp")}
            none={t("signup.subjectNone")}
            options={subjects}
            className="only-teachers"
          />
        ) : null}
        {hasTeachers && hasCode ? (
          <Field
            name="schoolCode"
            label={labels.schoolCode}
            help={t("signup.schoolCodeHelp")}
            autoComplete="off"
            dir="ltr"
            className="only-teachers"
          />
        ) : null}
        <Field name="name" label={labels.name} help={t("signup.nameHelp")} autoComplete="name" />
        <Field name="email" label={labels.email} type="email" autoComplete="username" dir="ltr" />
        <NewPasswordField name="password" label={labels.password} />
        <PasswordField
          name="confirmPassword"
          label={labels.confirmPassword}
          autoComplete="new-password"
        />
        <SubmitButton busy={t("signup.busy")}>{t("signup.submit")}</SubmitButton>
      </Form>
      <p className="mt-4">
        {t("signup.hasAccount")}{" "}
        <Link
          to={`/login?${new URLSearchParams({ redirectTo })}`}
          className="link inline-flex min-h-[2.75rem] items-center"
          viewTransition
        >
          {t("signup.toLogin")}
        </Link>
      </p>
    </div>
  )
}

function Types({ types }: Pick<Props["page"], "types">) {
  const { t } = useTranslation()
  const options = types.map((value) => ({ value, label: t(typeNames[value]) }))
  return (
    <>
      {types.includes("0") ? null : <p>{t("signup.noGrades")}</p>}
      {types.includes("1") ? null : <p>{t("signup.noSubjects")}</p>}
      {types.length > 1 ? (
        <RadioField name="type" label={t("signup.type")} options={options} />
      ) : (
        <input type="hidden" name="type" value={types[0]} />
      )}
    </>
  )
}
