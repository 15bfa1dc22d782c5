import { useSyncExternalStore } from "react"

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
