import { type RefObject, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { forgetDrafts } from "#app/ui/forget-drafts"
import { beginWith } from "#app/forms/begin-with"
import type { FormProps } from "#app/forms/form-model"

interface Props {
  box: RefObject<HTMLElement>
  storageKey: string
  onRestore: (begin: FormProps["view"]["begin"]) => void
}

/** Fields that are chosen, not typed: a form with only these filled is not a draft. */
const notWritten = ["intent", "grade", "subject", "chapter", "section", "language"]

export function DraftRecovery({ box, storageKey, onRestore }: Props) {
  const [offered, setOffered] = useState<DraftFields | null>(null)
  useEffect(() => {
    forgetDrafts(isOfOther(storageKey))
    const around = box.current
    const form = around?.querySelector("form")
    const kept = form && !isWritten(toFields(form)) ? readDraft(storageKey) : null
    setOffered(kept && isWritten(kept) ? kept : null)
    return around ? storeChanges(around, storageKey) : undefined
  }, [box, storageKey])
  if (!offered) return null
  return (
    <Offer
      onRestore={() => {
        onRestore({ initialValue: beginWith(offered) })
        setOffered(null)
      }}
      onDiscard={() => {
        dropDraft(storageKey)
        setOffered(null)
      }}
    />
  )
}

const isOfOther = (storageKey: string) => {
  const [, , owner] = storageKey.split(" ")
  return (key: string) => key.startsWith("draft ") && key.split(" ")[2] !== owner
}

function Offer({ onRestore, onDiscard }: { onRestore: () => void; onDiscard: () => void }) {
  const { t } = useTranslation()
  return (
    <output className="card grid gap-3 border-hint">
      <p className="font-bold">{t("make.draft.offer")}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={onRestore} className="button button-hint max-sm:w-full">
          {t("make.draft.restore")}
        </button>
        <button type="button" onClick={onDiscard} className="button button-quiet max-sm:w-full">
          {t("make.draft.discard")}
        </button>
      </div>
    </output>
  )
}

function storeChanges(around: HTMLElement, storageKey: string): () => void {
  const store = () => {
    const form = around.querySelector("form")
    if (form) writeDraft(storageKey, toFields(form))
  }
  const storeSent = (event: SubmitEvent) => {
    const asked = event.submitter?.getAttribute("value")
    const form = around.querySelector("form")
    const isSending = !asked || asked === "send"
    if (form && isSending) writeDraft(storageKey, toFields(form), true)
  }
  around.addEventListener("input", store)
  around.addEventListener("submit", storeSent)
  return () => {
    around.removeEventListener("input", store)
    around.removeEventListener("submit", storeSent)
  }
}

function toFields(form: HTMLFormElement): DraftFields {
  const fields = new Map<string, string[]>()
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") fields.set(name, [...(fields.get(name) ?? []), value])
  return Object.fromEntries(fields)
}

const isWritten = (fields: DraftFields) =>
  Object.entries(fields).some(
    ([name, values]) =>
      !notWritten.includes(name) &&
      !name.endsWith("difficultyLevel") &&
      [values].flat().join("") !== "",
  )

type DraftFields = Readonly<Record<string, string | readonly string[]>>

/** The stored draft, or `null`. If the browser refuses storage, only drafts are lost. */
function readDraft(storageKey: string): DraftFields | null {
  const kept = parsed(storageKey)
  return kept ? Object.fromEntries(Object.entries(kept.fields).flatMap(field)) : null
}

function writeDraft(storageKey: string, fields: DraftFields, isSent = false): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ fields, isSent }))
  } catch {
    // See above.
  }
}

function dropDraft(storageKey: string): void {
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
