import { useTranslation } from "react-i18next"
import { tickedForm } from "./decide-ticked"
import type { ReviewReply, ReviewView, TryReply } from "./review"
import { ReviewCard } from "./review-card"

interface Props {
  review: ReviewView
  reply: ReviewReply | undefined
  trial: TryReply | undefined
}

/** The questions of a page, each with its own decision and a checkbox for a common one. */
export function Cards({ review: { waiting, after, ticked, triesMax }, reply, trial }: Props) {
  const { t } = useTranslation()
  const sent = reply?.ids ?? []
  const isTicked = (id: string) => ticked.includes(id) || (sent.length > 1 && sent.includes(id))
  return (
    <ol className="grid gap-6">
      {waiting.map(({ id, ...question }, index) => (
        <li key={id}>
          <ReviewCard
            question={{ id, ...question }}
            next={waiting[index + 1]?.id ?? after}
            reply={sent.length === 1 && sent[0] === id ? reply : undefined}
            trial={trial?.id === id ? trial : undefined}
            triesMax={triesMax}
          >
            <label className="flex min-h-[2.75rem] items-center gap-3 font-semibold">
              <input
                type="checkbox"
                name="questionId"
                value={id}
                form={tickedForm}
                defaultChecked={isTicked(id)}
                className="h-5 w-5 accent-[rgb(var(--action))]"
              />
              {t("review.tick")}
            </label>
          </ReviewCard>
        </li>
      ))}
    </ol>
  )
}
