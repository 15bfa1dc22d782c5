import { useRevalidator } from "@remix-run/react"
import { useEffect, useState } from "react"
import type { Viewer } from "./navigation"

const everyMs = 60_000
const warningMs = 5 * 60_000

/**
 * Watches the end of the session each minute and whenever the page is looked at again; tells when it
 * is over. The page stays as it is, so that nothing typed is lost. The warning comes from the server,
 * which gives it once.
 */
export function useSessionWatch(viewer: Viewer | null): boolean {
  const [isOver, setIsOver] = useState(false)
  const { revalidate } = useRevalidator()
  const remainingMs = viewer?.remainingMs ?? null
  useEffect(() => {
    setIsOver(false)
    if (remainingMs === null) return undefined
    const endsAt = Date.now() + remainingMs
    let isWarned = remainingMs <= warningMs
    const look = () => {
      const leftMs = endsAt - Date.now()
      if (leftMs <= 0) setIsOver(true)
      else if (leftMs <= warningMs && !isWarned) {
        isWarned = true
        revalidate()
      }
    }
    const timer = setInterval(look, everyMs)
    window.addEventListener("focus", look)
    return () => {
      clearInterval(timer)
      window.removeEventListener("focus", look)
    }
  }, [remainingMs, revalidate])
  return isOver
}
