import { useEffect, useRef, useState } from "react"
import type { WithRuns } from "#app/ui/user-text.tsx"

/** How long nothing is typed before the server is asked, because only it makes formulas. */
const pauseMs = 400

/** The runs of those texts of a draft that seem to have a formula; the texts are shown as typed until they arrive. */
export function useTypedRuns(draft: unknown): WithRuns {
  const [known, setKnown] = useState<WithRuns>({})
  const asked = useRef(new Set<string>())
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const text of formulasIn(draft)) {
        if (asked.current.has(text)) continue
        asked.current.add(text)
        loadRuns(text).then(
          ({ runs }) => setKnown((before) => ({ runs: { ...before.runs, ...runs } })),
          () => asked.current.delete(text),
        )
      }
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [draft])
  return known
}

const formulasIn = (value: unknown): string[] => {
  if (typeof value === "string") return /\\[([]|\$\$|\[tex\]/i.test(value) ? [value] : []
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(formulasIn) : []
}

async function loadRuns(text: string): Promise<WithRuns> {
  const answer = await fetch(`/make/formula?${new URLSearchParams({ text })}`)
  return answer.ok ? answer.json() : {}
}
