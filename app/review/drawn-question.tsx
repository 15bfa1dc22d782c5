import { useTranslation } from "react-i18next"
import { HintCards } from "#app/play/hint-cards.tsx"
import { QuestionTitle } from "#app/play/question-title.tsx"
import { StatementCard } from "#app/play/statement-card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { Waiting } from "./review"

/** The question whole, by the components of the play pages. */
export function DrawnQuestion({ question }: { question: Waiting }) {
  return (
    <>
      <QuestionTitle level="h3">{question.question}</QuestionTitle>
      {question.game === "five-hints" ? <HintCards hints={question.lines} hintsLeft={0} /> : null}
      {question.game === "offside" ? <Statements question={question} /> : null}
    </>
  )
}

/** All six, each with whether it is true. */
function Statements({ question: { lines, trueOnes } }: { question: Waiting }) {
  return (
    <ol className="grid gap-2">
      {lines.map((line, index) => (
        <li key={line}>
          <StatementCard place={index + 1} text={line}>
            <Mark isTrue={trueOnes.includes(index + 1)} />
          </StatementCard>
        </li>
      ))}
    </ol>
  )
}

function Mark({ isTrue }: { isTrue: boolean }) {
  const { t } = useTranslation()
  return (
    <p className={`flex items-center gap-2 font-semibold ${isTrue ? "text-action" : "text-wrong"}`}>
      <Icon name={isTrue ? "check" : "offside"} />
      {t(isTrue ? "offside.true" : "offside.false")}
    </p>
  )
}
