import { Form, Link } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { gameCards } from "#app/games/games"
import { DecideOne, decideFormOf } from "./decide-form"
import { type Opened, type Waiting, anchorOf } from "./review"
import type { ReviewReply, TryReply } from "./replies"
import { QuestionPreview } from "./question-preview"
import { TryInReview } from "./try-in-review"
import { Neighbours, Origin } from "./opened-header"

interface Props {
  opened: Opened
  /** The reply to a failed decision on this question. */
  reply: ReviewReply | undefined
  /** The results of trying answers to this question. */
  trial: TryReply | undefined
  triesMax: number | null
}

/** A question or a set as pupils will see it, with its origin, its answers and the form for a decision. */
export function OpenedQuestion({ opened, reply, trial, triesMax }: Props) {
  const { id, items, game, next } = opened
  const isSet = items.length > 1
  const canTry = triesMax !== null && game !== null && gameCards[game].hasAnswerText
  const trialOf = (item: Waiting) => (trial?.id === item.id ? trial : undefined)
  return (
    <article
      id={anchorOf(id)}
      tabIndex={-1}
      className="grid scroll-mt-20 gap-4 rounded-lg border-2 border-edge p-4 [overflow-wrap:anywhere] sm:p-6"
    >
      <Neighbours opened={opened} />
      <Origin opened={opened} />
      {items.map((item) =>
        isSet ? (
          <SetItem key={item.id} item={item} setId={id}>
            {canTry ? (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="questionId" value={item.id} />
                <TryInReview id={item.id} opened={id} max={triesMax} trial={trialOf(item)} />
              </Form>
            ) : null}
          </SetItem>
        ) : (
          <Question key={item.id} item={item} />
        ),
      )}
      <DecideOne opened={opened} next={next} reply={reply} trial={trial}>
        {canTry && !isSet ? <TryInReview id={id} opened={id} max={triesMax} trial={trial} /> : null}
      </DecideOne>
    </article>
  )
}

/** A question of a set, with a checkbox; an unticked question stays under review. */
function SetItem({ item, setId, children }: { item: Waiting; setId: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <Question item={item} />
      <label className="flex min-h-[2.75rem] items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="questionId"
          value={item.id}
          form={decideFormOf(setId)}
          defaultChecked
          className="h-5 w-5 accent-[rgb(var(--action))]"
        />
        {t("review.decideThis")}
      </label>
      {children}
    </section>
  )
}

function Question({ item }: { item: Waiting }) {
  return (
    <>
      <QuestionPreview item={item} />
      {item.correct && (
        <Link
          to={`/admin/correct/${item.id}`}
          className="print:hidden link inline-flex min-h-[2.75rem] items-center justify-self-start text-sm"
        >
          {item.correct}
        </Link>
      )}
    </>
  )
}
