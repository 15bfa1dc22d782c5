import { useTranslation } from "react-i18next"
import { gameCards } from "#app/games/game-cards.tsx"
import { Explanation, QuestionTitle } from "#app/play/round/question-text.tsx"
import { UserText } from "#app/ui/user-text.tsx"
import type { WaitingQuestion } from "./entry"

export function QuestionPreview({ item }: { item: WaitingQuestion }) {
  const { t } = useTranslation()
  const { game, question, lines, answer, exact, wrongAnswers, summary, level } = item
  const { Lines, hasAnswerText } = gameCards[game ?? "five-hints"]
  return (
    <>
      <QuestionTitle level="h3">{question}</QuestionTitle>
      {level ? <p className="chip justify-self-start border-hint">{level}</p> : null}
      {answer && hasAnswerText ? (
        <p>
          <span className="text-sm text-soft">{t("play.rightAnswer")}: </span>
          <strong className="text-lg">
            <UserText>{answer}</UserText>
          </strong>
          {exact ? <span className="block text-sm">{t("make.exact")}</span> : null}
        </p>
      ) : null}
      <Lines lines={lines} answer={answer} />
      {wrongAnswers ? (
        <p>
          <span className="text-sm text-soft">{t("review.wrongAnswers")}: </span>
          <UserText>{wrongAnswers}</UserText>
        </p>
      ) : null}
      <Explanation summary={summary} />
    </>
  )
}
