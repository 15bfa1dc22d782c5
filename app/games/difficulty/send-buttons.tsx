import { useTranslation } from "react-i18next"
import type { DifficultyPlaying } from "#game/difficulty/view"
import { SubmitButton } from "#app/forms/submit-button.tsx"

interface SendProps {
  round: DifficultyPlaying
  current: number
}

/** Sends one item; with scripts off, all of them. That button comes first, because Enter presses the first one. */
export function SendItem({ round, current }: SendProps) {
  const { t } = useTranslation()
  return (
    <>
      <noscript>
        <SendAll round={round} />
      </noscript>
      <div className="alone grid gap-3">
        <SubmitButton busy={t("play.submitBusy")} intent={`item-${current + 1}`}>
          {t(round.isSubmitted ? "play.sendAgain" : "play.submit")}
        </SubmitButton>
        {round.items.some(({ verdict }) => verdict) ? (
          <button name="intent" value="stop" formNoValidate className="button button-quiet w-full">
            {t("difficulty.stop")}
          </button>
        ) : null}
      </div>
    </>
  )
}

export function SendAll({ round }: Pick<SendProps, "round">) {
  const { t } = useTranslation()
  return (
    <SubmitButton busy={t("play.submitBusy")} intent="answer">
      {t(round.isSubmitted ? "play.sendAgain" : "difficulty.submit")}
    </SubmitButton>
  )
}
