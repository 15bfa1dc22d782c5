import { Form } from "@remix-run/react"
import type { ReactNode } from "react"
import { RejectStep } from "./reject-step"
import type { ReviewReply } from "./review"
import { useSending } from "./use-sending"

interface Props {
  /** What tells it apart from others of the page. */
  id: string
  /** Of the form, where ticks elsewhere belong to it. */
  formId?: string
  words: { readonly approve: string; readonly reject: string; readonly rejectNow: string }
  reply: ReviewReply | undefined
  /** What the form sends along. */
  children?: ReactNode
}

/** Approve, or reject after a second look, by a plain form. */
export function DecideForm({ id, formId, words, reply, children }: Props) {
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
        isSending={isSending}
      />
    </Form>
  )
}
