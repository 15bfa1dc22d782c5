import { useTranslation } from "react-i18next"
import { type ReviewReply, reasonMax } from "./review"

interface Props {
  /** Unique on the page. */
  id: string
  open: string
  confirm: string
  /** Opens it again. */
  reply: ReviewReply | undefined
  /** What was typed here when another button was pressed. */
  reason?: string | undefined
  isSending: boolean
}

/** The second step of a rejection, in a `details` that needs no script: its effect, a reason, and the button. */
export function RejectStep({ id, open, confirm, reply, reason, isSending }: Props) {
  const { t } = useTranslation()
  const helpId = `reason-help-${id}`
  return (
    <details open={reply !== undefined || Boolean(reason)} className="open:w-full max-sm:grow">
      <summary className="button button-quiet max-sm:w-full">{open}</summary>
      <div className="mt-3 grid gap-3 rounded-lg border-2 border-wrong p-4">
        <p id={helpId}>{t("review.rejectHelp", { max: reasonMax })}</p>
        <label className="grid gap-1.5 font-semibold">
          {t("review.reason")}
          <textarea
            name="reason"
            rows={2}
            dir="auto"
            maxLength={reasonMax}
            defaultValue={reply?.reason ?? reason}
            aria-describedby={helpId}
            className="control font-normal"
          />
        </label>
        <button
          name="intent"
          value="reject"
          aria-disabled={isSending || undefined}
          className="button border-wrong text-wrong hover:bg-raised max-sm:w-full sm:justify-self-start"
        >
          {confirm}
        </button>
      </div>
    </details>
  )
}
