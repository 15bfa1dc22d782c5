import { useTranslation } from "react-i18next"
import { DecideForm } from "./decide-form"
import type { ReviewReply } from "./review"

interface Props {
  id: string
  next: string
  reply: ReviewReply | undefined
}

/** The decision on one question. */
export function DecideOne({ id, next, reply }: Props) {
  const { t } = useTranslation()
  const words = {
    approve: t("review.approve"),
    reject: t("review.reject"),
    rejectNow: t("review.rejectNow"),
  }
  return (
    <DecideForm id={id} words={words} reply={reply}>
      <input type="hidden" name="questionId" value={id} />
      <input type="hidden" name="next" value={next} />
    </DecideForm>
  )
}
