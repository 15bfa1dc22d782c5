import { useTranslation } from "react-i18next"
import type { Message } from "#app/i18n/keys"
import { Icon } from "#app/ui/icon.tsx"

export function PlayError({ error, id }: { error: Message | undefined; id?: string }) {
  const { t } = useTranslation()
  if (!error) return null
  return (
    <p id={id} role="alert" className="flex items-start gap-2 font-semibold text-wrong">
      <Icon name="warning" />
      {t(error.key, { ...error.params })}
    </p>
  )
}
