import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import { InlineStyles } from "#app/ui/server-sent.tsx"
import type { DecisionReport } from "./replies"
import { ReviewKeys } from "./review-keys"
import css from "./ticked.css?inline"
import { type HeldOptions, useHeldDecision } from "./use-held-decision"
import type { HeldDecision } from "./use-send-decision"

interface ScriptProps extends HeldOptions {
  /** Called with the questions that are decided, also while it can be undone. */
  onDecided: (ids: readonly string[]) => void
}

/** What scripts add to a review: time to undo a decision, and keys. */
export function ReviewScript({ onDecided, ...options }: ScriptProps) {
  const { held, decided, report, undo } = useHeldDecision(options)
  const ids = decided.join(" ")
  useEffect(() => onDecided(ids.split(" ").filter(Boolean)), [ids, onDecided])
  return (
    <>
      <InlineStyles id="ticked-later" css={css} />
      <ReviewKeys />
      <UndoToast held={held} report={report} onUndo={undo} />
    </>
  )
}

interface Props {
  held: HeldDecision | null
  /** What became of an earlier one, where it did not go as wanted. */
  report: DecisionReport | null
  onUndo: () => void
}

/** What was decided, for as long as it can be undone, at the bottom of the window. */
function UndoToast({ held, report, onUndo }: Props) {
  const { t } = useTranslation()
  const text = held ? t(`review.done.${held.intent}`, { count: held.ids.length }) : report?.text
  return (
    <div className="pointer-events-none sticky bottom-[calc(1rem+var(--bar,0px))] z-10 mt-4 flex justify-center empty:hidden">
      <output
        className={
          text ? `toast pointer-events-auto ${held ? "border-right" : "border-hint"}` : "sr-only"
        }
      >
        {text ? <Icon name={held ? "check" : "warning"} /> : null}
        {text}
      </output>
      {held ? (
        <button
          type="button"
          onClick={onUndo}
          className="button button-main pointer-events-auto ms-2"
        >
          {t("review.undo")}
        </button>
      ) : null}
    </div>
  )
}
