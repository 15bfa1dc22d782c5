import { useTranslation } from "react-i18next"
import type { OffsideAnswered } from "#game/rounds/offside"
import type { Place } from "#game/rounds/place"
import { Earned } from "#app/play/earned.tsx"
import { NextQuestion, OtherPlace } from "#app/play/onwards.tsx"
import { VerdictCard } from "#app/play/verdict-card.tsx"
import { Why } from "#app/play/why.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { UserText } from "#app/ui/user-text.tsx"

interface Props {
  round: OffsideAnswered
  place: Place
  total: number
}

/** The round is over: how many were judged rightly, what it brought, and which statements are true. */
export function Result({ round, place, total }: Props) {
  const { t } = useTranslation()
  const right = round.statements.filter(({ isRight }) => isRight).length
  const isAllRight = right === round.statements.length
  return (
    <>
      <VerdictCard
        isWon={round.won > 0}
        title={t(isAllRight ? "offside.allRight" : "offside.over")}
      >
        <p className="text-soft">
          <UserText>{round.question}</UserText>
        </p>
        <p>{t("offside.rightOf", { right, all: round.statements.length })}</p>
        <Earned won={round.won} credit={round.credit} place={place} total={total} />
      </VerdictCard>
      {place.category === "practice" ? null : <NextQuestion roundId={round.roundId} />}
      <ol className="grid gap-2">
        {round.statements.map((statement) => (
          <Judgement key={statement.text} statement={statement} />
        ))}
      </ol>
      <Why summary={round.summary} />
      <OtherPlace game="offside" place={place} />
    </>
  )
}

function Judgement({ statement }: { statement: OffsideAnswered["statements"][number] }) {
  const { t } = useTranslation()
  const { text, isTrue, isRight } = statement
  return (
    <li
      className={`grid gap-1 rounded border-s-4 bg-surface p-4 ${isRight ? "border-right" : "border-wrong"}`}
    >
      <UserText>{text}</UserText>
      <span
        className={`flex items-center gap-2 text-sm font-semibold ${isRight ? "text-action" : "text-wrong"}`}
      >
        <Icon name={isRight ? "check" : "cross"} />
        {t(isTrue ? "offside.isTrue" : "offside.isFalse")}{" "}
        {t(isRight ? "offside.youSaw" : "offside.youMissed")}
      </span>
    </li>
  )
}
