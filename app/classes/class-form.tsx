import type { SubmissionResult } from "@conform-to/react"
import { useTranslation } from "react-i18next"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { CheckboxesField } from "#app/forms/fields/checkboxes-field.tsx"
import { Field } from "#app/forms/fields/field.tsx"
import { type Option, SelectField } from "#app/forms/fields/select-field.tsx"
import { FormKey } from "#app/forms/form-key.tsx"
import { type FormView, useFormModel } from "#app/forms/form-model"
import { Form } from "#app/forms/form.tsx"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import type { Message } from "#app/i18n/keys"

interface Props {
  readonly view: FormView
  readonly reply: SubmissionResult<Message[]> | undefined
  /** Without subjects these and the time zone are not asked. */
  readonly choices: {
    readonly grades: readonly Option[]
    readonly subjects?: readonly Option[]
    readonly timeZones?: readonly Option[]
  }
  readonly button: string
}

export function ClassForm({ view, reply, choices, button }: Props) {
  const { t } = useTranslation()
  const model = useFormModel(view, reply)
  const labels = {
    name: t("class.name"),
    grade: t("make.grade"),
    subjects: t("class.subjects"),
    timeZone: t("class.timeZone"),
  }
  return (
    <Form model={model}>
      <ErrorSummary labels={labels} />
      <FormKey />
      <div
        className={`grid grid-cols-1 gap-5 ${choices.subjects ? "md:grid-cols-2 md:gap-x-12" : ""}`}
      >
        <div className="grid content-start gap-5">
          <Field
            name="name"
            label={labels.name}
            help={t("class.nameHelp")}
            autoComplete="off"
            dir="auto"
          />
          <SelectField
            name="grade"
            label={labels.grade}
            none={t("make.gradeNone")}
            options={choices.grades}
          />
          {choices.timeZones ? (
            <SelectField
              name="timeZone"
              label={labels.timeZone}
              help={t("class.timeZoneHelp")}
              none={t("class.timeZoneNone")}
              options={choices.timeZones}
            />
          ) : null}
        </div>
        {choices.subjects ? (
          <CheckboxesField name="subjects" label={labels.subjects} ticks={choices.subjects} />
        ) : null}
      </div>
      <p className="max-w-form">
        <SubmitButton busy={t("class.saving")}>{button}</SubmitButton>
      </p>
    </Form>
  )
}
