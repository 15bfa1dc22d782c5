import { type ComponentProps, useState } from "react"
import { useTranslation } from "react-i18next"
import { FieldFrame, useField } from "#app/forms/fields/field-frame.tsx"
import { ErrorText } from "#app/ui/error-text.tsx"

interface Props {
  name: string
  label: string
  help?: string
  /** 0 for a single line that does not grow. */
  rows?: number
}

export function UserTextField({ name, label, help, rows = 0 }: Props) {
  const { t } = useTranslation()
  const { field, describedBy } = useField(name, help)
  const countId = `${field.id}-count`
  const [length, setLength] = useState(field.initialValue?.length ?? 0)
  const max = field.maxLength ?? 0
  const left = max - length
  const isCounted = left <= Math.max(10, max / 5)
  const control = {
    ref: (written: { value: string } | null) => written && setLength(written.value.length),
    id: field.id,
    name,
    dir: "auto",
    required: field.required,
    maxLength: field.maxLength,
    defaultValue: field.initialValue,
    autoComplete: "off",
    "aria-invalid": field.errors ? true : undefined,
    "aria-describedby": isCounted ? `${countId} ${describedBy ?? ""}`.trim() : describedBy,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setLength(currentTarget.value.length),
  } as const
  return (
    <FieldFrame field={field} label={label} help={help}>
      {rows > 0 ? (
        <textarea
          {...control}
          rows={rows}
          className={`control [field-sizing:content] ${rows > 1 ? "min-h-[5.5rem]" : ""}`}
        />
      ) : (
        <input {...control} className="control" />
      )}
      {isCounted ? (
        <p id={countId} className="text-end text-sm tabular-nums text-soft">
          {left < 0 ? t("make.over", { count: -left }) : t("make.left", { count: left })}
        </p>
      ) : null}
      <ErrorText id={field.errorId} errors={field.errors} />
    </FieldFrame>
  )
}

export function Tick({ children, ...input }: ComponentProps<"input">) {
  return (
    <label className="flex min-h-[2.75rem] items-center gap-3 font-semibold">
      <input type="checkbox" className="tick-box" {...input} />
      <span>{children}</span>
    </label>
  )
}

export function ExactField({ name }: { name: string }) {
  const { t } = useTranslation()
  const { field } = useField(name)
  if (field.required === undefined) return null
  return (
    <Tick id={field.id} name={name} defaultChecked={field.initialValue === "on"}>
      {t("make.exact")}
      <span className="block text-sm font-normal text-soft">{t("make.exactHelp")}</span>
    </Tick>
  )
}
