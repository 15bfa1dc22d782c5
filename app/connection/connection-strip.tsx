import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react"
import { useTranslation } from "react-i18next"
import { Picture } from "#app/ui/picture.tsx"
import { useHydrated } from "#app/ui/hydration"
import { connection, retryModules } from "./retried-fetch"

export function ConnectionStrip() {
  const isLost = useSyncExternalStore(connection.watch, connection.isLost, () => false)
  useEffect(retryModules, [])
  if (!useHydrated()) return null
  return (
    <output className={isLost ? "lost flex items-center justify-center px-2" : "fixed"}>
      {/* Always rendered, so that it is loaded before the network is lost. */}
      <Picture
        of="saffir/offline"
        className={`h-7 w-7 flex-none ${isLost ? "" : "invisible absolute"}`}
      />
      {isLost ? <Lost /> : null}
    </output>
  )
}

function Lost() {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const { current } = button
    return () => {
      if (document.activeElement === current) before.current?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <p className="flex items-center gap-1 px-2 text-sm sm:gap-3">
      {t("connection.lost")}
      <button
        ref={button}
        type="button"
        onFocus={({ relatedTarget }) => {
          before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
        }}
        onClick={connection.tryNow}
        className="min-h-[2.75rem] whitespace-nowrap px-2 font-bold underline"
      >
        {t("connection.tryNow")}
      </button>
    </p>
  )
}
