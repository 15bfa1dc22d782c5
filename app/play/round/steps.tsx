import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import { Picture } from "#app/ui/picture.tsx"

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
  hasSlipped?: boolean
}

const rows = ["", "row-start-6", "row-start-5", "row-start-4", "row-start-3", "row-start-2"]

/** The progress of a round. A mark, and not colour alone, shows whether each part is right, wrong or open. */
export function Steps({ label, steps, current, onChoose, rises, hasSlipped }: Props) {
  const reached = steps.findLastIndex(({ isRight }) => isRight)
  return (
    <ol className={rises ? "stairs grid" : "flex gap-2"} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.name}
          aria-current={index === current ? "step" : undefined}
          className={`relative grid min-h-[3rem] flex-1 place-items-center rounded border-2 font-bold tabular-nums ${lookOf(step)} ${index === current ? "outline outline-[3px] outline-hint" : ""} ${rises ? rows[index] : ""}`}
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
          {rises && index === (current < 0 ? reached : current) ? (
            <span aria-hidden className="climber icon-mirrored">
              <Picture of="saffir/points" className={hasSlipped ? "slips" : "climbs"}>
                <Icon name="whistle" />
              </Picture>
            </span>
          ) : null}
          {rises && index === steps.length - 1 ? <Flag isUp={index === reached} /> : null}
        </li>
      ))}
    </ol>
  )
}

const Flag = ({ isUp }: { isUp: boolean }) => (
  <svg
    viewBox="0 0 18 24"
    className={`day-flag absolute bottom-full end-0 text-2xl ${isUp ? "up new text-action" : "text-edge"}`}
  >
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
