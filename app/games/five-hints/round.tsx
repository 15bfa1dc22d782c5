import { Form, useNavigation } from "@remix-run/react"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import type { FiveHintsPlaying } from "#game/five-hints/view"
import { PlayError } from "#app/play/play-error.tsx"
import type { RoundProps } from "#app/play/play-view"
import { FiveHintsBoard } from "./board"
import { Countdown } from "./countdown"

/** A round in play: the question, the hints so far, and one form for the answer and for the next hint. */
export function Round({ round, typed, error }: RoundProps<FiveHintsPlaying>) {
  const form = useRef<HTMLFormElement>(null)
  const mayHaveHint = round.hintsLeft > 0 && !round.isSubmitted
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

/** A submitted answer can be sent again, and not changed: a round has one answer. */
function Answer({ round, typed, error }: RoundProps<FiveHintsPlaying>) {
  const { t } = useTranslation()
  const { isSubmitted, draft } = round
  return (
    <div className="grid gap-1.5">
      <label htmlFor="answer" className="text-lg font-bold">
        {t("play.answer")}
      </label>
      <input
        id="answer"
        name="answer"
        dir="auto"
        key={isSubmitted ? "submitted" : "open"}
        defaultValue={isSubmitted ? draft : (typed["answer"] ?? draft)}
        readOnly={isSubmitted}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="send"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "answer-error answer-help" : "answer-help"}
        className="control text-lg"
      />
      <PlayError id="answer-error" error={error} />
      <p id="answer-help" className="text-sm text-soft">
        {t(isSubmitted ? "play.submitted" : "play.answerHelp")}
      </p>
    </div>
  )
}

/** The answer first: it is what Enter presses. Each says what is going on while it is. */
function Buttons({ round, mayHaveHint }: { round: FiveHintsPlaying; mayHaveHint: boolean }) {
  const { t } = useTranslation()
  const busy = useNavigation().formData?.get("intent")
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <button
        name="intent"
        value="answer"
        className="button button-main text-lg"
        aria-disabled={busy === "answer" || undefined}
      >
        {busy === "answer"
          ? t("play.submitBusy")
          : t(round.isSubmitted ? "play.sendAgain" : "play.submit")}
      </button>
      {mayHaveHint ? (
        <button
          name="intent"
          value="hint"
          formNoValidate
          className="button button-hint"
          aria-disabled={busy === "hint" || undefined}
        >
          {busy === "hint" ? t("play.nextHintBusy") : <NextHint worth={round.worthAfterHint} />}
        </button>
      ) : null}
    </div>
  )
}

/** The next hint, and what the round is worth after it. */
function NextHint({ worth }: { worth: number }) {
  const { t } = useTranslation()
  return (
    <span>
      {t("play.nextHint")}{" "}
      <span className="text-sm font-normal">({t("play.nextHintCost", { count: worth })})</span>
    </span>
  )
}
