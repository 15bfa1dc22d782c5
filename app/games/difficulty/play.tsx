import { useTranslation } from "react-i18next"
import type { DifficultyAnswered, DifficultyPlaying, AnsweredItem } from "#game/difficulty/view"
import type { PlayPart } from "#app/play/play-frame.tsx"
import type { ResultProps } from "#app/play/play-view"
import { Steps } from "#app/play/round/steps.tsx"
import { PointsSummary } from "#app/play/round/points-summary.tsx"
import { getGrade, titleOf, VerdictCard } from "#app/play/verdict-card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { UserProse, UserText } from "#app/ui/user-text.tsx"
import { Round } from "./round"
import { OwnAnswer, RightAnswer } from "./answered-item"
import { FoldedExplanation } from "./climb"

function Result({ round, source, next, feedback }: ResultProps<DifficultyAnswered>) {
  const { t } = useTranslation()
  const all = round.items.length
  const right = round.items.filter(({ isRight }) => isRight).length
  const isStopped = round.notReached.length > 0
  const answered = getGrade(right, all, round.won)
  const grade = isStopped && answered === "all" ? "most" : answered
  const share = all > 0 ? Math.round((100 * right) / all) : 0
  return (
    <>
      <div className="result-side">
        <VerdictCard
          grade={grade}
          title={t(
            isStopped
              ? "difficulty.stopped"
              : right === all
                ? "difficulty.allRight"
                : titleOf(right, all),
          )}
        >
          <p>{t("difficulty.rightOf", { right, all, share })}</p>
          <PointsSummary won={round.won} credit={round.credit} source={source} />
        </VerdictCard>
        {all > 1 ? (
          <Steps
            label={t("difficulty.steps")}
            steps={[
              ...round.items.map(({ question, isRight }) => ({ name: question, isRight })),
              ...round.notReached.map((question) => ({ name: question, isRight: null })),
            ]}
            current={-1}
            rises
          />
        ) : null}
        {next}
      </div>
      <div className="result-rest">
        <ol className="grid gap-2">
          {round.items.map((item) => (
            <ResultItem key={item.question} item={item} />
          ))}
          {round.notReached.map((question) => (
            <NotReached key={question} question={question} />
          ))}
        </ol>
        {feedback}
      </div>
    </>
  )
}

function ResultItem({ item }: { item: AnsweredItem }) {
  if (item.isRight) return <RightItem item={item} />
  return (
    <li className="grid gap-2 rounded border-s-4 border-wrong bg-surface p-4">
      <p className="font-semibold">
        <UserProse>{item.question}</UserProse>
      </p>
      <OwnAnswer item={item} />
      <RightAnswer item={item} />
      <FoldedExplanation summary={item.summary} isOpen />
    </li>
  )
}

function RightItem({ item }: { item: AnsweredItem }) {
  return (
    <li className="min-w-0">
      <details className="card group rounded border-0 border-s-4 border-right !px-4">
        <summary className="flex min-h-[2.75rem] items-center gap-2">
          <Icon name="check" className="text-action" />
          <UserText className="block min-w-0 truncate group-open:whitespace-normal">
            {item.question}
          </UserText>
        </summary>
        <OwnAnswer item={item} />
        {item.summary ? (
          <p className="text-soft">
            <UserProse>{item.summary}</UserProse>
          </p>
        ) : null}
      </details>
    </li>
  )
}

function NotReached({ question }: { question: string }) {
  const { t } = useTranslation()
  return (
    <li className="grid gap-2 rounded border-s-4 border-line bg-surface p-4 text-soft">
      <UserProse>{question}</UserProse>
      <span className="text-sm">{t("difficulty.notReached")}</span>
    </li>
  )
}

export const difficultyPlay: PlayPart<DifficultyPlaying, DifficultyAnswered> = {
  game: "difficulty",
  Round,
  Result,
}
