import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react"
import { useModel } from "#app/forms/form.tsx"
import { placesPath } from "./addresses"
import type { Choice, Places } from "./places"

interface Loaded {
  readonly places: Places
  /** What was chosen when they were loaded; `null` before. */
  readonly chosen: Choice | null
  readonly state: "still" | "loading" | "loaded" | "failed"
}

/**
 * What can be chosen, loaded anew with each choice that more depends on. Where the network fails
 * the page stays as it is, and its button does the same.
 */
export function useLoadedPlaces(first: Places, box: RefObject<HTMLElement>) {
  const { fields } = useModel()
  const [loaded, setLoaded] = useState<Loaded>({ places: first, chosen: null, state: "still" })
  const latest = useRef(0)

  const load = useCallback(async (chosen: Choice) => {
    const turn = (latest.current += 1)
    setLoaded((before) => ({ ...before, state: "loading" }))
    const places = await placesOf(chosen)
    if (turn !== latest.current) return
    setLoaded((before) =>
      places ? { places, chosen, state: "loaded" } : { ...before, state: "failed" },
    )
  }, [])

  const begun = {
    subject: fields["subject"]?.initialValue,
    chapter: fields["chapter"]?.initialValue,
  }
  const begin = useRef(begun)
  useEffect(() => {
    setLoaded((before) => ({ ...before, places: first }))
    const { grade, subject, chapter } = choiceIn(box.current)
    const wanted = {
      grade,
      subject: subject || (begin.current.subject ?? ""),
      chapter: chapter || (begin.current.chapter ?? ""),
    }
    const isThere =
      first.of.grade === grade && (!first.subjects || first.of.subject === wanted.subject)
    if (grade && !isThere) void load(wanted)
  }, [first, box, load])

  return {
    ...loaded,
    loadNow: ({ target }: FormEvent) => {
      if (!(target instanceof HTMLSelectElement) || target.name === "chapter") return
      void load({ ...choiceIn(box.current), chapter: "" })
    },
  }
}

async function placesOf({ grade, subject }: Choice): Promise<Places | null> {
  try {
    const answer = await fetch(`${placesPath}?${new URLSearchParams({ grade, subject })}`)
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}

function choiceIn(box: HTMLElement | null): Choice {
  const valueOf = (name: string) => {
    const select = box?.querySelector(`select[name="${name}"]`)
    return select instanceof HTMLSelectElement ? select.value : ""
  }
  return { grade: valueOf("grade"), subject: valueOf("subject"), chapter: valueOf("chapter") }
}
