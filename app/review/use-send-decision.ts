import { useRevalidator, useSubmit } from "@remix-run/react"
import { useCallback, useEffect, useRef } from "react"
import type { DecisionReport } from "./replies"

/** The path that the page's script sends decisions to. */
const decisionsPath = "/action/decide-questions"

/** A decision that can still be undone. */
export interface HeldDecision {
  readonly intent: "approve" | "reject"
  readonly ids: readonly string[]
  readonly fields: URLSearchParams
  /** The id of the question that was open. */
  readonly openedId: string
}

type Change<T> = (change: (before: readonly T[]) => readonly T[]) => void

interface Setters {
  setSending: Change<HeldDecision>
  setReport: (report: DecisionReport) => void
  /** Changes the ids that are decided for good; the list on the page may be older. */
  setDone: Change<string>
}

/** Sends a decision; `retryFetches` repeats the request until there is a reply. */
export function useSendDecision({ setSending, setReport, setDone }: Setters) {
  const { revalidate } = useRevalidator()
  const submit = useSubmit()
  return useCallback(
    async (decision: HeldDecision) => {
      setSending((sending) => [...sending, decision])
      const report = await sent(decision).catch(() => null)
      if (report?.isWhole) setDone((done) => [...done, ...decision.ids])
      else if (report) setReport(report)
      // No report: the session is over or the reply unreadable. A form submission shows why and keeps the decision.
      if (report) revalidate()
      else submit(decision.fields, { method: "post" })
      setSending((sending) => sending.filter((each) => each !== decision))
    },
    [setSending, setReport, setDone, revalidate, submit],
  )
}

async function sent({ fields }: HeldDecision): Promise<DecisionReport | null> {
  const response = await fetch(decisionsPath, { method: "POST", body: fields })
  return response.redirected ? null : await response.json()
}

/** Sends unsent decisions as beacons when the page is closed or left. */
export function useSentOnLeaving(unsent: readonly HeldDecision[], onLeave: () => void) {
  const latest = useRef(unsent)
  const leave = useRef(onLeave)
  latest.current = unsent
  useEffect(() => {
    const flush = () => {
      for (const { fields } of latest.current) navigator.sendBeacon(decisionsPath, fields)
      latest.current = []
      leave.current()
    }
    window.addEventListener("pagehide", flush)
    return () => {
      window.removeEventListener("pagehide", flush)
      flush()
    }
  }, [])
}
