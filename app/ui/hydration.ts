import { useEffect, useState, useSyncExternalStore } from "react"

const never = () => () => {}

export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/**
 * Pending imports of code that the server has rendered with: React can hydrate the page only after them.
 */
export const beforeHydration: Promise<unknown>[] = []

/** Loads a part of the page after hydration; `null` until it is loaded, and if loading fails. */
export function useLater<Part extends object>(load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  useEffect(() => {
    load().then(setPart, () => {})
  }, [load])
  return part
}
