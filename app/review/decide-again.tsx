import { useTranslation } from "react-i18next"
import { DecideForm } from "./decide-form"
import type { ReviewReply } from "./review"

/** The decision that did not come through, without the questions that it is about. */
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
