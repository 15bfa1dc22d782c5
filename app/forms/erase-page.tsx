import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { Form } from "#app/forms/form.tsx"
import { type FormProps, useFormModel } from "#app/forms/form-model"
import { SubmitButton } from "#app/forms/submit-button.tsx"

interface Props extends FormProps {
  labels: Readonly<Record<string, string>>
  children: ReactNode
}

export function EraseForm({ view, reply, labels, children }: Props) {
  const { t } = useTranslation()
  return (
    <Form model={useFormModel(view, reply)}>
      <ErrorSummary labels={labels} />
      <div className="card grid gap-2 border-wrong">
        <h2 className="font-bold">{t("erase.goes")}</h2>
        <ul className="list-disc ps-6">
          {(["account", "played", "boards", "sessions"] as const).map((name) => (
            <li key={name}>{t(`erase.what.${name}`)}</li>
          ))}
        </ul>
        <p>{t("erase.stays")}</p>
        <p className="font-bold">{t("erase.final")}</p>
      </div>
      {children}
      <SubmitButton
        busy={t("erase.busy")}
        look="bg-wrong text-on-wrong hover:bg-text hover:text-ground"
      >
        {t("erase.submit")}
      </SubmitButton>
    </Form>
  )
}
