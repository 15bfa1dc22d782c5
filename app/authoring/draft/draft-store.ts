export type DraftFields = Readonly<Record<string, string | readonly string[]>>

/** The stored draft, or `null`. If the browser refuses storage, only drafts are lost. */
export function readDraft(storageKey: string): DraftFields | null {
  const kept = parsed(storageKey)
  return kept ? Object.fromEntries(Object.entries(kept.fields).flatMap(field)) : null
}

export function writeDraft(storageKey: string, fields: DraftFields, isSent = false): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ fields, isSent }))
  } catch {
    // See above.
  }
}

export function dropDraft(storageKey: string): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // See above.
  }
}

export function clearSentDraft(storageKey: string): void {
  if (parsed(storageKey)?.isSent) dropDraft(storageKey)
}

function parsed(storageKey: string): { fields: object; isSent: boolean } | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null")
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
