import { useTranslation } from "react-i18next"
import { ErrorText } from "#app/forms/error-text.tsx"
import { useField } from "#app/forms/field-frame.tsx"
import { WrittenField } from "#app/make/written-field.tsx"

/** The statements, each with a tick for what is true. */
export function StatementsFields({
  statements,
}: {
  statements: readonly { readonly name: string; readonly label: string }[]
}) {
  const { t } = useTranslation()
  const { field, describedBy } = useField("correct")
  const chosen = new Set([field.initialValue].flat())
  return (
    <fieldset
      id={field.id}
      tabIndex={-1}
      aria-describedby={describedBy}
      className="card grid gap-4"
    >
      <legend className="sr-only">{t("make.statements")}</legend>
      <p aria-hidden className="font-bold">
        {t("make.statements")}
      </p>
      <ErrorText id={field.errorId} errors={field.errors} />
      {statements.map(({ name, label }, place) => (
        <div key={name} className="grid gap-1 border-t border-line pt-4">
          <WrittenField name={name} label={label} rows={1} />
          <label className="flex min-h-[2.75rem] items-center gap-3 font-semibold">
            <input
              type="checkbox"
              name="correct"
              value={place + 1}
              defaultChecked={chosen.has(String(place + 1))}
              className="h-5 w-5 flex-none accent-[rgb(var(--action))]"
            />
            <span>
              {t("make.isTrue")}
              <span className="sr-only">: {label}</span>
            </span>
          </label>
        </div>
      ))}
    </fieldset>
  )
}
