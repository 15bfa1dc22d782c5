import { useTranslation } from "react-i18next"
import { tickedForm } from "./decide-ticked"
import type { ReviewReply, ReviewView } from "./review"
import { ReviewCard } from "./review-card"
import type { Ticks } from "./use-ticks"

interface Props {
  review: ReviewView
  reply: ReviewReply | undefined
  ticks: Ticks
}

/** The questions of a page, each with its own decision. */
export function Cards({ review: { waiting, after }, reply, ticks }: Props) {
  const only = reply?.ids.length === 1 ? reply.ids[0] : undefined
  return (
    <ol className="grid gap-6">
      {waiting.map((question, index) => (
        <li key={question.id}>
          <ReviewCard
            question={question}
            next={waiting[index + 1]?.id ?? after}
            reply={question.id === only ? reply : undefined}
          >
            <Tick id={question.id} ticks={ticks} />
          </ReviewCard>
        </li>
      ))}
    </ol>
  )
}

function Tick({ id, ticks }: { id: string; ticks: Ticks }) {
  const { t } = useTranslation()
  return (
    <label className="flex min-h-[2.75rem] items-center gap-3 font-semibold">
      <input
        type="checkbox"
        name="questionId"
        value={id}
        form={tickedForm}
        checked={ticks.ids.includes(id)}
        onChange={({ currentTarget }) => ticks.tick(id, currentTarget.checked)}
        className="h-5 w-5 accent-[rgb(var(--action))]"
      />
      {t("review.tick")}
    </label>
  )
}
