import { useTranslation } from "react-i18next"
import type { Message } from "#app/i18n/keys"
import { Icon } from "./icon"

export function ErrorText({ id, errors }: { id: string; errors: readonly Message[] | undefined }) {
  const { t } = useTranslation()
  if (!errors?.length) return null
  return (
    <p id={id} className="flex items-start gap-2 font-semibold text-wrong">
      <Icon name="warning" />
      <span>{errors.map(({ key, params }) => t(key, { ...params })).join(" ")}</span>
    </p>
  )
}
