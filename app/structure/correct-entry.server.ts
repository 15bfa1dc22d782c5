import { data, redirect } from "@remix-run/cloudflare"
import * as z from "zod"
import type { Correction, StructureEntry } from "#contract/curriculum/structure-parts"
import { idPattern } from "#contract/limits"
import { languages } from "#contract/words"
import { chapterNumberField, structureName } from "#app/admin/admin-request.server"
import { defineForm, formKey } from "#app/forms/define-form.server"
import { type Refusals, orNull, toRefusal } from "#app/forms/refusals.server"
import type { FormReply } from "#app/forms/submission.server"
import type { TranslationKey } from "#app/i18n/keys"
import type { AppContext } from "#app/server/context.server"

export const entryForm = defineForm(
  z.object({
    intent: z.string(),
    ar: structureName.optional(),
    en: structureName.optional(),
    at: chapterNumberField.optional(),
    into: chapterNumberField.optional(),
    formKey,
  }),
)
type Field = "ar" | "en" | "at" | "into"
type Given = Readonly<Partial<Record<Field, string>>>

/** Shows the form again with what was typed and what is wrong with it, unless the entry is gone. */
export async function correctEntry(form: FormData, request: Request, context: AppContext) {
  const sent = entryForm.readFields(form)
  const intent = String(form.get("intent"))
  const of = readStructureEntry(form)
  const refused = (field: Field | "", key: TranslationKey, status = 422) =>
    data<FormReply>(sent.reply({ [field]: [{ key }] }), { status })
  if (!sent.value) return data<FormReply>(sent.reply(), { status: 422 })
  const wanted = of && toCorrection(intent, of, sent.value)
  if (typeof wanted === "string") return refused(wanted, "errors.required")
  if (!of || !wanted) return gone(request, context)
  const reply = await orNull(context.upstream.admin.correctStructure(wanted, sent.value.formKey))
  if (!reply) return refused("", "errors.unavailable", 503)
  if (reply.status === 404) return gone(request, context)
  if (reply.status !== 200) {
    const { field = "", key, status } = toRefusal(reply, refusals(of), "errors.invalid")
    return refused(field, key, status)
  }
  context.toasts.put("success", "toast.structureSaved")
  return back(request, wanted.change === "place" && "chapter" in of ? wanted.at : undefined)
}

function gone(request: Request, { toasts }: AppContext) {
  toasts.put("error", "toast.structureGone")
  return back(request)
}

const refusals = (of: StructureEntry): Refusals<Field> => {
  const key =
    "chapter" in of
      ? "errors.structure.nameTaken"
      : "grade" in of
        ? "errors.addGrade.there"
        : "errors.addSubject.there"
  return [
    ...languages.map((field) => ({ when: new RegExp(`taken: ${field}`), key, field }) as const),
    { when: /pupils/i, key: "errors.structure.pupils", status: 409 },
    { when: 409, key: "errors.structure.busy", status: 409 },
  ]
}

function toCorrection(
  intent: string,
  of: StructureEntry,
  { ar, en, at, into }: Given,
): Correction | Field | null {
  if (intent === "names")
    return ar || en
      ? { change: "names", of, names: { ...(ar && { ar }), ...(en && { en }) } }
      : "en"
  if (intent === "place") return at ? { change: "place", of, at: Number(at) } : "at"
  if (intent === "archive" || intent === "restore")
    return { change: "archive", of, isArchived: intent === "archive" }
  if (intent === "merge" && "chapter" in of)
    return into ? { change: "merge", of, into: Number(into) } : "into"
  return null
}

const back = (request: Request, chapter?: number) => {
  const url = new URL(request.url)
  if (chapter) url.searchParams.set("chapter", String(chapter))
  return redirect(`/admin/structure${url.search}`, 303)
}

export async function unlinkSubject(form: FormData, request: Request, context: AppContext) {
  const { upstream, toasts } = context
  const [grade, subject] = [Number(form.get("grade")), Number(form.get("subject"))]
  if (![grade, subject].every((id) => Number.isSafeInteger(id) && id > 0))
    return gone(request, context)
  const reply = await orNull(upstream.admin.correctStructure({ change: "unlink", grade, subject }))
  if (reply?.status === 404) return gone(request, context)
  if (reply?.status === 200) toasts.put("success", "toast.structureSaved")
  else toasts.put("error", reply ? "toast.structureBusy" : "toast.notSent")
  return back(request)
}

export async function undoChange(
  form: FormData,
  request: Request,
  { upstream, toasts }: AppContext,
) {
  const event = Number(form.get("event"))
  const isEvent = Number.isSafeInteger(event) && event > 0
  const reply = isEvent ? await orNull(upstream.admin.undoStructure(event)) : undefined
  if (reply?.status === 200) toasts.put("success", "toast.structureUndone")
  else toasts.put("error", reply === null ? "toast.notSent" : "toast.structureUsed")
  return back(request)
}

const readStructureEntry = (fields: FormData): StructureEntry | null => {
  const number = (name: string) => {
    const text = String(fields.get(name) ?? "")
    return idPattern.test(text) ? Number(text) : undefined
  }
  const [grade, subject, chapter] = [number("grade"), number("subject"), number("chapter")]
  if (grade && subject && chapter) return { grade, subject, chapter }
  if (grade && !subject) return { grade }
  return subject && !grade ? { subject } : null
}
