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

export interface ToDoView {
  readonly entries: readonly WaitingEntry[]
  /** How many of the first steps of a school are done, while there is one that its admins can do. */
  readonly stepsDone: number | null
}

export function ToDo({ entries, stepsDone }: ToDoView) {
  const { t } = useTranslation()
  if (entries.length === 0 && stepsDone === null)
    return <p className="text-soft">{t("toDo.nothing")}</p>
  return (
    <TitledSection id="to-do" title={t("toDo.title")}>
      <ul className="wide-list gap-3">
        {stepsDone === null ? null : (
          <li className="grid">
            <ChoiceCard
              to="/admin"
              icon="difficulty"
              title={t("firstSteps.title", { done: stepsDone })}
            />
          </li>
        )}
        {entries.map(({ oldest, ...entry }) => (
          <li key={entry.to} className="grid">
            <ChoiceCard {...entry}>{oldest}</ChoiceCard>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
