import { useTranslation } from "react-i18next"
import type { workKinds } from "#contract/words"
import { ChoiceCard } from "#app/ui/choice-card.tsx"
import { TitledSection } from "#app/ui/headings.tsx"
import type { IconName } from "#app/ui/icon.tsx"

export interface WaitingEntry {
  readonly kind: (typeof workKinds)[number]
  readonly count: number
  readonly to: string
  readonly icon: IconName
  readonly title: string
  readonly oldest: string
}

export interface ToDoView {
  readonly entries: readonly WaitingEntry[]
}

export function ToDo({ entries }: ToDoView) {
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
