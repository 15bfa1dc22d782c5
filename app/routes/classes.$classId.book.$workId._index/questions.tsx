import { Form } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { HandsUp } from "#app/live/hands-up.tsx"
import { TitledSection } from "#app/ui/headings.tsx"
import { UserProse, UserText } from "#app/ui/user-text.tsx"
import type { WorkOfBook } from "./view.server"

type Question = WorkOfBook["questions"][number]

export function Questions({ questions }: { questions: readonly Question[] }) {
  const { t } = useTranslation()
  const ranked = questions.filter(({ isRanked }) => isRanked)
  const others = questions.filter(({ isRanked }) => !isRanked)
  return (
    <>
      <Listed id="hardest" title={t("book.hardest")} questions={ranked} />
      <Listed
        id="questions"
        title={t(ranked.length > 0 ? "book.fewAnswers" : "book.questions")}
        questions={others}
      />
    </>
  )
}

interface ListProps {
  id: string
  title: string
  questions: readonly Question[]
}

function Listed({ id, title, questions }: ListProps) {
  if (questions.length === 0) return null
  return (
    <TitledSection id={id} title={title}>
      <ol className="asked wide-list border-t border-line">
        {questions.map((question) => (
          <OneQuestion key={question.questionID} question={question} />
        ))}
      </ol>
    </TitledSection>
  )
}

function OneQuestion({ question: asked }: { question: Question }) {
  const { t } = useTranslation()
  const { questionID, number, question, answer, right, wrong, blank, hands, wrongAnswers } = asked
  return (
    <li
      id={`question-${questionID}`}
      className="grid grid-cols-1 content-start gap-2 border-b border-line py-3 [overflow-wrap:anywhere]"
    >
      <div className="flex gap-3">
        {number ? (
          <span className="w-6 flex-none pt-0.5 text-sm tabular-nums text-soft">{number}</span>
        ) : null}
        <span className="min-w-0 grow font-semibold">
          <UserProse>{question}</UserProse>
        </span>
      </div>
      {answer ? (
        <p>
          {t("book.answer")} <UserText className="font-semibold">{answer}</UserText>
        </p>
      ) : null}
      <HandsUp hands={hands} />
      {hands && right + wrong + blank === 0 ? null : (
        <p className="text-soft">{t("book.counts", { right, wrong, blank })}</p>
      )}
      {wrongAnswers.length > 0 ? (
        <ul aria-label={t("book.wrongAnswers")}>
          {wrongAnswers.map((given) => (
            <WrongAnswer key={given.key} questionID={questionID} given={given} />
          ))}
        </ul>
      ) : null}
    </li>
  )
}

interface GivenProps {
  questionID: string
  given: Question["wrongAnswers"][number]
}

function WrongAnswer({ questionID, given: { key, text, people, may, standing } }: GivenProps) {
  const { t } = useTranslation()
  const label = t(may === "ask" ? "book.ask" : "book.accept")
  return (
    <li className="flex min-h-[2.75rem] flex-wrap items-center gap-x-3">
      <span aria-hidden className="text-wrong">
        ✗
      </span>
      <span className="grow font-semibold">
        <UserText>{text}</UserText>
      </span>
      <span className="text-sm text-soft">{t("book.people", { count: people })}</span>
      {may === "no" ? (
        standing === "open" ? null : (
          <span className="chip">{t(`book.standing.${standing}`)}</span>
        )
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="questionID" value={questionID} />
          <input type="hidden" name="key" value={key} />
          <button className="link min-h-[2.75rem] text-sm" aria-label={`${label}: ${text}`}>
            {label}
          </button>
        </Form>
      )}
    </li>
  )
}
