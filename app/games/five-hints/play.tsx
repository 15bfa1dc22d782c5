import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { FiveHintsAnswered, FiveHintsPlaying } from "#game/five-hints/view"
import type { PlayPart } from "#app/play/play-frame.tsx"
import type { RoundProps, ResultProps } from "#app/play/play-view"
import { UserProse, UserText } from "#app/ui/user-text.tsx"
import { PointsSummary } from "#app/play/round/points-summary.tsx"
import { reasonKey } from "#app/play/round/reason-key"
import { VerdictCard } from "#app/play/verdict-card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { AnswerForm } from "./answer-form"
import { OpenQuestion } from "./question"
import { HintNumber } from "./hint-number"

function Result({ round, source, next, feedback }: ResultProps<FiveHintsAnswered>) {
  const { t } = useTranslation()
  const { correct, hints } = round
  return (
    <>
      <div className="result-side">
        <VerdictCard
          grade={correct ? "all" : "few"}
          title={t(correct ? "play.right" : "play.wrong")}
        >
          <Answers round={round} />
          <PointsSummary won={round.won} credit={round.credit} source={source} />
        </VerdictCard>
        {next}
      </div>
      <div className="result-rest">
        <section className="card grid gap-3">
          <h2 className="font-bold">
            <UserText>{round.question}</UserText>
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
        {feedback}
      </div>
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

function ShownHints({ hints, hintsLeft }: { hints: readonly string[]; hintsLeft: number }) {
  const { t } = useTranslation()
  const older = hints.slice(1).map((_, at) => hints.length - 1 - at)
  const list = useRef<HTMLOListElement>(null)
  const count = useRef(hints.length)
  useEffect(() => {
    if (count.current !== hints.length) list.current?.firstElementChild?.scrollIntoView(nearest)
    count.current = hints.length
  }, [hints.length])
  return (
    <section aria-label={t("play.hints")} className="grid min-w-0 content-start gap-2">
      <ol ref={list} reversed className="grid gap-2">
        <Newest hint={hints[hints.length - 1] ?? ""} number={hints.length} />
        {older.map((number) => (
          <Older key={number} hint={hints[number - 1] ?? ""} number={number} />
        ))}
      </ol>
      <div aria-hidden className="roomy mt-1 flex gap-2">
        {Array.from({ length: hintsLeft }, (_, index) => (
          <span key={index} className="h-3 grow rounded-full border border-edge bg-raised" />
        ))}
      </div>
    </section>
  )
}

const nearest = { block: "nearest" } as const

interface Props {
  hint: string
  number: number
}

/** The same list item for every newest hint, so that a screen reader announces its changed text. */
function Newest({ hint, number }: Props) {
  return (
    <li aria-live="polite" aria-atomic>
      <div
        key={number}
        data-sound="card"
        className="hint-newest card-flips relative flex gap-3 rounded border-s-4 border-hint bg-surface p-4"
      >
        <HintNumber>{number}</HintNumber>
        <p className="grow text-lg">
          <UserProse>{hint}</UserProse>
        </p>
      </div>
    </li>
  )
}

function Older({ hint, number }: Props) {
  return (
    <li className="min-w-0">
      <details className="group rounded border-s-4 border-line bg-surface px-4">
        <summary className="flex min-h-[2.75rem] items-center gap-3 py-1">
          <HintNumber isOld>{number}</HintNumber>
          <UserText className="block min-w-0 truncate text-soft group-open:whitespace-normal group-open:py-2 group-open:text-lg group-open:text-text">
            {hint}
          </UserText>
        </summary>
      </details>
    </li>
  )
}

function Round(props: RoundProps<FiveHintsPlaying>) {
  const { round } = props
  return (
    <div className="hints-round">
      <OpenQuestion board={round} />
      <ShownHints hints={round.hints} hintsLeft={round.hintsLeft} />
      <AnswerForm {...props} />
    </div>
  )
}

export const fiveHintsPlay: PlayPart<FiveHintsPlaying, FiveHintsAnswered> = {
  game: "five-hints",
  Round,
  Result,
}
