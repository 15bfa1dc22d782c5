import { type ComponentType, type ReactNode, useEffect, useState } from "react"
import { beforeHydration } from "#app/ui/hydration"
import type { CheckProps } from "./check-result"

type Check<Draft> = ComponentType<CheckProps<Draft>>

/** The component for the result of a check. The server renders it at once; the browser loads its code afterwards. */
export interface DeferredCheck<Draft> {
  loaded: Check<Draft> | null
  load(): Promise<unknown>
}

/** `onServer` is null in the browser's build, so that only `load` imports the component there. */
export function deferCheck<Draft>(
  onServer: Check<Draft> | null,
  load: () => Promise<{ readonly Check: Check<Draft> }>,
): DeferredCheck<Draft> {
  const check: DeferredCheck<Draft> = {
    loaded: onServer,
    load: () => load().then((module) => (check.loaded = module.Check)),
  }
  if (!import.meta.env.SSR && document.querySelector("[data-check]"))
    beforeHydration.push(check.load())
  return check
}

interface ShownProps<Draft> extends CheckProps<Draft> {
  check: DeferredCheck<Draft>
  fallback: ReactNode
}

export function ShownCheck<Draft>({ check, fallback, ...props }: ShownProps<Draft>) {
  const [Component, setComponent] = useState(() => check.loaded)
  useEffect(() => {
    if (!check.loaded)
      check.load().then(
        () => setComponent(() => check.loaded),
        () => {},
      )
  }, [check])
  return Component ? <Component {...props} /> : fallback
}
