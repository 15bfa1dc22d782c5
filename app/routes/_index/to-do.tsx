import { useTranslation } from "react-i18next"
import type { workKinds } from "#contract/words"
import { ChoiceCard } from "#app/ui/choice-card.tsx"
import { TitledSection } from "#app/ui/headings.tsx"
import type { IconName } from "#app/ui/icon.tsx"

type Kind = (typeof workKinds)[number]

export interface WaitingEntry {
  readonly kind: Kind
  readonly count: string
  readonly age: string
}

export interface ToDoView {
  readonly entries: readonly WaitingEntry[]
  /** How many of the first steps of a school are done, while there is one that its admins can do. */
  readonly stepsDone: number | null
}

const lists: Readonly<Record<Kind, { readonly to: string; readonly icon: IconName }>> = {
  changes: { to: "/my-questions?status=changes", icon: "pen" },
  appeals: { to: "/my-questions/appeals#appealed", icon: "whistle" },
  reports: { to: "/my-questions/appeals#reported", icon: "warning" },
  requests: { to: "/my-questions/appeals#requests", icon: "pause" },
  teachers: { to: "/admin/teachers", icon: "person" },
  education: { to: "/admin/educational-questions", icon: "book" },
  entertainment: { to: "/admin/entertainment-questions", icon: "fun" },
}

export function ToDo({ entries, stepsDone }: ToDoView) {
  const { t } = useTranslation()
  if (entries.length === 0 && stepsDone === null)
    return <p className="text-soft">{t("toDo.nothing")}</p>
  return (
    <TitledSection id="to-do" title={t("toDo.title")}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {stepsDone === null ? null : (
          <li className="grid">
            <ChoiceCard
              to="/admin"
              icon="difficulty"
              title={t("firstSteps.title", { done: stepsDone })}
            />
          </li>
        )}
        {entries.map(({ kind, count, age }) => (
          <li key={kind} className="grid">
            <ChoiceCard
              to={lists[kind].to}
              icon={lists[kind].icon}
              title={
                count
                  ? t("toDo.counted", { what: t(`toDo.${kind}`), number: count })
                  : t(`toDo.${kind}`)
              }
            >
              {age ? t("toDo.oldest", { age }) : null}
            </ChoiceCard>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
