import { useTranslation } from "react-i18next"
import type { DifficultyAnswered } from "#game/rounds/difficulty"
import type { Place } from "#game/rounds/place"
import { Earned } from "#app/play/earned.tsx"
import { NextQuestion, OtherPlace } from "#app/play/onwards.tsx"
import { VerdictCard } from "#app/play/verdict-card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { UserText } from "#app/ui/user-text.tsx"

interface Props {
  round: DifficultyAnswered
  place: Place
  total: number
}

/** The round is over: the score, the share right, and each item with its answer. */
export function Result({ round, place, total }: Props) {
  const { t } = useTranslation()
  const all = round.items.length
  const right = round.items.filter(({ isRight }) => isRight).length
  const share = Math.round((100 * right) / all)
  return (
    <>
      <VerdictCard
        isWon={right > 0}
        title={t(
          right === all ? "difficulty.allRight" : right > 0 ? "difficulty.someRight" : "play.wrong",
        )}
      >
        <p>{t("difficulty.rightOf", { right, all, share })}</p>
        <Earned won={round.won} credit={round.credit} place={place} total={total} />
      </VerdictCard>
      {place.category === "practice" ? null : <NextQuestion roundId={round.roundId} />}
      <ol className="grid gap-2">
        {round.items.map((item) => (
          <AnsweredItem key={item.question} item={item} />
        ))}
      </ol>
      <OtherPlace game="difficulty" place={place} />
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
        <UserText>{question}</UserText>
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
