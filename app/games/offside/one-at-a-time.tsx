import { Form, useNavigation } from "@remix-run/react"
import { type FormEvent, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import type { OffsidePlaying } from "#game/offside/view"
import { PlayError } from "#app/play/round/play-error.tsx"
import type { RoundProps } from "#app/play/play-view"
import { Steps } from "#app/play/round/steps.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { UserProse, UserText } from "#app/ui/user-text.tsx"
import { boardChoices } from "./board"
import { Worth, StatementVerdict } from "./last-verdict"

/** Needs scripts: one statement in large type with two buttons. Each tap is judged at once and final. */
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
        <StatementVerdict round={round} last={statements[last]} />
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
          {boardChoices.map(({ said, icon, label }) => (
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

/** For this time after a new statement taps are ignored, so that a double tap does not judge it. */
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
