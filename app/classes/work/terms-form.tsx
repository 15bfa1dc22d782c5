import type { SubmissionResult } from "@conform-to/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { CheckboxesField } from "#app/forms/fields/checkboxes-field.tsx"
import { Field } from "#app/forms/fields/field.tsx"
import type { Option } from "#app/forms/fields/select-field.tsx"
import { FormKey } from "#app/forms/form-key.tsx"
import { type FormView, useFormModel } from "#app/forms/form-model"
import { Form } from "#app/forms/form.tsx"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import type { Message } from "#app/i18n/keys"

interface Props {
  readonly view: FormView
  readonly reply: SubmissionResult<Message[]> | undefined
  readonly timeZone: string
  readonly labels?: Readonly<Record<string, string>>
  readonly children?: ReactNode
  /** Where it may be set; without them it has its class already. */
  readonly classes?: readonly Option[]
  /** Its title may be left empty, and what is asked before the terms stands beside them. */
  readonly isOfChapter?: boolean
  readonly button: string
  readonly busy: string
}

export function TermsForm({
  view,
  reply,
  timeZone,
  children,
  labels,
  classes,
  isOfChapter = false,
  button,
  busy,
}: Props) {
  const { t } = useTranslation()
  const model = useFormModel(view, reply)
  const own = {
    title: t("work.titleField"),
    from: t("work.from"),
    until: t("work.until"),
    options: t("work.options"),
    classes: t("work.classes"),
  }
  const time = { type: "datetime-local", dir: "ltr", autoComplete: "off" } as const
  const [only, another] = classes ?? []
  return (
    <Form model={model}>
      <ErrorSummary labels={{ ...labels, ...own }} />
      <FormKey />
      <div className={`grid grid-cols-1 gap-5 ${isOfChapter ? "md:grid-cols-2 md:gap-x-12" : ""}`}>
        <div className="grid content-start gap-5 empty:hidden">{children}</div>
        <div className="grid content-start gap-5">
          <Field
            name="title"
            label={own.title}
            {...(isOfChapter && { help: t("work.titleHelp") })}
            autoComplete="off"
            dir="auto"
          />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] items-end gap-3">
            <Field name="from" label={own.from} {...time} />
            <Field
              name="until"
              label={own.until}
              {...time}
              help={t("work.timeHelp", { zone: timeZone })}
            />
          </div>
          <CheckboxesField
            name="options"
            label={own.options}
            ticks={[
              { value: "points", label: t("work.points") },
              { value: "late", label: t("work.late") },
            ]}
          />
          {another ? (
            <CheckboxesField name="classes" label={own.classes} ticks={classes ?? []} />
          ) : null}
          <SubmitButton busy={busy}>{button}</SubmitButton>
        </div>
      </div>
      {only && !another ? <input type="hidden" name="classes" value={only.value} /> : null}
    </Form>
  )
}
