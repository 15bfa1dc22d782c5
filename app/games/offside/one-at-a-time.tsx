import { Form, useNavigation } from "@remix-run/react"
import { type FormEvent, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import type { OffsidePlaying } from "#game/offside/view"
import { offsideWorth } from "#game/offside/worth.mjs"
import { PlayError } from "#app/play/play-error.tsx"
import type { RoundProps } from "#app/play/play-view"
import { Steps } from "#app/play/steps.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { UserProse, UserText } from "#app/ui/user-text.tsx"
import { choices } from "./board"

type Statement = OffsidePlaying["statements"][number]

/** With a script only: one statement, large, with two buttons; each tap is judged and stays. */
export function OneAtATime({ round, error }: RoundProps<OffsidePlaying>) {
  const { t } = useTranslation()
  const { statements } = round
  const current = statements.findIndex(({ verdict }) => verdict === null)
  const [last, setLast] = useState(-1)
  const isPaused = usePause(current)
  const name = `statement-${current + 1}`
  const judge = (event: FormEvent) => {
    if (isPaused) event.preventDefault()
    else setLast(current)
  }
  return (
    <div className="grid gap-3">
      <h1 className="text-xl font-extrabold sm:text-3xl">
        <UserProse>{round.question}</UserProse>
      </h1>
      <Steps
        label={t("offside.steps")}
        current={current}
        steps={statements.map(({ text, verdict }) => {
          return { name: text, isRight: verdict && verdict.isRight }
        })}
      />
      <div className="-mx-4 grid gap-3 overflow-x-clip px-4" aria-live="polite">
        <Worth round={round} last={statements[last]} />
        <Verdict round={round} last={statements[last]} />
        <div key={current} className="slides-in card grid min-h-[8rem] content-center border-2">
          <p className="text-center text-2xl font-bold">
            <UserText>{statements[current]?.text ?? ""}</UserText>
          </p>
        </div>
      </div>
      <Form
        method="post"
        replace
        preventScrollReset
        onSubmit={judge}
        className="sticky bottom-0 grid gap-3 bg-ground py-2"
      >
        <input type="hidden" name="round" value={round.roundId} />
        <input type="hidden" name="intent" value="judge" />
        <PlayError error={error} />
        <div className="grid grid-cols-2 gap-3">
          {choices.map(({ said, icon, label }) => (
            <button
              key={said}
              name={name}
              value={said}
              aria-disabled={isPaused || undefined}
              className="button button-quiet min-h-[4.5rem] bg-surface text-xl"
            >
              <Icon name={icon} />
              {t(label)}
            </button>
          ))}
        </div>
      </Form>
    </div>
  )
}

/** A second tap on the same place is not a judgement of the statement that comes there next. */
const pauseMs = 400

function usePause(current: number): boolean {
  const { state } = useNavigation()
  const [ready, setReady] = useState(current)
  useEffect(() => {
    const timer = setTimeout(() => setReady(current), pauseMs)
    return () => clearTimeout(timer)
  }, [current])
  return state !== "idle" || ready !== current
}

interface AfterLast {
  round: OffsidePlaying
  /** The statement that was judged last, since the page was opened. */
  last: Statement | undefined
}

const mistakesIn = ({ statements }: OffsidePlaying) =>
  statements.filter(({ verdict }) => verdict?.isRight === false).length

/** What the round is worth; what a mistake took falls off. */
function Worth({ round, last }: AfterLast) {
  const { t } = useTranslation()
  // Only practice is worth nothing before its end.
  if (round.worth === 0) return null
  const fell = last?.verdict?.isRight === false ? offsideWorth(mistakesIn(round) - 1) : undefined
  return (
    <p>
      <span key={round.worth} data-fell={fell} className="worth chip relative border-hint text-lg">
        {t("play.worth", { count: round.worth })}
      </span>
    </p>
  )
}

/** The whistle for a right judgement; the first mistake gets a yellow card, each later one a red card. */
function Verdict({ round, last }: AfterLast) {
  const { t } = useTranslation()
  if (!last?.verdict)
    return (
      <p className="min-h-[4.5rem] text-sm text-soft">
        {round.worth > 0 ? t("offside.helpAtOnce", { count: round.worthAfterWrong }) : null}
      </p>
    )
  const { said, isRight } = last.verdict
  const isRed = mistakesIn(round) > 1
  return (
    <div
      key={last.text}
      data-sound={isRight ? "whistle" : "card"}
      className="card-turns flex min-h-[4.5rem] items-center gap-4"
    >
      {isRight ? (
        <Icon name="whistle" className="h-10 w-10 text-action" />
      ) : (
        <span
          aria-hidden
          className={`h-12 w-9 flex-none rotate-6 rounded-sm border border-text ${isRed ? "bg-red-card" : "bg-hint"}`}
        />
      )}
      <p>
        <strong className={`block text-lg ${isRight ? "text-action" : "text-wrong"}`}>
          {t(isRight ? "offside.playOn" : isRed ? "offside.redCard" : "offside.yellowCard")}
        </strong>
        <span dir="auto" className="line-clamp-1 text-sm text-soft">
          <UserText>{last.text}</UserText>
        </span>
        <span className="text-sm">
          {t(isRight ? "offside.judgedRight" : "offside.judgedWrong", {
            said: t(said ? "offside.true" : "offside.false"),
          })}
        </span>
      </p>
    </div>
  )
}
