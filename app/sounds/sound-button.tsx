import { useLocation } from "@remix-run/react"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { useRemembered } from "#app/ui/remembered"

/** Off by default. The sounds are loaded once it is on, and play until it is off or the page is left. */
export function SoundButton() {
  const { t } = useTranslation()
  const { isOn, toggle } = useRemembered("sounds")
  const isOffered = useOffer() && !isOn
  const label = t(isOffered ? "play.soundOffer" : "play.sound")
  useEffect(() => {
    if (!isOn) return undefined
    // If the import fails, or the browser has no Web Audio, the page stays silent.
    const stop = import("./sounds").then(({ playMarked }) => playMarked()).catch(() => () => {})
    return () => void stop.then((stop) => stop())
  }, [isOn])
  return (
    <button
      type="button"
      onClick={toggle}
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      className={
        isOffered
          ? "chip min-h-[2.75rem] bg-hint px-4 text-on-hint"
          : `absolute end-0 top-1/2 grid h-11 w-11 -translate-y-1/2 place-items-center rounded hover:bg-raised ${isOn ? "text-action" : ""}`
      }
    >
      <svg aria-hidden viewBox="0 0 24 24" className="icon icon-mirrored">
        <path d="M4 9v6h4l5 4.5v-15L8 9z" />
        <path
          d={
            isOn
              ? "M16.5 9a4.5 4.5 0 0 1 0 6M19 6a8.5 8.5 0 0 1 0 12"
              : "m16.5 9.5 5 5M21.5 9.5l-5 5"
          }
        />
      </svg>
      {isOffered ? label : null}
    </button>
  )
}

/** Whether this page shows the first right answer on this device. */
function useOffer(): boolean {
  const { key } = useLocation()
  const { isOn: wasOffered, toggle: remember } = useRemembered("sounds offered")
  const [offeredAt, setOfferedAt] = useState("")
  useEffect(() => {
    if (wasOffered || !document.querySelector(".verdict-all, .verdict-most")) return
    setOfferedAt(key)
    remember()
  }, [key, wasOffered, remember])
  return offeredAt === key
}
