import { useRevalidator } from "@remix-run/react"
import { useEffect, useState } from "react"
import type { Viewer } from "./navigation"

export const sessionOver = { type: "error", message: "toast.sessionExpired", detail: "" } as const

const sessionCheckMs = 60_000
const sessionWarningMs = 5 * 60_000

/**
 * Checks every minute, and when the window gets the focus, whether the session is over, and returns that. The page
 * does not change, so that nothing typed is lost. From 5 minutes before the end it revalidates once, and the server
 * sends its warning.
 */
export function useSessionWatch(viewer: Viewer | null): boolean {
  const [isOver, setIsOver] = useState(false)
  const { revalidate } = useRevalidator()
  const remainingMs = viewer?.remainingMs ?? null
  useEffect(() => {
    setIsOver(false)
    if (remainingMs === null) return undefined
    const endsAt = Date.now() + remainingMs
    let isWarned = remainingMs <= sessionWarningMs
    const look = () => {
      const leftMs = endsAt - Date.now()
      if (leftMs <= 0) setIsOver(true)
      else if (leftMs <= sessionWarningMs && !isWarned) {
        isWarned = true
        revalidate()
      }
    }
    const timer = setInterval(look, sessionCheckMs)
    window.addEventListener("focus", look)
    return () => {
      clearInterval(timer)
      window.removeEventListener("focus", look)
    }
  }, [remainingMs, revalidate])
  return isOver
}
