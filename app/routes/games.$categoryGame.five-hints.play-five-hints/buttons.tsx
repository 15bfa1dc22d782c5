import { useNavigation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { FiveHintsPlaying } from "#game/rounds/five-hints"

/** The answer first: it is what Enter presses. Each says what is going on while it is. */
export function Buttons({ round, mayHaveHint }: { round: FiveHintsPlaying; mayHaveHint: boolean }) {
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
          : t(round.handedIn ? "play.sendAgain" : "play.submit")}
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
