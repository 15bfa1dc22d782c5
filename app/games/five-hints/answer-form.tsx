import { Form, useNavigation } from "@remix-run/react"
import { type RefObject, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { FiveHintsPlaying } from "#game/five-hints/view"
import { PlayError } from "#app/play/round/play-error.tsx"
import { Signs } from "#app/play/round/signs.tsx"
import type { RoundProps } from "#app/play/play-view"
import { useLater } from "#app/ui/hydration"

export function AnswerForm(props: RoundProps<FiveHintsPlaying>) {
  const { round, error } = props
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const signs = round.isSubmitted ? undefined : round.signs
  return (
    <Form
      ref={form}
      method="post"
      replace
      preventScrollReset
      className={`answer-bar ${signs ? withSigns : ""}`}
    >
      <input type="hidden" name="round" value={round.roundId} />
      <input type="hidden" name="shown" value={round.hints.length} />
      <div className="answer-words">
        <label htmlFor="answer" className="font-bold md:text-lg">
          {t("play.answer")}
        </label>
        <p id="answer-help" className="text-xs text-soft md:text-sm">
          {t(round.isSubmitted ? "play.submitted" : "play.answerHelp")}
        </p>
      </div>
      <PlayError id="answer-error" error={error} />
      <AnswerField {...props} />
      <SendAnswer isAgain={round.isSubmitted} />
      {signs ? <Signs fieldId="answer" signs={signs} /> : null}
      {round.isSubmitted ? null : (
        <div className={`answer-hints ${round.hintsLeft === 0 ? "roomy" : ""}`}>
          <NextHint round={round} />
          {round.hintsLeft > 0 ? <AutomaticHints form={form} shown={round.hints.length} /> : null}
        </div>
      )}
    </Form>
  )
}

/** The keys take the row of the help on a phone, and of the next hint above its keyboard. */
const withSigns =
  "max-md:[&_#answer-help]:hidden typing:!grid typing:[&>.control]:!w-full typing:[&>.answer-hints]:!col-span-1"

const loadAutomaticHints = () => import("./automatic-hints")

function AutomaticHints(props: { form: RefObject<HTMLFormElement>; shown: number }) {
  const later = useLater(loadAutomaticHints)
  return later ? <later.AutomaticHints {...props} /> : null
}

/** A submitted answer can be sent again but not changed: a round has one answer. */
function AnswerField({ round, typed, error }: RoundProps<FiveHintsPlaying>) {
  const { isSubmitted, draft } = round
  return (
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
      className="control min-w-0 text-lg"
    />
  )
}

/** Comes before the button of the next hint, because Enter presses the first one. */
function SendAnswer({ isAgain }: { isAgain: boolean }) {
  const { t } = useTranslation()
  const isBusy = useNavigation().formData?.get("intent") === "answer"
  return (
    <button
      name="intent"
      value="answer"
      className="button button-main md:text-lg"
      aria-disabled={isBusy || undefined}
    >
      {isBusy ? t("play.submitBusy") : t(isAgain ? "play.sendAgain" : "play.submit")}
    </button>
  )
}

function NextHint({ round }: { round: FiveHintsPlaying }) {
  const { t } = useTranslation()
  const isBusy = useNavigation().formData?.get("intent") === "hint"
  if (round.hintsLeft === 0)
    return (
      <p className="place-self-center text-center text-sm text-soft">
        {t("play.left", { count: 0 })}
      </p>
    )
  return (
    <button
      name="intent"
      value="hint"
      formNoValidate
      className="button button-hint flex-wrap !gap-x-2 !gap-y-0 !px-3 !py-0.5"
      aria-disabled={isBusy || undefined}
    >
      {isBusy ? (
        t("play.nextHintBusy")
      ) : (
        <>
          {t("play.nextHint")}{" "}
          {round.worthAfterHint > 0 ? (
            <span className="points text-sm font-normal">
              ({t("play.nextHintCost", { count: round.worthAfterHint })})
            </span>
          ) : null}
        </>
      )}
    </button>
  )
}
