import { useEffect, useState, useSyncExternalStore } from "react"

const never = () => () => {}

/** True once scripts run: what needs them is absent from the HTML until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Loads of code that the server's HTML was rendered with: React can only hydrate the page after them. */
export const beforeHydration: Promise<unknown>[] = []

/** What comes after the page, with a script only: `null` until it is here, and where it does not come. */
export function useLater<Part extends object>(load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  useEffect(() => {
    load().then(setPart, () => {})
  }, [load])
  return part
}
