import { useTranslation } from "react-i18next"
import { UserText } from "#app/ui/user-text.tsx"

/** The pupils' answer that an event of a question is about; nothing where it is about none. */
export function EventAnswer({ answer }: { answer: string }) {
  const { t } = useTranslation()
  if (answer === "") return null
  return (
    <p>
      <span className="text-soft">{t("story.answer")}</span> <UserText>{answer}</UserText>
    </p>
  )
}
