import { useTranslation } from "react-i18next"
import type { FiveHintsAnswered } from "#game/rounds/five-hints"
import type { Place } from "#game/rounds/place"
import { Earned } from "#app/play/earned.tsx"
import { NextQuestion, OtherPlace } from "#app/play/onwards.tsx"
import { VerdictCard } from "#app/play/verdict-card.tsx"
import { Why } from "#app/play/why.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { UserText } from "#app/ui/user-text.tsx"

interface Props {
  round: FiveHintsAnswered
  place: Place
  total: number
}

/** The round is over: right or wrong and why, the answer, what it teaches, and the way on. */
export function Result({ round, place, total }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <VerdictCard isWon={round.correct} title={t(round.correct ? "play.right" : "play.wrong")}>
        <p className="text-soft">
          <UserText>{round.question}</UserText>
        </p>
        <Answers round={round} />
        <Earned won={round.won} credit={round.credit} place={place} total={total} />
      </VerdictCard>
      {place.category === "practice" ? null : <NextQuestion roundId={round.roundId} />}
      <Why summary={round.summary} />
      {round.hintsUnused.length > 0 ? <Unused hints={round.hintsUnused} /> : null}
      <OtherPlace game="five-hints" place={place} />
    </>
  )
}

function Answers({ round }: { round: FiveHintsAnswered }) {
  const { t } = useTranslation()
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
          {round.closeness ? (
            <span className="block text-sm text-soft">
              {t(`play.closeness.${round.closeness}`)}
            </span>
          ) : null}
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
            <UserText>{hint}</UserText>
          </li>
        ))}
      </ul>
    </details>
  )
}
