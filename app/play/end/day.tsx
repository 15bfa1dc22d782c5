export interface DayView {
  readonly rounds: number
  /** How many rounds the pupil wants to play in a day. */
  readonly goal: number
  readonly text: string
  readonly streak: string
}

/** The rounds of today, the days in a row and a progress bar. Renders nothing if they are unknown. */
export function Day({ day }: { day: DayView | null }) {
  if (!day) return null
  return (
    <div id="day">
      <p className="flex flex-wrap justify-between gap-x-4">
        <strong>{day.text}</strong>
        <span className="text-soft">{day.streak}</span>
      </p>
      <progress aria-hidden value={Math.min(day.rounds, day.goal)} max={day.goal} className="bar" />
    </div>
  )
}
