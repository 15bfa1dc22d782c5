import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare"
import type { Message } from "#app/i18n/keys"
import { requirePerson } from "#app/session/guards.server"
import { type CheckedRow, checkRows } from "./check-rows.server"
import { type ImportReply, viewImport } from "./import-view.server"
import type { CheckedPart } from "./rows-left.server"
import { PlacesUnavailable } from "./placement-lists.server"
import { type Given, readGiven } from "./read-given.server"
import { type SentRows, sendRows } from "./send-rows.server"

const nothing = {
  text: "",
  isGift: false,
  unknown: [],
  rows: [],
  good: 0,
  bad: [],
  sent: null,
} as const

/** Checks a file or text, and sends its valid rows if the form asks for it. The app stores nothing between both. */
export async function importAction({ request, context }: ActionFunctionArgs) {
  const person = requirePerson(request, context)
  const form = await request.formData().catch(() => new FormData())
  const given = await readGiven(form, context)
  if ("error" in given) return refused(given.error, given.text, 422)
  try {
    const parts: CheckedPart[] = []
    for (const { layout, rows } of given.parts)
      parts.push({ layout, rows: await checkRows({ context, person }, layout, rows) })
    return await answer(given, parts, form.get("intent") === "send", context)
  } catch (error) {
    if (error instanceof PlacesUnavailable)
      return refused({ key: "errors.unavailable" }, given.text, 503)
    throw error
  }
}

async function answer(
  given: Given,
  parts: readonly CheckedPart[],
  isSending: boolean,
  context: ActionFunctionArgs["context"],
) {
  const sent = isSending
    ? await sendRows(
        context,
        parts.flatMap(({ rows }) => rows),
      )
    : null
  const left = parts.map((part) => ({
    ...part,
    rows: part.rows.flatMap((row) => afterSending(row, sent)),
  }))
  const rows = left.flatMap((part) => part.rows)
  if (sent && rows.length === 0 && given.refused.length === 0) {
    context.toasts.put("success", "toast.imported", String(sent.made))
    return redirect("/my-questions", 303)
  }
  const isWrong = given.refused.length > 0 || rows.some(({ question }) => !question)
  const status = sent?.isBrokenOff ? 503 : 422
  return data<ImportReply>(viewImport(given, left, sent, context), {
    status: sent || isWrong ? status : 200,
  })
}

const refused = (error: Message, text: string, status: number) =>
  data<ImportReply>({ ...nothing, error, text }, { status })

/** Removes a stored row, and adds an error to a row that the API refused. */
function afterSending(row: CheckedRow, sent: SentRows | null): readonly CheckedRow[] {
  if (sent?.stored.has(row.number)) return []
  if (!sent?.refused.has(row.number)) return [row]
  return [{ ...row, question: null, errors: { "": [{ key: "errors.make.refused" }] } }]
}
