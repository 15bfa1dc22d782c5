import { useTranslation } from "react-i18next"
import { useHydrated } from "#app/ui/hydration"
import { InlineStyles } from "#app/ui/server-sent.tsx"
import { DecideForm, useWords } from "./decide-form"
import { decisionsAtOnce, tickedForm } from "./review"
import type { ReviewReply } from "./replies"
import css from "./ticked.css?inline"

/** One decision for all ticked questions; once one is ticked, it sticks to the bottom of the window. */
export function DecideTicked({ reply }: { reply: ReviewReply | undefined }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="ticked-title" className="ticked card grid gap-3 border-edge">
      {/* After a client-side navigation, ReviewScript adds these styles. */}
      <InlineStyles id="ticked-styles" css={import.meta.env.SSR ? css : ""} />
      <h2 id="ticked-title" className="font-bold">
        {t("review.ticked")}
      </h2>
      <p className="text-sm text-soft">{t("review.tickedHelp", { max: decisionsAtOnce })}</p>
      {useHydrated() ? (
        <button type="button" onClick={tickAll} className="link min-h-[2.75rem] text-start">
          {t("review.tickAll")}
        </button>
      ) : null}
      <DecideForm id={tickedForm} words={useWords("Ticked")} reply={reply} />
    </section>
  )
}

function tickAll() {
  for (const box of document.querySelectorAll<HTMLInputElement>(`[form=${tickedForm}]`))
    box.checked = true
}
