import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { InlineStyles } from "#app/ui/server-sent.tsx"
import { DecideForm } from "#app/review/decide/decide-form.tsx"
import { type ReviewReply, decisionsAtOnce } from "#app/review/decide/decision"
import { tickedForm } from "./review"
import css from "./ticked.css?inline"

/** One decision for all ticked questions; once one is ticked, it sticks to the bottom of the window. */
export function DecideTicked({
  canUndo,
  reply,
  tickAll,
}: {
  canUndo: boolean
  reply: ReviewReply | undefined
  /** The button that ticks all questions, once scripts are there. */
  tickAll: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="ticked-title" className="ticked card grid gap-3 border-edge">
      {/* After a client-side navigation, ReviewScript adds these styles. */}
      <InlineStyles id="ticked-styles" css={import.meta.env.SSR ? css : ""} />
      <h2 id="ticked-title" className="font-bold">
        {t("review.ticked")}
      </h2>
      <p className="text-sm text-soft">{t("review.tickedHelp", { max: decisionsAtOnce })}</p>
      {tickAll}
      <DecideForm id={tickedForm} isTicked canUndo={canUndo} typed={reply} />
    </section>
  )
}
