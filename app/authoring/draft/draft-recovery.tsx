import { type RefObject, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { forgetDrafts } from "#app/ui/forget-drafts"
import { beginWith } from "#app/forms/begin-with"
import type { FormProps } from "#app/forms/form-model"
import { type DraftFields, dropDraft, readDraft, writeDraft } from "./draft-store"

export { clearSentDraft } from "./draft-store"

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
