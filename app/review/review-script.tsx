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
  /** Called with the ids of decided questions, including those whose decision can still be undone. */
  onDecided: (ids: readonly string[]) => void
}

/** The parts of the review page that need scripts: undoing a decision, and keyboard shortcuts. */
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
  /** The result of an earlier decision that was not carried out for all its questions. */
  report: DecisionReport | null
  onUndo: () => void
}

/** Shows a decision while it can be undone, or else the report, at the bottom of the window. */
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
