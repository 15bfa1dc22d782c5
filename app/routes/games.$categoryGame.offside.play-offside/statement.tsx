import { useFetcher } from "@remix-run/react"
import type { ChangeEvent } from "react"
import { useTranslation } from "react-i18next"
import type { OffsidePlaying } from "#game/rounds/offside"
import { Icon } from "~/ui/icon"
import { Written } from "~/ui/written"

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
    <fieldset className="card grid gap-3 p-4">
      <legend className="sr-only">{text}</legend>
      <p className="flex gap-3 text-lg">
        <span aria-hidden className="font-bold tabular-nums text-soft">
          {place}
        </span>
        <Written>{text}</Written>
      </p>
      {verdict ? (
        <Judged verdict={verdict} />
      ) : (
        <Pair roundId={roundId} place={place} typed={typed} />
      )}
    </fieldset>
  )
}

/** True or offside. A tap sends the judgement alone; a choice by keyboard, seen by its ring, waits for the form's button. */
function Pair({ roundId, place, typed }: Omit<Props, "statement">) {
  const { t } = useTranslation()
  const fetcher = useFetcher()
  const name = `statement-${place}`
  const judge = ({ currentTarget }: ChangeEvent<HTMLInputElement>, said: string) => {
    if (currentTarget.matches(":focus-visible") || fetcher.state !== "idle") return
    const fields = { round: roundId, intent: "judge", [name]: said }
    fetcher.submit(fields, { method: "post", preventScrollReset: true })
  }
  const choices = [
    { said: "true", icon: "check", label: t("offside.true") },
    { said: "false", icon: "offside", label: t("offside.false") },
  ] as const
  return (
    <div className="grid grid-cols-2 gap-3">
      {choices.map(({ said, icon, label }) => (
        <label
          key={said}
          className="flex min-h-[3.5rem] cursor-pointer items-center justify-center gap-2 rounded border-2 border-edge px-3 font-semibold focus-within:outline focus-within:outline-[3px] focus-within:outline-hint has-[:checked]:border-action has-[:checked]:bg-raised"
        >
          <input
            type="radio"
            name={name}
            value={said}
            required
            defaultChecked={typed === said}
            onChange={(event) => judge(event, said)}
            className="h-5 w-5 flex-none accent-[rgb(var(--action))]"
          />
          <Icon name={icon} />
          {label}
        </label>
      ))}
    </div>
  )
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
