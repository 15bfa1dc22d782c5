import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { NameFields, useNameLabels } from "#app/admin/name-fields.tsx"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { Field } from "#app/forms/fields/field.tsx"
import { SelectField } from "#app/forms/fields/select-field.tsx"
import { FormKey } from "#app/forms/form-key.tsx"
import { type FormProps, useFormModel } from "#app/forms/form-model"
import { Form } from "#app/forms/form.tsx"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import type { viewStructure } from "#app/structure/view.server"
import { TitledSection } from "#app/ui/headings.tsx"

interface Props extends FormProps {
  chosen: NonNullable<ReturnType<typeof viewStructure>["chosen"]>
}

export function ChosenEntry({ chosen, view, reply }: Props) {
  const { t } = useTranslation()
  const { of, link, within, others } = chosen
  const failed = reply?.initialValue?.["intent"]
  const names = useNameLabels()
  const at = t("chapter" in of ? "structure.number" : "structure.place")
  const into = t("structure.into")
  const archiving = link.isArchived || failed === "restore" ? "restore" : "archive"
  const parts = { of, view, reply }
  const title = [...within, link.name].filter(Boolean).join(" · ") || t("structure.title")
  return (
    <TitledSection id="chosen" title={<bdi>{title}</bdi>}>
      <div className="card grid gap-3">
        <Change {...parts} intent="names" labels={names} submit={t("structure.rename")}>
          <NameFields />
        </Change>
        <details open={failed !== undefined && failed !== "names"}>
          <summary className="flex min-h-[2.75rem] items-center gap-3 font-bold">
            {t("structure.further")}
          </summary>
          <div className="grid gap-6 pt-3">
            <Change {...parts} intent="place" labels={{ at }} submit={t("structure.move")}>
              <Field name="at" label={at} inputMode="numeric" dir="ltr" autoComplete="off" />
            </Change>
            {others.length > 0 || failed === "merge" ? (
              <Change {...parts} intent="merge" labels={{ into }} submit={t("structure.merge")}>
                <SelectField
                  name="into"
                  label={into}
                  help={t("structure.mergeHelp")}
                  none={t("make.chapterNone")}
                  options={others.map(({ number, name }) => ({
                    value: String(number),
                    label: `${number} · ${name}`,
                  }))}
                />
              </Change>
            ) : null}
            <Change {...parts} intent={archiving} labels={{}} submit={t(`structure.${archiving}`)}>
              <p className="text-sm text-soft">{t("structure.archiveHelp")}</p>
            </Change>
          </div>
        </details>
      </div>
    </TitledSection>
  )
}

const looks = new Map([
  ["names", "button-main"],
  ["archive", "border-wrong text-wrong hover:bg-raised"],
])

interface ChangeProps extends FormProps {
  of: Readonly<Record<string, string>>
  intent: string
  labels: Readonly<Record<string, string>>
  submit: string
  children: ReactNode
}

function Change({ of, view, reply, intent, labels, submit, children }: ChangeProps) {
  const { t } = useTranslation()
  const own = reply?.initialValue?.["intent"] === intent ? reply : undefined
  return (
    <Form model={useFormModel(view, own)}>
      <ErrorSummary labels={labels} />
      {Object.entries(of).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormKey />
      {children}
      <SubmitButton
        intent={intent}
        look={looks.get(intent) ?? "button-quiet"}
        busy={t("class.saving")}
      >
        {submit}
      </SubmitButton>
    </Form>
  )
}
