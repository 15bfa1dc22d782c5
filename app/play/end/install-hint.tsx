import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { installPrompt } from "#app/ui/install-prompt"

/** Offers once, after the third round on this device, to put the site on the phone's screen. */
export function InstallHint({ roundId }: { roundId: string }) {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  useEffect(() => setIsShown(isThirdRound(roundId)), [roundId])
  if (!isShown) return null
  return (
    <p className="card flex flex-wrap items-center gap-3">
      <span className="grow">{t("play.install")}</span>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          setIsShown(false)
          void installPrompt()?.prompt()
        }}
      >
        {t("play.installDo")}
      </button>
      <button type="button" className="button button-quiet" onClick={() => setIsShown(false)}>
        {t("play.installNot")}
      </button>
    </p>
  )
}

const key = "rounds"

/** Counts rounds by their ids, since a result is shown again, and stops counting at the third. */
export function isThirdRound(
  roundId: string,
  storage: () => Storage = () => localStorage,
): boolean {
  try {
    const known = storage().getItem(key)?.split(" ") ?? []
    if (known.length >= 3 || known.includes(roundId)) return false
    storage().setItem(key, [...known, roundId].join(" "))
    return known.length === 2
  } catch {
    return false
  }
}
