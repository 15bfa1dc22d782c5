import { redirect } from "@remix-run/cloudflare"
import { type Correction, correction } from "#contract/curriculum/structure-parts"
import { orNull } from "#app/forms/refusals.server"
import type { AppContext } from "#app/server/context.server"
import { readStructureEntry } from "./view.server"

/** The page that holds the form. The number of a chapter is part of its address. */
const back = (request: Request, chapter?: string) => {
  const url = new URL(request.url)
  if (chapter) url.searchParams.set("chapter", chapter)
  return redirect(`/admin/structure${url.search}`, 303)
}

export async function correctEntry(
  intent: string,
  form: FormData,
  request: Request,
  context: AppContext,
) {
  const sent = correction.safeParse(toCorrection(intent, form))
  if (!sent.success) {
    context.toasts.put("error", "toast.structureInvalid")
    return back(request)
  }
  const key = String(form.get("formKey") ?? "")
  const { status } = await context.upstream.admin.correctStructure(
    sent.data,
    /^[\w-]{16,64}$/.test(key) ? key : undefined,
  )
  if (status === 200) context.toasts.put("success", "toast.structureSaved")
  else context.toasts.put("error", status === 409 ? "toast.structureTaken" : "toast.structureGone")
  const isRenumbered = status === 200 && sent.data.change === "place" && "chapter" in sent.data.of
  return back(request, isRenumbered ? String(form.get("at")) : undefined)
}

function toCorrection(intent: string, form: FormData): Partial<Correction> | null {
  const of = readStructureEntry(form)
  if (intent === "unlink")
    return {
      change: "unlink",
      grade: Number(form.get("grade")),
      subject: Number(form.get("subject")),
    }
  if (!of) return null
  if (intent === "place") return { change: "place", of, at: Number(form.get("at")) }
  if (intent === "archive" || intent === "restore")
    return { change: "archive", of, isArchived: intent === "archive" }
  if (intent === "merge" && "chapter" in of)
    return { change: "merge", of, into: Number(form.get("into")) }
  if (intent !== "names") return null
  const [ar, en] = ["ar", "en"].map((language) => String(form.get(language) ?? "").trim())
  return { change: "names", of, names: { ...(ar && { ar }), ...(en && { en }) } }
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
