import type { AppContext } from "#app/server/context.server"

/** How many questions a press decided, how many had been before, and how many wait on. */
interface Counts {
  readonly done: number
  readonly before: number
  readonly failed: number
  readonly later: number
}

/** Says on the next page what became of all that was sent: a sentence for each kind there was. */
export function tell(
  { toasts, i18n: { t } }: Pick<AppContext, "toasts" | "i18n">,
  intent: "approve" | "reject",
  { done, before, failed, later }: Counts,
): void {
  const sentences = [
    done > 0 ? t(`review.done.${intent}`, { count: done }) : "",
    before > 0 ? t("review.done.before", { count: before }) : "",
    failed > 0 ? t("review.done.failed", { count: failed }) : "",
    later > 0 ? t("review.done.later", { count: later }) : "",
  ]
  const isWhole = before + failed + later === 0
  toasts.put(isWhole ? "success" : "warning", "toast.reviewed", sentences.filter(Boolean).join(" "))
}
