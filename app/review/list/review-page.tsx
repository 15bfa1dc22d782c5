import { useTranslation } from "react-i18next"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { useLater } from "#app/ui/hydration"
import { DecideForm } from "#app/review/decide/decide-form.tsx"
import type { ReviewReply } from "#app/review/decide/decision"
import { UndoForm } from "#app/review/decide/undo-form.tsx"
import type { ReviewView, TryReply } from "./review"
import { ListAndQuestion } from "./list-and-question"

const loadScript = () => import("./review-script")

interface Props {
  review: ReviewView
  reply: ReviewReply | TryReply | undefined
}

export function ReviewListPage({ review, reply: given }: Props) {
  const { t } = useTranslation()
  const reply = given && "ids" in given ? given : undefined
  const trial = given && "ids" in given ? undefined : given
  const { category, total, canUndo, undo } = review
  const script = useLater(loadScript)
  return (
    <AdminFrame title={t(`review.${category}.title`)} lead={t("review.lead")}>
      <div className="grid gap-4">
        {reply ? (
          <AlertBox text={t(reply.error.key, { ...reply.error.params })} since={reply} />
        ) : null}
        {undo ? (
          <UndoForm minutes={undo.minutes}>
            <input type="hidden" name="questionId" value={undo.ids.join(" ")} />
          </UndoForm>
        ) : null}
        {reply && total === 0 && reply.ids.length > 0 ? (
          // The list could not be read; the decision can be sent again without it.
          <DecideForm id="again" isTicked={reply.ids.length > 1} canUndo={canUndo} typed={reply}>
            <input type="hidden" name="questionId" value={reply.ids.join(" ")} />
          </DecideForm>
        ) : (
          <ListAndQuestion
            review={review}
            reply={reply}
            trial={trial}
            tickAll={script && <script.TickAll />}
          />
        )}
      </div>
      {script ? <script.ReviewScript /> : null}
    </AdminFrame>
  )
}
