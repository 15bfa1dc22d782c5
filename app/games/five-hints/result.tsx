import { useTranslation } from "react-i18next"
import type { FiveHintsAnswered } from "#game/five-hints/view"
import { Explanation } from "#app/play/round/question-text.tsx"
import type { ResultProps } from "#app/play/play-view"
import { PointsSummary } from "#app/play/round/points-summary.tsx"
import { reasonKey } from "#app/play/round/reason-key"
import { VerdictCard } from "#app/play/verdict-card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { UserProse, UserText } from "#app/ui/user-text.tsx"

export function Result({ round, source, total, next, others }: ResultProps<FiveHintsAnswered>) {
  const { t } = useTranslation()
  return (
    <>
      <VerdictCard
        grade={round.correct ? "all" : "few"}
        title={t(round.correct ? "play.right" : "play.wrong")}
      >
        <p className="text-soft">
          <UserProse>{round.question}</UserProse>
        </p>
        <Answers round={round} />
        <PointsSummary won={round.won} credit={round.credit} source={source} total={total} />
      </VerdictCard>
      {next}
      <Explanation summary={round.summary} />
      {round.hintsUnused.length > 0 ? <Unused hints={round.hintsUnused} /> : null}
      {others}
    </>
  )
}

function Answers({ round }: { round: FiveHintsAnswered }) {
  const { t } = useTranslation()
  const reason = reasonKey(round.correct, round.reason)
  return (
    <dl className="grid gap-2">
      <div>
        <dt className="text-sm text-soft">{t("play.rightAnswer")}</dt>
        <dd className="text-xl font-bold">
          <UserText>{round.correctAnswer}</UserText>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-soft">{t("play.yourAnswer")}</dt>
        <dd>
          <UserText>{round.answer}</UserText>
          {reason ? <span className="block text-sm text-soft">{t(reason)}</span> : null}
        </dd>
      </div>
    </dl>
  )
}

function Unused({ hints }: { hints: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <details className="card">
      <summary className="flex min-h-[2.75rem] items-center gap-2 font-bold">
        <Icon name="five-hints" />
        {t("play.unused")}
      </summary>
      <ul className="mt-2 grid gap-2 text-soft">
        {hints.map((hint) => (
          <li key={hint}>
            <UserProse>{hint}</UserProse>
          </li>
        ))}
      </ul>
    </details>
  )
}
