import { Form } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { useHydrated } from "~/ui/use-hydrated"
import { RejectStep } from "./reject-step"
import { type ReviewReply, decisionsAtOnce } from "./review"
import { useSending } from "./use-sending"
import type { Ticks } from "./use-ticks"

/** The form that the ticks of all cards belong to. */
export const tickedForm = "ticked"

interface Props {
  ticks: Ticks
  reply: ReviewReply | undefined
}

/** One decision for all that are ticked; on a wide screen, and with a script, it stays in sight. */
export function DecideTicked({ ticks, reply }: Props) {
  const { t } = useTranslation()
  const { isSending, holdBack } = useSending()
  const isHydrated = useHydrated()
  const count = ticks.ids.length
  const isCounted = isHydrated && count > 0
  return (
    <section
      aria-labelledby="ticked-title"
      className={`card grid gap-3 border-edge lg:sticky lg:top-20 lg:col-start-2 lg:row-start-2 ${isCounted ? "max-lg:sticky max-lg:bottom-2 max-lg:z-10 max-lg:shadow-lg" : ""}`}
    >
      <h2 id="ticked-title" className="font-bold">
        {isCounted ? t("review.tickedCount", { count }) : t("review.ticked")}
      </h2>
      {isCounted ? null : (
        <p className="text-sm text-soft">{t("review.tickedHelp", { max: decisionsAtOnce })}</p>
      )}
      {isHydrated ? (
        <button
          type="button"
          onClick={ticks.tickAll}
          className={`link min-h-[2.75rem] text-start ${isCounted ? "max-lg:hidden" : ""}`}
        >
          {t("review.tickAll")}
        </button>
      ) : null}
      <Form
        id={tickedForm}
        method="post"
        preventScrollReset
        onSubmit={holdBack}
        className="flex flex-wrap items-start gap-3"
      >
        <button
          name="intent"
          value="approve"
          aria-disabled={isSending || undefined}
          className="button button-main max-sm:grow"
        >
          {t("review.approveTicked")}
        </button>
        <RejectStep
          id="ticked"
          open={t("review.rejectTicked")}
          confirm={t("review.rejectTickedNow")}
          reply={reply && reply.ids.length > 1 ? reply : undefined}
          isSending={isSending}
        />
      </Form>
    </section>
  )
}
