import { useTranslation } from "react-i18next"
import { useHydrated } from "#app/ui/hydration"
import { DecideForm } from "./decide-form"
import { type ReviewReply, decisionsAtOnce } from "./review"

/** The form that the cards' checkboxes belong to. */
export const tickedForm = "ticked"

/** One decision for all ticked questions; on a phone it is shown once one is ticked. */
export function DecideTicked({ reply }: { reply: ReviewReply | undefined }) {
  const { t } = useTranslation()
  const words = {
    approve: t("review.approveTicked"),
    reject: t("review.rejectTicked"),
    rejectNow: t("review.rejectTickedNow"),
  }
  return (
    <section
      aria-labelledby="ticked-title"
      className="ticked card grid gap-3 border-edge lg:sticky lg:top-20 lg:col-start-2 lg:row-start-2"
    >
      <h2 id="ticked-title" className="font-bold">
        {t("review.ticked")}
      </h2>
      <p className="text-sm text-soft">{t("review.tickedHelp", { max: decisionsAtOnce })}</p>
      {useHydrated() ? (
        <button type="button" onClick={tickAll} className="link min-h-[2.75rem] text-start">
          {t("review.tickAll")}
        </button>
      ) : null}
      <DecideForm
        id={tickedForm}
        formId={tickedForm}
        words={words}
        reply={reply && reply.ids.length > 1 ? reply : undefined}
      />
    </section>
  )
}

function tickAll() {
  for (const box of document.querySelectorAll<HTMLInputElement>(`[form=${tickedForm}]`))
    box.checked = true
}
