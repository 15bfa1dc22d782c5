import { Form } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { dailyGoals } from "#contract/limits"
import { Day, type DayView } from "#app/play/day.tsx"

/** Today's rounds and the streak, with the choice of the goal folded away. */
export function DailyGoal({ day }: { day: DayView }) {
  const { t } = useTranslation()
  return (
    <section aria-label={t("day.title")} className="card !p-4">
      <Day day={day} />
      <details className="mt-2">
        <summary className="flex min-h-[2.75rem] items-center gap-3 text-soft">
          {t("day.goal")}
        </summary>
        <Form method="post" action="/action/daily-goal" className="flex flex-wrap gap-2">
          {dailyGoals.map((goal) => (
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
