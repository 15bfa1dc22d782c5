import { useTranslation } from "react-i18next"
import type { FiveHintsAnswered } from "#game/five-hints/view"
import type { ResultProps } from "#app/play/play-view"
import { PointsSummary } from "#app/play/round/points-summary.tsx"
import { reasonKey } from "#app/play/round/reason-key"
import { VerdictCard } from "#app/play/verdict-card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { UserProse, UserText } from "#app/ui/user-text.tsx"

export function Result({ round, source, next, others }: ResultProps<FiveHintsAnswered>) {
  const { t } = useTranslation()
  const { correct, hints } = round
  return (
    <>
      <VerdictCard grade={correct ? "all" : "few"} title={t(correct ? "play.right" : "play.wrong")}>
        <Answers round={round} />
        <PointsSummary won={round.won} credit={round.credit} source={source} />
      </VerdictCard>
      {next}
      <section className="card grid gap-3">
        <h2 className="font-bold">
          <UserProse>{round.question}</UserProse>
        </h2>
        {correct ? null : (
          <div className="border-s-4 border-hint ps-3">
            <p className="text-sm text-soft">{t("play.hintSaid", { number: hints.length })}</p>
            <UserProse>{hints.at(-1) ?? ""}</UserProse>
          </div>
        )}
        {round.summary ? (
          <div>
            <h3 className="text-sm text-soft">{t("play.why")}</h3>
            <UserProse>{round.summary}</UserProse>
          </div>
        ) : null}
      </section>
      {round.hintsUnused.length > 0 ? <Unused hints={round.hintsUnused} /> : null}
      {others}
    </>
  )
}

function Answers({ round }: { round: FiveHintsAnswered }) {
  const { t } = useTranslation()
  const { answer, correct, correctAnswer } = round
  const reason = answer === correctAnswer ? null : reasonKey(correct, round.reason)
  return (
    <>
      <p>
        <span className="text-soft">{t("play.rightAnswer")}: </span>
        <strong className="text-xl">
          <UserText>{correctAnswer}</UserText>
        </strong>
      </p>
      {answer === correctAnswer ? null : (
        <p>
          <span className="text-soft">{t("play.yourAnswer")}: </span>
          <UserText>{answer}</UserText>
          {reason ? <span className="block text-sm text-soft">{t(reason)}</span> : null}
        </p>
      )}
    </>
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
