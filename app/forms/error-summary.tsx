import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Icon } from "~/ui/icon"
import { useModel } from "./form"

/** All that is wrong, on top; takes the focus and links to each field. `labels` in the order of the fields. */
export function ErrorSummary({ labels }: { labels: Readonly<Record<string, string>> }) {
  const { t } = useTranslation()
  const { form, fields } = useModel()
  const box = useRef<HTMLDivElement>(null)
  const wrong = Object.entries(labels).filter(([name]) => fields[name]?.errors?.length)
  const hasErrors = wrong.length > 0 || Boolean(form.errors?.length)
  useEffect(() => {
    if (hasErrors) box.current?.focus()
  }, [hasErrors, form.allErrors])
  if (!hasErrors) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-lg border-2 border-wrong bg-surface p-4"
    >
      <p className="flex items-start gap-2 font-bold">
        <Icon name="warning" className="text-wrong" />
        {form.errors?.length
          ? form.errors.map(({ key, params }) => t(key, { ...params })).join(" ")
          : t("errors.summary")}
      </p>
      {wrong.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {wrong.map(([name, label]) => (
            <li key={name}>
              <a
                href={`#${fields[name]?.id}`}
                className="link inline-flex min-h-[2.75rem] items-center"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
