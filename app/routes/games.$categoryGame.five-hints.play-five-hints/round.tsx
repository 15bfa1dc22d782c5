import { Form } from "@remix-run/react"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import type { FiveHintsPlaying } from "#game/rounds/five-hints"
import { FiveHintsBoard } from "#app/play/five-hints-board.tsx"
import { PlayError } from "#app/play/play-error.tsx"
import type { RoundProps } from "#app/play/round-props"
import { Buttons } from "./buttons"
import { Countdown } from "./countdown"

/** A round in play: the question, the hints so far, and one form for the answer and for the next hint. */
export function Round({ round, typed, error }: RoundProps<FiveHintsPlaying>) {
  const form = useRef<HTMLFormElement>(null)
  const mayHaveHint = round.hintsLeft > 0 && !round.handedIn
  return (
    <>
      <FiveHintsBoard board={round} />
      <Form ref={form} method="post" replace preventScrollReset className="card grid gap-3">
        <input type="hidden" name="round" value={round.roundId} />
        <input type="hidden" name="shown" value={round.hints.length} />
        <Answer round={round} typed={typed} error={error} />
        <Buttons round={round} mayHaveHint={mayHaveHint} />
        {mayHaveHint ? <Countdown form={form} shown={round.hints.length} /> : null}
      </Form>
    </>
  )
}

/** What was handed in can be sent again, and not changed: a round has one answer. */
function Answer({ round, typed, error }: RoundProps<FiveHintsPlaying>) {
  const { t } = useTranslation()
  const { handedIn, draft } = round
  return (
    <div className="grid gap-1.5">
      <label htmlFor="answer" className="text-lg font-bold">
        {t("play.answer")}
      </label>
      <input
        id="answer"
        name="answer"
        dir="auto"
        key={handedIn ? "handed in" : "open"}
        defaultValue={handedIn ? draft : (typed["answer"] ?? draft)}
        readOnly={handedIn}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="send"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "answer-error answer-help" : "answer-help"}
        className="control text-lg"
      />
      <PlayError id="answer-error" error={error} />
      <p id="answer-help" className="text-sm text-soft">
        {t(handedIn ? "play.handedIn" : "play.answerHelp")}
      </p>
    </div>
  )
}
