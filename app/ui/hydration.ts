import { useEffect, useState, useSyncExternalStore } from "react"

const never = () => () => {}

/** True once scripts run. Parts that need a script are not rendered until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Pending imports of code that the server rendered with; React can hydrate the page only after them. */
export const beforeHydration: Promise<unknown>[] = []

/** Loads a part after the page, with a script only; `null` until it is loaded, and where loading fails. */
export function useLater<Part extends object>(load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  useEffect(() => {
    load().then(setPart, () => {})
  }, [load])
  return part
}
