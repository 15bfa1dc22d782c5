import { Form } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Day, type DayView } from "#app/play/end/day.tsx"

/** Today's rounds and the streak, with the choice of the goal in a closed `<details>`. */
export function DailyGoal({ day, goals }: { day: DayView; goals: readonly number[] }) {
  const { t } = useTranslation()
  return (
    <section aria-label={t("day.title")} className="card !p-4">
      <Day day={day} />
      <details className="mt-2">
        <summary className="flex min-h-[2.75rem] items-center gap-3 text-soft">
          {t("day.goal")}
        </summary>
        <Form method="post" className="flex flex-wrap gap-2">
          {goals.map((goal) => (
            <button
              key={goal}
              name="goal"
              value={goal}
              aria-current={goal === day.goal ? "true" : undefined}
              className="chip min-h-[2.75rem] px-4 hover:bg-raised aria-[current]:border-2 aria-[current]:border-action aria-[current]:text-action"
            >
              {t("day.perDay", { count: goal })}
            </button>
          ))}
        </Form>
      </details>
    </section>
  )
}
