import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare"
import { readForm } from "#app/forms/read-fields.server"
import type { Message } from "#app/i18n/keys"
import { requirePerson } from "#app/session/guards.server"
import { checkParts, type CheckedPart } from "#app/import/check/check-rows.server"
import { type ImportReply, packedField, viewImport } from "./import-view.server"
import { pack } from "#app/import/given/packed.server"
import { pageBytes } from "./row-view.server"
import { leftOf, textLeft } from "./rows-left.server"
import {
  type ImportInput,
  type ImportSource,
  readGivenFile,
} from "#app/import/given/read-given.server"
import {
  joinOutcomes,
  outcomeFields,
  type RowOutcomes,
  toRowOutcomes,
  sendRows,
  saveDrafts,
} from "./send-rows.server"

const nothing = {
  text: "",
  isKept: false,
  isGift: false,
  isLeftAsGift: false,
  choices: 0,
  takesChoices: false,
  unknown: [],
  hasMoreSheets: false,
  rows: [],
  all: 0,
  good: 0,
  bad: [],
  unexplained: [],
  unexplainedCount: 0,
  explanations: [],
  outcomes: { stored: "", refused: "" },
  drafts: 0,
  sent: null,
  kept: null,
} as const

/** The most bytes that pasted text which could not be read may take in the page. */
const shownMaxBytes = 120 * 1024

type Context = ActionFunctionArgs["context"]

export async function readImportOffers({ offers }: Pick<Context, "offers">) {
  const { canImport, canDraft, canBeExact } = await offers()
  return { canImport, canDraft, canBeExact }
}

export async function importAction({ request, context }: ActionFunctionArgs) {
  const person = requirePerson(request, context)
  const form = await readForm(request)
  const given = await readGivenFile(form, context.i18n.t)
  if ("error" in given) return refused(given, given.error, context)
  const packed = await pack(given.text)
  if (packed === null && given.source === "pasted")
    return refused(given, { key: "errors.import.longText" }, context)
  const parts = await checkParts(given, { context, person })
  const before = toRowOutcomes(form)
  const intent = form.get("intent")
  if (parts) return answer(given, parts, { packed, intent, before }, context)
  keep(context, packed)
  const { isGift, isChoices, takesChoices } = given
  const outcomes = outcomeFields(before)
  const explanations = [...given.explanations]
  const kept = {
    isKept: packed !== null,
    isGift,
    isLeftAsGift: isGift || isChoices,
    takesChoices,
    outcomes,
    explanations,
  }
  const error = { key: "errors.unavailable" } as const
  return data<ImportReply>({ ...nothing, ...kept, error }, { status: 503 })
}

interface Step {
  readonly packed: string | null
  readonly intent: FormDataEntryValue | null
  readonly before: RowOutcomes
}

const none: ReadonlySet<number> = new Set()

async function answer(
  given: ImportInput,
  parts: readonly CheckedPart[],
  { packed, intent, before }: Step,
  context: Context,
) {
  const open = leftOf(parts, before)
  const sent =
    intent === "send"
      ? await sendRows(
          context,
          open.flatMap(({ rows }) => rows),
        )
      : null
  const kept = intent === "later" ? await saveDrafts(context, open) : null
  const outcomes = joinOutcomes(before, sent ?? { stored: kept?.stored ?? none, refused: none })
  const left = leftOf(parts, outcomes)
  const rows = left.flatMap((part) => part.rows)
  if ((sent ?? kept) && rows.length === 0 && given.refused.length === 0) {
    if (sent) context.toasts.put("success", "toast.imported", String(sent.made))
    if (kept) context.toasts.put("success", "toast.draftsKept", String(kept.stored.size))
    return redirect(kept ? "/my-questions/drafts" : "/my-questions", 303)
  }
  const isWrong = given.refused.length > 0 || rows.some(({ question }) => !question)
  const isCut = sent?.stop === "brokenOff" || kept?.stop === "draftsBrokenOff"
  keep(context, packed)
  const offers = await readImportOffers(context)
  const text = isWrong ? textLeft(given, left, outcomes, context.i18n) : ""
  const reply = viewImport(given, left, { packed, text, sent, kept, outcomes, offers }, context)
  const status = isCut ? 503 : 422
  return data<ImportReply>(reply, { status: (sent ?? kept) || isWrong ? status : 200 })
}

function keep({ htmlFields }: Context, packed: string | null) {
  if (packed !== null) htmlFields.set(packedField, packed)
}

async function refused(
  { source, text }: ImportSource & { readonly text: string },
  error: Message,
  context: Context,
) {
  const isShown = source === "pasted" && pageBytes(text) <= shownMaxBytes
  const packed = source === "pasted" && !isShown ? await pack(text) : null
  keep(context, packed)
  const reply = { ...nothing, error, text: isShown ? text : "", isKept: packed !== null }
  return data<ImportReply>(reply, { status: 422 })
}
