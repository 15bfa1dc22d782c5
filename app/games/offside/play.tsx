import { useTranslation } from "react-i18next"
import { Form } from "@remix-run/react"
import { useEffect, useRef, useState } from "react"
import type { OffsideAnswered, OffsidePlaying } from "#game/offside/view"
import type { PlayPart } from "#app/play/play-frame.tsx"
import { Explanation } from "#app/play/round/question-text.tsx"
import type { ResultProps, RoundProps } from "#app/play/play-view"
import { PointsSummary } from "#app/play/round/points-summary.tsx"
import { getGrade, titleOf, VerdictCard } from "#app/play/verdict-card.tsx"
import { UserProse, UserText } from "#app/ui/user-text.tsx"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { PlayError } from "#app/play/round/play-error.tsx"
import { beforeHydration, useHydrated, useLater } from "#app/ui/hydration"
import { OffsideBoard, StatementCard, TruePair } from "./board"
import { Judged } from "./judged"

const importStepwise = () => import("./one-at-a-time")
let loaded: Awaited<ReturnType<typeof importStepwise>> | null = null
const loadStepwise = async () => (loaded ??= await importStepwise())

/** Needs scripts, so the page does not begin with it. It loads while the translations do. */
if (!import.meta.env.SSR) beforeHydration.push(loadStepwise().catch(() => {}))

/**
 * A round in play: six statements to judge, in one form; with scripts, one at a time. The form stays if something
 * was chosen in it before scripts ran, or if it is shown again with choices.
 */
function Round(props: RoundProps<OffsidePlaying>) {
  const form = useRef<HTMLFormElement>(null)
  const [isStepwise, setStepwise] = useState(useHydrated() && !hasChoices(props.typed))
  useEffect(() => {
    if (!form.current?.querySelector(":checked")) setStepwise(true)
  }, [])
  const later = useLater(loadStepwise) ?? loaded
  return isStepwise && later ? (
    <later.OneAtATime {...props} />
  ) : (
    <AllInOneForm {...props} form={form} />
  )
}

const hasChoices = (typed: Readonly<Record<string, string>>) =>
  Object.values(typed).some((said) => said !== "")

function AllInOneForm({
  round,
  typed,
  error,
  form,
}: RoundProps<OffsidePlaying> & { form: React.RefObject<HTMLFormElement> }) {
  const { t } = useTranslation()
  const left = round.statements.filter(({ verdict }) => verdict === null).length
  return (
    <>
      <OffsideBoard board={round} left={left} />
      {round.worth > 0 ? (
        <p className="points text-sm text-soft">
          {t("offside.help", { count: round.worthAfterWrong })}
        </p>
      ) : null}
      <Form ref={form} method="post" replace preventScrollReset className="items grid gap-3">
        <input type="hidden" name="round" value={round.roundId} />
        <PlayError error={error} />
        {round.statements.map((statement, index) => (
          <Statement
            key={statement.text}
            position={index + 1}
            statement={statement}
            typed={typed[`statement-${index + 1}`]}
          />
        ))}
        <input type="hidden" name="intent" value="answer" />
        <SubmitButton busy={t("play.submitBusy")}>{t("offside.submit")}</SubmitButton>
      </Form>
    </>
  )
}

interface StatementProps {
  position: number
  statement: OffsidePlaying["statements"][number]
  typed: string | undefined
}

function Statement({ position, statement: { text, verdict }, typed }: StatementProps) {
  return (
    <StatementCard position={position} text={text}>
      {verdict ? (
        <Judged isTrue={verdict.said === verdict.isRight} said={verdict.said} />
      ) : (
        <TruePair name={`statement-${position}`} chosen={typed} isEnabled />
      )}
    </StatementCard>
  )
}

function Result({ round, source, next, feedback }: ResultProps<OffsideAnswered>) {
  const { t } = useTranslation()
  const right = round.statements.filter(({ isRight }) => isRight).length
  const all = round.statements.length
  const grade = getGrade(right, all, round.won)
  return (
    <>
      <div className="result-side">
        <VerdictCard
          grade={grade}
          title={t(right === all ? "offside.allRight" : titleOf(right, all))}
        >
          <p>{t("offside.rightOf", { right, all })}</p>
          <PointsSummary won={round.won} credit={round.credit} source={source} />
        </VerdictCard>
        {next}
      </div>
      <div className="result-rest">
        <h2 className="font-bold">
          <UserText>{round.question}</UserText>
        </h2>
        <ol className="grid gap-2">
          {round.statements.map((statement) => (
            <li
              key={statement.text}
              className={`flex flex-wrap justify-between gap-x-3 gap-y-1 rounded border-s-4 bg-surface px-4 py-2 ${statement.isRight ? "border-right" : "border-wrong"}`}
            >
              <UserProse>{statement.text}</UserProse>
              <Judged isTrue={statement.isTrue} said={statement.said} isShort />
            </li>
          ))}
        </ol>
        <Explanation summary={round.summary} />
        {feedback}
      </div>
    </>
  )
}

export const offsidePlay: PlayPart<OffsidePlaying, OffsideAnswered> = {
  game: "offside",
  Round,
  Result,
}
