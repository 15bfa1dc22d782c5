/** What is being written, by field, as this browser keeps it. */
export type DraftFields = Readonly<Record<string, string | readonly string[]>>

/** What was written here before; `null` where nothing is kept. A browser that keeps nothing writes all the same. */
export function readDraft(place: string): DraftFields | null {
  const kept = parsed(place)
  return kept ? Object.fromEntries(Object.entries(kept.fields).flatMap(field)) : null
}

export function writeDraft(place: string, fields: DraftFields, isSent = false): void {
  try {
    localStorage.setItem(place, JSON.stringify({ fields, isSent }))
  } catch {
    // Nothing to do: see above.
  }
}

export function dropDraft(place: string): void {
  try {
    localStorage.removeItem(place)
  } catch {
    // Nothing to do: see above.
  }
}

/** Drops what has arrived; what was begun after it stays. */
export function clearSentDraft(place: string): void {
  if (parsed(place)?.isSent) dropDraft(place)
}

function parsed(place: string): { fields: object; isSent: boolean } | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "null")
    if (typeof kept !== "object" || kept === null || !("fields" in kept)) return null
    const { fields } = kept
    if (typeof fields !== "object" || fields === null) return null
    return { fields, isSent: "isSent" in kept && kept.isSent === true }
  } catch {
    return null
  }
}

function field([name, value]: [string, unknown]): [string, string | string[]][] {
  if (typeof value === "string") return [[name, value]]
  return Array.isArray(value) ? [[name, value.map(String)]] : []
}
