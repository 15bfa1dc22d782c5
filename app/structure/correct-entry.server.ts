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
import { toRowId } from "#app/admin/row-id"

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

/** @param button What a button in a list says: the entry, and for a move its new place. */
export async function changeListed(
  change: "place" | "unlink",
  button: string,
  { form, request, context }: ListedForm,
) {
  const { upstream, toasts } = context
  const asked = new URLSearchParams(button)
  const wanted = toListed(change, asked)
  if (!wanted) return gone(request, context)
  const formKey = String(form.get("formKey") ?? "") || undefined
  const reply = await orNull(upstream.admin.correctStructure(wanted, formKey))
  if (reply?.status === 404) return gone(request, context)
  const isDone = reply?.status === 200
  if (isDone) toasts.put("success", "toast.structureSaved")
  else toasts.put("error", reply ? "toast.structureBusy" : "toast.notSent")
  return change === "unlink" ? backToSubject(request, isDone) : backToRow(request, asked, isDone)
}

interface ListedForm {
  readonly form: FormData
  readonly request: Request
  readonly context: AppContext
}

function toListed(change: "place" | "unlink", asked: URLSearchParams): Correction | null {
  if (change === "unlink") {
    const [grade, subject] = [idIn(asked, "grade"), idIn(asked, "subject")]
    return grade && subject ? { change, grade, subject } : null
  }
  const of = readStructureEntry(asked)
  const at = chapterNumberField.safeParse(asked.get("at")).data
  return of && at ? { change, of, at: Number(at) } : null
}

/** The chapter that was chosen may have another number now, so that none is. */
function backToRow({ url: address }: Request, asked: URLSearchParams, hasMoved: boolean) {
  const url = new URL(address)
  const [at, subject] = [asked.get("at"), asked.get("subject")]
  asked.delete("at")
  if (asked.has("chapter")) {
    if (hasMoved) asked.set("chapter", at ?? "")
    url.searchParams.delete("chapter")
    url.searchParams.set("subject", subject ?? "")
  }
  return redirect(`/admin/structure${url.search}#${toRowId(asked.toString())}`, 303)
}

function backToSubject({ url: address }: Request, isOut: boolean) {
  const url = new URL(address)
  const row = isOut ? "there" : `s${url.searchParams.get("subject")}`
  if (isOut) for (const name of ["subject", "chapter"]) url.searchParams.delete(name)
  return redirect(`/admin/structure${url.search}#${row}`, 303)
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

interface Fields {
  get(name: string): unknown
}

const idIn = (fields: Fields, name: string) => {
  const text = String(fields.get(name) ?? "")
  return idPattern.test(text) ? Number(text) : undefined
}

const readStructureEntry = (fields: Fields): StructureEntry | null => {
  const [grade, subject, chapter] = ["grade", "subject", "chapter"].map((name) =>
    idIn(fields, name),
  )
  if (grade && subject && chapter) return { grade, subject, chapter }
  if (grade && !subject) return { grade }
  return subject && !grade ? { subject } : null
}
