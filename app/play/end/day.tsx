import { Icon } from "#app/ui/icon.tsx"

export interface DayView {
  readonly rounds: number
  readonly goal: number
  readonly text: string
  readonly streak: string
  /** How many days of this week of the streak are flags; 0 except for the first page that has news of the day. */
  readonly flags: number
}

export function Day({ day }: { day: DayView | null }) {
  if (!day) return null
  const { rounds, goal, text, streak, flags } = day
  const hasGoal = flags > 0 && rounds >= goal
  return (
    <div id="day" className={flags > 0 ? "moment card grid gap-2 border-2 border-action" : ""}>
      {flags > 0 ? <Flags count={flags} /> : null}
      <p className={flags > 0 ? "grid" : "flex flex-wrap justify-between gap-x-4"}>
        <strong>{text}</strong>
        <span className="text-soft">{streak}</span>
      </p>
      {hasGoal ? null : (
        <progress aria-hidden value={Math.min(rounds, goal)} max={goal} className="bar" />
      )}
    </div>
  )
}

function Flags({ count }: { count: number }) {
  return (
    <p aria-hidden className="flex items-center gap-1 text-2xl text-action">
      <Icon name="whistle" className="me-2" />
      {[1, 2, 3, 4, 5, 6, 7].map((day) => (
        <svg
          key={day}
          viewBox="0 0 18 24"
          className={`day-flag ${day > count ? "text-edge" : day === count ? "up new" : "up"}`}
        >
          <path d="M3 23V2l12 5-12 5" />
        </svg>
      ))}
    </p>
  )
}
