import { useFetcher } from "@remix-run/react"
import type { ChangeEvent } from "react"
import { useTranslation } from "react-i18next"
import type { OffsidePlaying } from "#game/rounds/offside"
import { StatementCard, TruePair } from "#app/play/statement-card.tsx"
import { Icon } from "#app/ui/icon.tsx"

interface Props {
  roundId: string
  /** From 1. */
  place: number
  statement: OffsidePlaying["statements"][number]
  /** What was chosen in a form that came back. */
  typed: string | undefined
}

/** One statement with its pair; once judged, with its verdict. */
export function Statement({ roundId, place, statement, typed }: Props) {
  const { text, verdict } = statement
  return (
    <StatementCard place={place} text={text}>
      {verdict ? (
        <Judged verdict={verdict} />
      ) : (
        <Pair roundId={roundId} place={place} typed={typed} />
      )}
    </StatementCard>
  )
}

/** True or offside. A tap sends the judgement alone; a choice by keyboard, seen by its ring, waits for the form's button. */
function Pair({ roundId, place, typed }: Omit<Props, "statement">) {
  const fetcher = useFetcher()
  const name = `statement-${place}`
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
