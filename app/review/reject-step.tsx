import { useTranslation } from "react-i18next"
import { type Opened, reasonMax } from "./review"
import type { ReviewReply, TryReply } from "./replies"

interface Props {
  /** A part of an element's id; unique on the page. */
  id: string
  open: string
  confirm: string
  /** The reply to a failed decision; the step is then open. */
  reply: ReviewReply | undefined
  typed?: Pick<TryReply, "template" | "reason"> | undefined
  reasons?: Pick<Opened, "reasons" | "language"> | undefined
  isSending: boolean
}

/** The second step of a rejection: help, reason and button. It is a `details` element, which needs no script. */
export function RejectStep({ id, open, confirm, reply, typed, reasons, isSending }: Props) {
  const { t } = useTranslation()
  const helpId = `reason-help-${id}`
  const begun = reply ?? typed
  const isOpen = reply !== undefined || Boolean(typed?.reason || typed?.template)
  return (
    <details open={isOpen} className="open:w-full max-sm:grow">
      <summary aria-keyshortcuts={reasons && "R"} className="button button-quiet max-sm:w-full">
        {open}
      </summary>
      <div className="mt-3 grid gap-3 rounded-lg border-2 border-wrong p-4">
        <p id={helpId}>{t("review.rejectHelp", { max: reasonMax })}</p>
        {reasons ? <Reasons {...reasons} chosen={begun?.template ?? ""} /> : null}
        <label className="grid gap-1.5 font-semibold">
          {t("review.reason")}
          <textarea
            name="reason"
            rows={2}
            dir="auto"
            maxLength={reasonMax}
            defaultValue={begun?.reason}
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

/** The reasons to choose from, in the language of the question, because its author reads them. */
function Reasons({
  reasons,
  language,
  chosen,
}: Pick<Opened, "reasons" | "language"> & { chosen: string }) {
  const { t } = useTranslation()
  const choices = ["", ...reasons]
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 font-semibold">{t("review.chooseReason")}</legend>
      {choices.map((reason) => (
        <label
          key={reason}
          className="chip min-h-[2.75rem] cursor-pointer has-[:checked]:border-action has-[:checked]:bg-raised has-[:checked]:text-action"
        >
          <input
            type="radio"
            name="template"
            value={reason}
            defaultChecked={reason === chosen}
            className="accent-[rgb(var(--action))]"
          />
          {reason ? (
            <span lang={language} dir="auto">
              {reason}
            </span>
          ) : (
            t("review.ownReason")
          )}
        </label>
      ))}
    </fieldset>
  )
}
