import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"

interface Props {
  /** The items in their order. */
  steps: readonly { readonly question: string; readonly isFilled: boolean }[]
  current: number
  onChoose: (index: number) => void
}

/** The journey of six as steps that fill; with a script only. */
export function Steps({ steps, current, onChoose }: Props) {
  const { t } = useTranslation()
  return (
    <ol className="flex items-end gap-2" aria-label={t("difficulty.steps")}>
      {steps.map(({ question, isFilled }, index) => (
        <li key={question} className="flex-1">
          <button
            type="button"
            onClick={() => onChoose(index)}
            aria-current={index === current ? "step" : undefined}
            aria-label={t(isFilled ? "difficulty.stepFilled" : "difficulty.step", {
              number: index + 1,
            })}
            className={`grid min-h-[2.75rem] w-full place-items-center rounded border-2 font-bold tabular-nums ${isFilled ? "border-action bg-action text-on-action" : "border-edge bg-surface"} ${index === current ? "outline outline-[3px] outline-offset-2 outline-hint" : ""}`}
          >
            {isFilled ? <Icon name="check" /> : index + 1}
          </button>
        </li>
      ))}
    </ol>
  )
}
