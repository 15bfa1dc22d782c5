import { useTranslation } from "react-i18next"
import type { DifficultyAnswered } from "#game/difficulty/view"
import { NextQuestion, OtherSource } from "#app/play/next-links.tsx"
import type { ResultProps } from "#app/play/play-view"
import { PointsSummary } from "#app/play/points-summary.tsx"
import { gradeOf, VerdictCard } from "#app/play/verdict-card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { UserProse, UserText } from "#app/ui/user-text.tsx"

const titles = {
  all: "difficulty.allRight",
  most: "play.mostRight",
  few: "play.wrong",
} as const

/** The round is over: the score, the share right, and each item with its answer. */
export function Result({ round, source, total }: ResultProps<DifficultyAnswered>) {
  const { t } = useTranslation()
  const all = round.items.length
  const right = round.items.filter(({ isRight }) => isRight).length
  const grade = gradeOf(right, all)
  const share = Math.round((100 * right) / all)
  return (
    <>
      <VerdictCard grade={grade} title={t(titles[grade])}>
        <p>{t("difficulty.rightOf", { right, all, share })}</p>
        <PointsSummary won={round.won} credit={round.credit} source={source} total={total} />
      </VerdictCard>
      {source.category === "practice" ? null : <NextQuestion roundId={round.roundId} />}
      <ol className="grid gap-2">
        {round.items.map((item) => (
          <AnsweredItem key={item.question} item={item} />
        ))}
      </ol>
      <OtherSource game="difficulty" source={source} />
    </>
  )
}

function AnsweredItem({ item }: { item: DifficultyAnswered["items"][number] }) {
  const { t } = useTranslation()
  const { question, answer, correctAnswer, isRight, score } = item
  return (
    <li
      className={`grid gap-2 rounded border-s-4 bg-surface p-4 ${isRight ? "border-right" : "border-wrong"}`}
    >
      <p className="font-semibold">
        <UserProse>{question}</UserProse>
      </p>
      <p className={`flex flex-wrap items-center gap-2 ${isRight ? "text-action" : "text-wrong"}`}>
        <Icon name={isRight ? "check" : "cross"} />
        {answer ? <UserText>{answer}</UserText> : t("difficulty.leftEmpty")}
        {score > 0 ? (
          <span className="chip ms-auto">
            <bdi dir="ltr">{isRight ? `+${score}` : "0"}</bdi>
          </span>
        ) : null}
      </p>
      {isRight ? null : (
        <p>
          <span className="text-sm text-soft">{t("play.rightAnswer")}: </span>
          <strong>
            <UserText>{correctAnswer}</UserText>
          </strong>
        </p>
      )}
    </li>
  )
}
