import { Form, useFetcher } from "@remix-run/react"
import type { ChangeEvent } from "react"
import { useTranslation } from "react-i18next"
import type { OffsidePlaying } from "#game/offside/view"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { PlayError } from "#app/play/play-error.tsx"
import type { RoundProps } from "#app/play/play-view"
import { Icon } from "#app/ui/icon.tsx"
import { useHydrated } from "#app/ui/hydration"
import { OffsideBoard, StatementCard, TruePair } from "./board"

/** A round in play: six statements to judge, in one form. */
export function Round({ round, typed, error }: RoundProps<OffsidePlaying>) {
  const { t } = useTranslation()
  const left = round.statements.filter(({ verdict }) => verdict === null).length
  return (
    <>
      <OffsideBoard board={round} left={left} />
      <p className="text-soft">
        {t(useHydrated() ? "offside.helpAtOnce" : "offside.help", { count: round.worthAfterWrong })}
      </p>
      <Form method="post" replace preventScrollReset className="grid gap-3">
        <input type="hidden" name="round" value={round.roundId} />
        <PlayError error={error} />
        {round.statements.map((statement, index) => (
          <Statement
            key={statement.text}
            roundId={round.roundId}
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
  roundId: string
  /** From 1. */
  position: number
  statement: OffsidePlaying["statements"][number]
  /** What was chosen in a form that came back. */
  typed: string | undefined
}

/** One statement with its pair; once judged, with its verdict. */
function Statement({ roundId, position, statement, typed }: StatementProps) {
  const { text, verdict } = statement
  return (
    <StatementCard position={position} text={text}>
      {verdict ? (
        <Judged verdict={verdict} />
      ) : (
        <Pair roundId={roundId} position={position} typed={typed} />
      )}
    </StatementCard>
  )
}

/** True or offside. A tap sends the judgement alone; a choice by keyboard, seen by its ring, waits for the form's button. */
function Pair({ roundId, position, typed }: Omit<StatementProps, "statement">) {
  const fetcher = useFetcher()
  const name = `statement-${position}`
  const judge = ({ currentTarget }: ChangeEvent<HTMLInputElement>, said: string) => {
    if (currentTarget.matches(":focus-visible") || fetcher.state !== "idle") return
    const fields = { round: roundId, intent: "judge", [name]: said }
    fetcher.submit(fields, { method: "post", preventScrollReset: true })
  }
  return <TruePair name={name} chosen={typed} onSay={judge} />
}

function Judged({ verdict: { said, isRight } }: { verdict: { said: boolean; isRight: boolean } }) {
  const { t } = useTranslation()
  return (
    <p
      className={`flex items-center gap-2 font-semibold ${isRight ? "text-action" : "text-wrong"}`}
    >
      <Icon name={isRight ? "check" : "cross"} />
      {t(isRight ? "offside.judgedRight" : "offside.judgedWrong", {
        said: t(said ? "offside.true" : "offside.false"),
      })}
    </p>
  )
}
