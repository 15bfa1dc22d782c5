import { useTranslation } from "react-i18next"
import type { OffsideAnswered, OffsidePlaying } from "#game/offside/view"
import type { PlayPart } from "#app/play/play-frame.tsx"
import { Explanation } from "#app/play/round/question-text.tsx"
import type { ResultProps } from "#app/play/play-view"
import { PointsSummary } from "#app/play/round/points-summary.tsx"
import { getGrade, titleOf, VerdictCard } from "#app/play/verdict-card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { UserProse } from "#app/ui/user-text.tsx"
import { Round } from "./round"

function Result({ round, source, next, others }: ResultProps<OffsideAnswered>) {
  const { t } = useTranslation()
  const right = round.statements.filter(({ isRight }) => isRight).length
  const all = round.statements.length
  const grade = getGrade(right, all, round.won)
  return (
    <>
      <VerdictCard
        grade={grade}
        title={t(right === all ? "offside.allRight" : titleOf(right, all))}
      >
        <p>{t("offside.rightOf", { right, all })}</p>
        <PointsSummary won={round.won} credit={round.credit} source={source} />
      </VerdictCard>
      {next}
      <h2 className="font-bold">
        <UserProse>{round.question}</UserProse>
      </h2>
      <ol className="grid gap-2">
        {round.statements.map((statement) => (
          <Judgement key={statement.text} statement={statement} />
        ))}
      </ol>
      <Explanation summary={round.summary} />
      {others}
    </>
  )
}

function Judgement({ statement }: { statement: OffsideAnswered["statements"][number] }) {
  const { t } = useTranslation()
  const { text, isTrue, said, isRight } = statement
  return (
    <li
      className={`grid gap-1 rounded border-s-4 bg-surface p-4 ${isRight ? "border-right" : "border-wrong"}`}
    >
      <UserProse>{text}</UserProse>
      <span
        className={`flex items-center gap-2 text-sm font-semibold ${isRight ? "text-action" : "text-wrong"}`}
      >
        <Icon name={isRight ? "check" : "cross"} />
        {isRight ? null : t(isTrue ? "offside.isTrue" : "offside.isFalse")}{" "}
        {t(isRight ? "offside.judgedRight" : "offside.judgedWrong", {
          said: t(said ? "offside.true" : "offside.false"),
        })}
      </span>
    </li>
  )
}

export const offsidePlay: PlayPart<OffsidePlaying, OffsideAnswered> = {
  game: "offside",
  Round,
  Result,
}
