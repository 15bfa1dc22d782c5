import { Form } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Message } from "#app/i18n/keys"
import { type ReviewReason, reviewReasons } from "#contract/words"
import { useIsPosting } from "#app/forms/submit-button.tsx"
import { ErrorText } from "#app/ui/error-text.tsx"
import { type ReviewReply, reasonMax, whyError } from "./decision"

interface Props {
  /** Unique on the page; checkboxes outside the form refer to it. */
  id: string
  action?: string
  isTicked?: boolean
  /** Whether the API can ask for changes and undo a decision. If not, an approval has a second step, too. */
  canUndo: boolean
  hasKeys?: true
  typed: (Pick<ReviewReply, "templates" | "reason"> & { readonly error?: Message }) | undefined
  children?: ReactNode
}

export function DecideForm({ id, action, isTicked, canUndo, hasKeys, ...props }: Props) {
  const { typed, children } = props
  const { t } = useTranslation()
  const isSending = useIsPosting()
  const what = isTicked ? "Ticked" : ""
  const helpId = `reason-help-${id}`
  const isUnsaid = typed?.error?.key === whyError.key
  const press = (intent: string, text: string, className = "button-quiet", keys?: string) => (
    <button
      name="intent"
      value={intent}
      aria-disabled={isSending || undefined}
      aria-keyshortcuts={keys}
      className={`button ${className}`}
    >
      {text}
    </button>
  )
  return (
    <Form
      id={id}
      action={action}
      method="post"
      preventScrollReset
      onSubmit={(event) => {
        // The reply to a second submission would say that the question is already decided.
        if (isSending) event.preventDefault()
      }}
      className="flex flex-wrap items-start gap-3 max-sm:items-stretch"
    >
      {canUndo ? (
        press(
          "approve",
          t(`review.approve${what}`),
          `${isTicked ? "button-quiet" : "button-main"} max-sm:grow`,
          hasKeys && "A",
        )
      ) : (
        <Step title={`${t(`review.approve${what}`)}…`} keys={hasKeys && "A"}>
          <p>{t("review.noUndo")}</p>
          {press("approve", t(`review.approveNow${what}`), "button-main sm:justify-self-start")}
        </Step>
      )}
      <Step
        title={t(canUndo ? "review.refuse" : `review.reject${what}`)}
        keys={hasKeys && "R"}
        isOpen={isUnsaid || Boolean(typed?.reason || typed?.templates.length)}
      >
        <input type="hidden" name="why" value="asked" />
        <p id={helpId}>{t("review.rejectHelp", { max: reasonMax })}</p>
        {canUndo || !isTicked ? <Reasons chosen={typed?.templates} /> : null}
        <label className="grid gap-1.5 font-semibold">
          {t("review.reason")}
          <textarea
            name="reason"
            rows={2}
            dir="auto"
            maxLength={reasonMax}
            defaultValue={typed?.reason}
            aria-invalid={isUnsaid || undefined}
            aria-describedby={isUnsaid ? `${helpId} why` : helpId}
            className="control font-normal"
          />
        </label>
        <ErrorText id="why" errors={isUnsaid ? [whyError] : undefined} />
        <div className="flex flex-wrap gap-3">
          {canUndo ? press("changes", t("review.changes")) : null}
          {press("reject", t(`review.rejectNow${what}`), "border-wrong text-wrong hover:bg-raised")}
        </div>
      </Step>
      {children}
    </Form>
  )
}

interface StepProps {
  title: string
  keys: string | undefined
  isOpen?: boolean
  children: ReactNode
}

const Step = ({ title, keys, isOpen = false, children }: StepProps) => (
  <details
    open={isOpen}
    className="open:w-full max-sm:flex-1 max-sm:basis-44 max-sm:open:basis-full"
  >
    <summary aria-keyshortcuts={keys} className="button button-quiet max-sm:w-full">
      {title}
    </summary>
    <div className="mt-3 grid gap-3 rounded-lg border-2 border-edge p-4">{children}</div>
  </details>
)

function Reasons({ chosen }: { chosen: readonly ReviewReason[] | undefined }) {
  const { t } = useTranslation()
  return (
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="font-semibold">{t("review.chooseReason")}</legend>
      {reviewReasons.map((name) => (
        <label key={name} className="flex min-h-[2.75rem] items-center gap-3">
          <input
            type="checkbox"
            name="template"
            value={name}
            defaultChecked={chosen?.includes(name)}
            className="tick-box"
          />
          {t(`review.reasons.${name}`)}
        </label>
      ))}
    </fieldset>
  )
}
