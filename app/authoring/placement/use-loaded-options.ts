import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react"
import { useModel } from "#app/forms/form.tsx"
import { optionsPath, type PlacementChoice, type PlacementOptions } from "./placement"

interface Loaded {
  readonly options: PlacementOptions
  readonly chosen: PlacementChoice | null
  readonly state: "still" | "loading" | "loaded" | "failed"
}

/**
 * The options, loaded again after each choice that other fields depend on. If the network fails, the
 * options stay, and the page's button loads them instead.
 */
export function useLoadedOptions(first: PlacementOptions, box: RefObject<HTMLElement>) {
  const { fields } = useModel()
  const [loaded, setLoaded] = useState<Loaded>({ options: first, chosen: null, state: "still" })
  const latest = useRef(0)

  const load = useCallback(async (chosen: PlacementChoice) => {
    const turn = (latest.current += 1)
    setLoaded((before) => ({ ...before, state: "loading" }))
    const options = await loadOptions(chosen)
    if (turn !== latest.current) return
    setLoaded((before) =>
      options ? { options, chosen, state: "loaded" } : { ...before, state: "failed" },
    )
  }, [])

  const initial = {
    subject: fields["subject"]?.initialValue,
    chapter: fields["chapter"]?.initialValue,
  }
  const begin = useRef(initial)
  useEffect(() => {
    setLoaded((before) => ({ ...before, options: first }))
    const { grade, subject, chapter } = choiceIn(box.current)
    const wanted = {
      grade,
      subject: subject || (begin.current.subject ?? ""),
      chapter: chapter || (begin.current.chapter ?? ""),
    }
    const isLoaded =
      first.of.grade === grade && (!first.subjects || first.of.subject === wanted.subject)
    if (grade && !isLoaded) void load(wanted)
  }, [first, box, load])

  return {
    ...loaded,
    loadNow: ({ target }: FormEvent) => {
      if (!(target instanceof HTMLSelectElement) || target.name === "chapter") return
      void load({ ...choiceIn(box.current), chapter: "" })
    },
  }
}

async function loadOptions({ grade, subject }: PlacementChoice): Promise<PlacementOptions | null> {
  try {
    const answer = await fetch(`${optionsPath}?${new URLSearchParams({ grade, subject })}`)
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}

function choiceIn(box: HTMLElement | null): PlacementChoice {
  const getValue = (name: string) => {
    const select = box?.querySelector(`select[name="${name}"]`)
    return select instanceof HTMLSelectElement ? select.value : ""
  }
  return { grade: getValue("grade"), subject: getValue("subject"), chapter: getValue("chapter") }
}
