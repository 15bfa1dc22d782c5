export interface DayView {
  readonly rounds: number
  readonly goal: number
  readonly text: string
  readonly streak: string
}

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
