import { useTranslation } from "react-i18next"
import { ChoiceCard } from "#app/ui/choice-card.tsx"
import { TitledSection } from "#app/ui/headings.tsx"
import type { IconName } from "#app/ui/icon.tsx"

export interface WaitingEntry {
  readonly to: string
  readonly icon: IconName
  readonly title: string
  readonly oldest: string
}

export function ToDo({ entries }: { entries: readonly WaitingEntry[] }) {
  const { t } = useTranslation()
  if (entries.length === 0) return <p className="text-soft">{t("toDo.nothing")}</p>
  return (
    <TitledSection id="to-do" title={t("toDo.title")}>
      <ul className="wide-list gap-3">
        {entries.map(({ to, icon, title, oldest }) => (
          <li key={to} className="grid">
            <ChoiceCard to={to} icon={icon} title={title}>
              {oldest}
            </ChoiceCard>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
