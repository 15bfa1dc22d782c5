import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { Form } from "#app/forms/form.tsx"
import { type FormProps, useFormModel } from "#app/forms/form-model"
import { Checked } from "./checked"
import { MakeButtons } from "./make-buttons"
import { PlaceFields } from "./place-fields"
import type { MakeView } from "./make-view"
import type { MakeReply } from "./reply"

/** What the form of each game is given. */
export interface MakeFormProps {
  view: MakeView
  form: FormProps["view"]
  reply: MakeReply | undefined
}

interface Props extends MakeFormProps {
  /** What the fields of the question are called, in their order. */
  labels: Readonly<Record<string, string>>
  children: ReactNode
}

/** The one form of a page: where the question belongs, its words, and what came of a check. */
export function MakeForm({ view, form, reply, labels, children }: Props) {
  const { t } = useTranslation()
  const model = useFormModel(form, reply?.form)
  const around = {
    grade: t("make.grade"),
    subject: t("make.subject"),
    chapter: t("make.chapter"),
    section: t("make.section"),
    language: t("make.language"),
  }
  return (
    <Form model={model}>
      <button className="hidden">{t("make.submit")}</button>
      <ErrorSummary labels={{ ...around, ...labels }} />
      {reply ? (
        <Checked reply={reply} isGood={Object.keys(model.form.allErrors).length === 0} />
      ) : null}
      <PlaceFields places={reply ? reply.places : view.places} subject={view.subject} />
      {children}
      <MakeButtons />
    </Form>
  )
}
