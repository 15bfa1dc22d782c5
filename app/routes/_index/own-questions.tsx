import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { countedStatuses } from "#contract/words"
import { OwnEntryCard } from "#app/review/question/own-entry.tsx"
import type { OwnSummary } from "#app/review/question/own-questions.server"
import { ChoiceTabs } from "#app/ui/choice-card.tsx"
import { TitledSection } from "#app/ui/headings.tsx"

/** The number of own questions by status, and the last decisions with their reasons. */
export function OwnQuestions({ own: { counts, news, entries } }: { own: OwnSummary }) {
  const { t } = useTranslation()
  return (
    <TitledSection id="own" title={t("mine.home.title")}>
      {news ? <p className="chip justify-self-start border-hint">{news}</p> : null}
      <ChoiceTabs
        label={t("mine.by")}
        tabs={countedStatuses.map((status) => ({
          to: `/my-questions?status=${status}`,
          text: `${t(`mine.status.${status}`)} ${counts[status]}`,
          isCurrent: false,
        }))}
      />
      {entries.length > 0 ? (
        <ol className="grid grid-cols-1 items-start gap-3 md:grid-cols-3">
          {entries.map((entry) => (
            <OwnEntryCard key={entry.id} entry={entry} />
          ))}
        </ol>
      ) : (
        <p className="text-soft">{t("mine.home.none")}</p>
      )}
      <Link to="/my-questions" className="link justify-self-start" viewTransition>
        {t("mine.home.all")}
      </Link>
    </TitledSection>
  )
}
