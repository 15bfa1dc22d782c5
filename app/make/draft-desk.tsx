import { type RefObject, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { beginWith } from "#app/forms/begin-with"
import type { FormProps } from "#app/forms/form-model"
import { type DraftFields, dropDraft, readDraft, writeDraft } from "./draft-store"

interface Props {
  /** What the form stands in. */
  box: RefObject<HTMLElement>
  place: string
  onRestore: (begin: FormProps["view"]["begin"]) => void
}

/** Where a question belongs and what a button asks for are no writing. */
const aside = ["intent", "grade", "subject", "chapter", "section", "language"]

/** Keeps what is being written in this browser, and offers what was left here before. */
export function DraftDesk({ box, place, onRestore }: Props) {
  const [offered, setOffered] = useState<DraftFields | null>(null)
  useEffect(() => {
    const around = box.current
    const form = around?.querySelector("form")
    const kept = form && !isWritten(fieldsOf(form)) ? readDraft(place) : null
    setOffered(kept && isWritten(kept) ? kept : null)
    return around ? keepWriting(around, place) : undefined
  }, [box, place])
  if (!offered) return null
  return (
    <Offer
      onRestore={() => {
        onRestore({ initialValue: beginWith(offered) })
        setOffered(null)
      }}
      onDiscard={() => {
        dropDraft(place)
        setOffered(null)
      }}
    />
  )
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

/** Writes down each change, and with a sending that it was sent, until it is called off. */
function keepWriting(around: HTMLElement, place: string): () => void {
  const note = () => {
    const form = around.querySelector("form")
    if (form) writeDraft(place, fieldsOf(form))
  }
  const noteSent = (event: SubmitEvent) => {
    const asked = event.submitter?.getAttribute("value")
    const form = around.querySelector("form")
    if (form && asked !== "check" && asked !== "chapters") writeDraft(place, fieldsOf(form), true)
  }
  around.addEventListener("input", note)
  around.addEventListener("submit", noteSent)
  return () => {
    around.removeEventListener("input", note)
    around.removeEventListener("submit", noteSent)
  }
}

function fieldsOf(form: HTMLFormElement): DraftFields {
  const fields = new Map<string, string[]>()
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") fields.set(name, [...(fields.get(name) ?? []), value])
  return Object.fromEntries(fields)
}

const isWritten = (fields: DraftFields) =>
  Object.entries(fields).some(
    ([name, values]) =>
      !aside.includes(name) && !name.endsWith("difficultyLevel") && [values].flat().join("") !== "",
  )
