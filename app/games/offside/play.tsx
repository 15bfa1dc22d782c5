import { useTranslation } from "react-i18next"
import type { OffsideAnswered, OffsidePlaying } from "#game/offside/view"
import type { PlayPart } from "#app/play/play-frame.tsx"
import { Explanation } from "#app/play/round/question-text.tsx"
import type { ResultProps } from "#app/play/play-view"
import { PointsSummary } from "#app/play/round/points-summary.tsx"
import { getGrade, titleOf, VerdictCard } from "#app/play/verdict-card.tsx"
import { UserProse } from "#app/ui/user-text.tsx"
import { Judged } from "./judged"
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
          <li
            key={statement.text}
            className={`grid gap-1 rounded border-s-4 bg-surface p-4 ${statement.isRight ? "border-right" : "border-wrong"}`}
          >
            <UserProse>{statement.text}</UserProse>
            <Judged statement={statement} />
          </li>
        ))}
      </ol>
      <Explanation summary={round.summary} />
      {others}
    </>
  )
}

export const offsidePlay: PlayPart<OffsidePlaying, OffsideAnswered> = {
  game: "offside",
  Round,
  Result,
}
