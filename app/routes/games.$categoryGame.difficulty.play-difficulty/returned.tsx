import { useTranslation } from "react-i18next"
import { PlayError } from "#app/play/play-error.tsx"
import type { Message } from "#app/i18n/keys"

interface Props {
  error: Message | undefined
}

/** Why the form came back. */
export function Returned({ error }: Props) {
  if (!error) return null
  return (
    <div className="card border-2 border-hint">
      <PlayError error={error} />
    </div>
  )
}

/** Where items were left empty, the button that sends it all the same; the last, so that Enter presses another. */
export function SendAnyway({ error }: Props) {
  const { t } = useTranslation()
  if (error?.key !== "errors.play.empty") return null
  return (
    <button name="confirm" value="yes" className="button button-hint w-full">
      {t("difficulty.sendAnyway")}
    </button>
  )
}
