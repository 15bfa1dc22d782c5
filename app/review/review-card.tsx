import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Why } from "#app/play/why.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { UserText } from "#app/ui/user-text.tsx"
import { DecideOne } from "./decide-one"
import { DrawnQuestion } from "./drawn-question"
import { type ReviewReply, type Waiting, anchorOf } from "./review"

interface Props {
  question: Waiting
  /** The question that the list goes on with; "" for none. */
  next: string
  /** What had been sent about this question, and came back. */
  reply: ReviewReply | undefined
  /** What ticks it. */
  children: ReactNode
}

/** One waiting question: where it is from, how a pupil will meet it, what is behind it, and the decision. */
export function ReviewCard({ question, next, reply, children }: Props) {
  const { t } = useTranslation()
  const { id, answer, summary } = question
  return (
    <article
      id={anchorOf(id)}
      tabIndex={-1}
      className="grid gap-4 rounded-lg border-2 border-edge p-4 [overflow-wrap:anywhere] sm:p-6"
    >
      <Origin question={question} />
      <DrawnQuestion question={question} />
      {answer ? (
        <p>
          <span className="text-sm text-soft">{t("play.rightAnswer")}: </span>
          <strong className="text-lg">
            <UserText>{answer.replaceAll("|", " | ")}</UserText>
          </strong>
        </p>
      ) : null}
      <Why summary={summary} />
      {children}
      <DecideOne id={id} next={next} reply={reply} />
    </article>
  )
}

function Origin({ question: { game, origin, level, author, age } }: { question: Waiting }) {
  const { t } = useTranslation()
  return (
    <header className="grid gap-2 text-sm text-soft">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Icon name={game} />
        {t(`game.${game}.title`)}
        <bdi>{origin}</bdi>
        {level ? <span className="chip border-hint">{level}</span> : null}
      </p>
      <p>
        <bdi className="font-semibold text-text">{author}</bdi> {author && age ? "·" : ""}{" "}
        <bdi>{age}</bdi>
      </p>
    </header>
  )
}
