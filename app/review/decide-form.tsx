import { Form, useNavigation } from "@remix-run/react"
import type { ReactNode, FormEvent } from "react"
import { useTranslation } from "react-i18next"
import { RejectStep } from "./reject-step"
import type { ReviewReply } from "./review"

interface Props {
  /** Unique on the page. */
  id: string
  /** The id of the form, where checkboxes elsewhere belong to it. */
  formId?: string
  words: { readonly approve: string; readonly reject: string; readonly rejectNow: string }
  reply: ReviewReply | undefined
  reason?: string | undefined
  /** What else one may do by the form. */
  after?: ReactNode
  /** Hidden fields. */
  children?: ReactNode
}

/** Approve, or reject after a second look, by a plain form. */
export function DecideForm({ id, formId, words, reply, reason, after, children }: Props) {
  const { isSending, holdBack } = useSending()
  return (
    <Form
      id={formId}
      method="post"
      preventScrollReset
      onSubmit={holdBack}
      className="flex flex-wrap items-start gap-3"
    >
      {children}
      <button
        name="intent"
        value="approve"
        aria-disabled={isSending || undefined}
        className="button button-main max-sm:grow"
      >
        {words.approve}
      </button>
      <RejectStep
        id={id}
        open={words.reject}
        confirm={words.rejectNow}
        reply={reply}
        reason={reason}
        isSending={isSending}
      />
      {after}
    </Form>
  )
}

/** Prevents a second press while the first is sent: its reply would say that the question is already decided. */
function useSending() {
  const { state, formMethod } = useNavigation()
  const isSending = state !== "idle" && formMethod === "POST"
  const holdBack = (event: FormEvent) => {
    if (isSending) event.preventDefault()
  }
  return { isSending, holdBack }
}

interface OneProps extends Pick<Props, "id" | "reply" | "reason"> {
  next: string
  /** What else one may do with the question. */
  children: ReactNode
}

/** The decision on one question. */
export function DecideOne({ id, next, reply, reason, children }: OneProps) {
  const { t } = useTranslation()
  const words = {
    approve: t("review.approve"),
    reject: t("review.reject"),
    rejectNow: t("review.rejectNow"),
  }
  return (
    <DecideForm id={id} words={words} reply={reply} reason={reason} after={children}>
      <input type="hidden" name="questionId" value={id} />
      <input type="hidden" name="next" value={next} />
    </DecideForm>
  )
}

/** A decision that failed, to send again without its questions on the page. */
export function DecideAgain({ reply }: { reply: ReviewReply }) {
  const { t } = useTranslation()
  const isOne = reply.ids.length === 1
  const words = isOne
    ? {
        approve: t("review.approve"),
        reject: t("review.reject"),
        rejectNow: t("review.rejectNow"),
      }
    : {
        approve: t("review.approveTicked"),
        reject: t("review.rejectTicked"),
        rejectNow: t("review.rejectTickedNow"),
      }
  return (
    <DecideForm id="again" words={words} reply={reply}>
      {reply.ids.map((id) => (
        <input key={id} type="hidden" name="questionId" value={id} />
      ))}
    </DecideForm>
  )
}
