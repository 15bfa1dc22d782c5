import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { installPrompt } from "#app/ui/install-prompt"

/** Offers once, after the third round on this device or as soon after it as the browser can, to put the site on the phone's screen. */
export function InstallHint({ roundId }: { roundId: string }) {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!isHintDue(roundId)) return undefined
    const show = () => {
      if (!installPrompt()) return
      localStorage.setItem(key, shown)
      setIsShown(true)
    }
    show()
    window.addEventListener("beforeinstallprompt", show)
    return () => window.removeEventListener("beforeinstallprompt", show)
  }, [roundId])
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
const shown = "shown"

/** Counts rounds by their ids, since a result is shown again, up to the third. The hint is due from then until it was shown. */
export function isHintDue(roundId: string, storage: () => Storage = () => localStorage): boolean {
  try {
    const known = storage().getItem(key)?.split(" ") ?? []
    if (known.includes(shown)) return false
    const counted = [...new Set([...known, roundId])].slice(0, 3)
    storage().setItem(key, counted.join(" "))
    return counted.length === 3
  } catch {
    return false
  }
}
