import { useTranslation } from "react-i18next"
import { UserText } from "#app/ui/user-text.tsx"

export function EventAnswer({ answer }: { answer: string }) {
  const { t } = useTranslation()
  if (answer === "") return null
  return (
    <p>
      <span className="text-soft">{t("story.answer")}</span> <UserText>{answer}</UserText>
    </p>
  )
}
