import { type RefObject, useEffect, useState } from "react"
import type { DifficultyPlaying } from "#game/difficulty/view"

/**
 * What has been typed, kept by this browser until the round is answered, so that a refresh or a
 * dead battery loses nothing. `filled` says which items have an answer.
 */
export function useStoredDrafts(form: RefObject<HTMLFormElement>, round: DifficultyPlaying) {
  const storageKey = `drafts ${round.roundId}`
  const [filled, setFilled] = useState(() =>
    round.items.map((_, index) => Boolean(round.drafts[index])),
  )

  useEffect(() => {
    const kept = read(storageKey)
    for (const field of fieldsOf(form)) if (field.value === "") field.value = kept[field.name] ?? ""
    setFilled(fieldsOf(form).map(({ value }) => value.trim() !== ""))
  }, [form, storageKey])

  const noteDrafts = () => {
    const fields = fieldsOf(form)
    setFilled(fields.map(({ value }) => value.trim() !== ""))
    write(storageKey, Object.fromEntries(fields.map(({ name, value }) => [name, value])))
  }
  return { filled, noteDrafts }
}

const fieldsOf = (form: RefObject<HTMLFormElement>) => [
  ...(form.current?.querySelectorAll<HTMLInputElement>('input[name^="answer-"]') ?? []),
]

function read(storageKey: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}")
    const entries = typeof kept === "object" && kept !== null ? Object.entries(kept) : []
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
  } catch {
    return {}
  }
}

/** A browser that keeps nothing plays all the same. */
function write(storageKey: string, drafts: Record<string, string>) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(drafts))
  } catch {
    // Nothing to do: see above.
  }
}
