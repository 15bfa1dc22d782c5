import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"

/** One part of a round; `isRight` is `null` until it is judged. */
interface Step {
  readonly name: string
  readonly isRight: boolean | null
}

interface Props {
  label: string
  steps: readonly Step[]
  current: number
  /** Given if the open parts can be played in any order. */
  onChoose?: (index: number) => void
}

/** The progress of a round. A mark, and not colour alone, shows whether each part is right, wrong or open. */
export function Steps({ label, steps, current, onChoose }: Props) {
  return (
    <ol className="flex gap-2" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.name}
          aria-current={index === current ? "step" : undefined}
          className={`grid min-h-[3rem] flex-1 place-items-center rounded border-2 font-bold tabular-nums ${lookOf(step)} ${index === current ? "outline outline-[3px] outline-hint" : ""}`}
        >
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
