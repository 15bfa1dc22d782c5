import { Form } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

interface Props {
  minutes: number
  text?: string
  className?: string
  children?: ReactNode
}

export function UndoForm({ minutes, text, className = "card grid gap-3", children }: Props) {
  const { t } = useTranslation()
  return (
    <Form method="post" preventScrollReset className={className}>
      <p className="text-sm text-soft">{t("decide.undoHelp", { minutes })}</p>
      {children}
      <button name="intent" value="undo" className="button button-quiet justify-self-start">
        {text ?? t("decide.undo")}
      </button>
    </Form>
  )
}
