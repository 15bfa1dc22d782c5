import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { GameLabel } from "#app/games/game-label.tsx"
import { gameCards } from "#app/games/games"
import { QuestionTitle, Explanation } from "#app/play/question-text.tsx"
import { UserProse, UserText } from "#app/ui/user-text.tsx"
import { DecideOne } from "./decide-form"
import { type ReviewReply, type TryReply, type Waiting, anchorOf } from "./review"
import { TryInReview } from "./try-in-review"

interface Props {
  question: Waiting
  /** The next question of the list; "" for none. */
  next: string
  /** The rejected decision on this question. */
  reply: ReviewReply | undefined
  /** What came of trying answers to this question. */
  trial: TryReply | undefined
  triesMax: number | null
  /** Its checkbox. */
  children: ReactNode
}

/** One waiting question as a pupil will see it, with its origin, its answer, and the decision. */
export function ReviewCard({ question, next, reply, trial, triesMax, children }: Props) {
  const { t } = useTranslation()
  const { id, game, lines, answer, wrongAnswers, summary } = question
  const { Lines, hasAnswerText } = game ? gameCards[game] : unknownGame
  return (
    <article
      id={anchorOf(id)}
      tabIndex={-1}
      className="grid gap-4 rounded-lg border-2 border-edge p-4 [overflow-wrap:anywhere] sm:p-6"
    >
      <Origin question={question} />
      <QuestionTitle level="h3">{question.question}</QuestionTitle>
      <Lines lines={lines} answer={answer} />
      {answer && hasAnswerText ? (
        <p>
          <span className="text-sm text-soft">{t("play.rightAnswer")}: </span>
          <strong className="text-lg">
            <UserText>{answer.replaceAll("|", " | ")}</UserText>
          </strong>
        </p>
      ) : null}
      {wrongAnswers.length > 0 ? (
        <p>
          <span className="text-sm text-soft">{t("review.wrongAnswers")}: </span>
          <UserText>{wrongAnswers.join(" | ")}</UserText>
        </p>
      ) : null}
      <Explanation summary={summary} />
      {children}
      <DecideOne id={id} next={next} reply={reply} reason={trial?.reason}>
        {triesMax !== null && hasAnswerText && game ? (
          <TryInReview id={id} max={triesMax} trial={trial} />
        ) : null}
      </DecideOne>
    </article>
  )
}

function Origin({ question: { game, origin, level, author, age } }: { question: Waiting }) {
  return (
    <header className="grid gap-2 text-sm text-soft">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <GameLabel game={game} />
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

const unknownGame = { Lines: PlainLines, hasAnswerText: true }

/** The lines of a game that this version does not know. */
function PlainLines({ lines }: { lines: readonly string[] }) {
  return (
    <ol className="grid list-decimal gap-2 ps-8">
      {lines.map((line) => (
        <li key={line}>
          <UserProse>{line}</UserProse>
        </li>
      ))}
    </ol>
  )
}
