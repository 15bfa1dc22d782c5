import { type RefObject, useEffect } from "react"
import type { DifficultyPlaying } from "#game/difficulty/view"

/**
 * Keeps what was typed in the `sessionStorage` of the tab, so that a reload loses nothing. Returns a function that
 * is to be called after each change.
 */
export function useStoredDrafts(form: RefObject<HTMLFormElement>, { roundId }: DifficultyPlaying) {
  const storageKey = `drafts ${roundId}`

  useEffect(() => {
    const kept = read(storageKey)
    for (const field of toFields(form)) if (field.value === "") field.value = kept[field.name] ?? ""
  }, [form, storageKey])

  return () => {
    const typed = toFields(form).map(({ name, value }) => [name, value])
    write(storageKey, Object.fromEntries(typed))
  }
}

const toFields = (form: RefObject<HTMLFormElement>) => [
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

/** Storage is optional: without it a reload loses what was typed. */
function write(storageKey: string, drafts: Record<string, string>) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(drafts))
  } catch {
    // Nothing to do: see above.
  }
}
