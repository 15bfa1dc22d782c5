import { useTranslation } from "react-i18next"
import { UserText } from "#app/ui/user-text.tsx"

/** What a question teaches, shown after it; nothing where the API has no summary. */
export function Explanation({ summary }: { summary: string }) {
  const { t } = useTranslation()
  if (!summary) return null
  return (
    <section className="card">
      <h2 className="mb-2 font-bold">{t("play.why")}</h2>
      <p>
        <UserText>{summary}</UserText>
      </p>
    </section>
  )
}
