import { Form } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { RejectStep } from "./reject-step"
import type { ReviewReply } from "./review"
import { useSending } from "./use-sending"

interface Props {
  id: string
  next: string
  reply: ReviewReply | undefined
}

/** Approve, or reject after a second look, by a plain form. */
export function DecideOne({ id, next, reply }: Props) {
  const { t } = useTranslation()
  const { isSending, holdBack } = useSending()
  return (
    <Form
      method="post"
      preventScrollReset
      onSubmit={holdBack}
      className="flex flex-wrap items-start gap-3"
    >
      <input type="hidden" name="questionId" value={id} />
      <input type="hidden" name="next" value={next} />
      <button
        name="intent"
        value="approve"
        aria-disabled={isSending || undefined}
        className="button button-main max-sm:grow"
      >
        {t("review.approve")}
      </button>
      <RejectStep
        id={id}
        open={t("review.reject")}
        confirm={t("review.rejectNow")}
        reply={reply}
        isSending={isSending}
      />
    </Form>
  )
}
