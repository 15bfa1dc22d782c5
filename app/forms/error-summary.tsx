import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Message } from "#app/i18n/keys"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { useModel } from "./form"

interface Props {
  labels: Readonly<Record<string, string>>
  children?: ReactNode
}

/** Every error of the form, with a link to its field. Takes the focus. `labels` are in the order of the fields. */
export function ErrorSummary({ labels, children }: Props) {
  const { t } = useTranslation()
  const { form, fields } = useModel()
  const toText = ({ key, params }: Message) => t(key, { ...params })
  const wrong = Object.entries(labels).filter(([name]) => fields[name]?.errors?.length)
  if (wrong.length === 0 && !form.errors?.length) return null
  const text = form.errors?.length ? form.errors.map(toText).join(" ") : t("errors.summary")
  return (
    <AlertBox text={text} since={form.allErrors}>
      {wrong.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {wrong.map(([name, label]) => (
            <li key={name}>
              <a
                href={`#${fields[name]?.id}`}
                className="link inline-flex min-h-[2.75rem] min-w-[2.75rem] items-center"
              >
                {`${label}: ${fields[name]?.errors?.map(toText).join(" ")}`}
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </AlertBox>
  )
}
