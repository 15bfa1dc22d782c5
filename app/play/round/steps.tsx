import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"

interface Step {
  readonly name: string
  readonly isRight: boolean | null
}

interface Props {
  label: string
  steps: readonly Step[]
  current: number
  onChoose?: (index: number) => void
  rises?: boolean
}

const heights = ["h-9", "h-12", "h-16", "h-20", "h-24", "h-28"]

/** The progress of a round. A mark, and not colour alone, shows whether each part is right, wrong or open. */
export function Steps({ label, steps, current, onChoose, rises = false }: Props) {
  const reached = steps.findLastIndex(({ isRight }) => isRight)
  return (
    <ol className={`flex gap-2 ${rises ? "items-end pt-8" : ""}`} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.name}
          aria-current={index === current ? "step" : undefined}
          className={`relative grid flex-1 place-items-center ${rises ? heights[index] : "min-h-[3rem]"} rounded border-2 font-bold tabular-nums ${lookOf(step)} ${index === current ? "outline outline-[3px] outline-hint" : ""}`}
        >
          {rises ? (
            <span aria-hidden className="absolute -top-8 flex text-2xl text-action">
              {index === reached ? <Icon name="whistle" /> : null}
              {index === steps.length - 1 ? <Flag isUp={index === reached} /> : null}
            </span>
          ) : null}
          {onChoose && step.isRight === null ? (
            <button
              type="button"
              className="min-h-[2.75rem] w-full"
              onClick={() => onChoose(index)}
            >
              {index + 1}
            </button>
          ) : (
            <Mark number={index + 1} isRight={step.isRight} />
          )}
        </li>
      ))}
    </ol>
  )
}

const Flag = ({ isUp }: { isUp: boolean }) => (
  <svg viewBox="0 0 18 24" className={`day-flag ${isUp ? "up new" : "text-edge"}`}>
    <path d="M3 23V2l12 5-12 5" />
  </svg>
)

function lookOf({ isRight }: Step): string {
  if (isRight === null) return "border-edge bg-surface"
  return isRight ? "border-action bg-action text-on-action" : "border-wrong bg-wrong text-on-wrong"
}

function Mark({ number, isRight }: { number: number; isRight: boolean | null }) {
  const { t } = useTranslation()
  if (isRight === null) return <>{number}</>
  return (
    <>
      <Icon name={isRight ? "check" : "cross"} />
      <span className="sr-only">
        {t(isRight ? "play.stepRight" : "play.stepWrong", { number })}
      </span>
    </>
  )
}
