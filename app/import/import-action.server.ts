import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare"
import type { Message } from "#app/i18n/keys"
import { requirePerson } from "#app/session/guards.server"
import { type CheckedRow, checkRows } from "./check-rows.server"
import { type Layout, layoutOf } from "./columns.server"
import { type Decoded, checkText, decodeFile } from "./decode-file.server"
import { PlacesUnavailable } from "./places.server"
import { type SentRows, sendRows } from "./send-rows.server"
import { type Sheet, readSheet, writeSheet } from "./sheet.server"
import { type Download, downloadOf } from "./templates.server"

/** A row as the page shows it. */
export interface RowView {
  readonly number: number
  readonly title: string
  readonly errors: readonly {
    /** The header of the cell; "" for the row as a whole. */
    readonly header: string
    readonly cell: string
    readonly messages: readonly Message[]
  }[]
}

/** What came of a file or of pasted cells. */
export interface ImportReply {
  readonly error: Message | null
  /** As it was read, for the form that sends it. */
  readonly text: string
  readonly unknown: readonly string[]
  readonly rows: readonly RowView[]
  readonly good: number
  /** The rows with errors, with a column that says why; `null` for none. */
  readonly bad: Download | null
  readonly sent: Pick<SentRows, "made" | "known" | "isBrokenOff"> | null
}

const nothing = { text: "", unknown: [], rows: [], good: 0, bad: null, sent: null } as const

/** Checks what was given, and sends the good rows where that was asked for. Nothing is kept between the two. */
export async function importAction({ request, context }: ActionFunctionArgs) {
  const person = requirePerson(request, context)
  const form = await request.formData().catch(() => new FormData())
  const decoded = await readGiven(form)
  if ("error" in decoded) return refused(decoded.error, "", 422)
  const { text } = decoded
  const read = readSheet(text)
  if ("error" in read) return refused(read.error, text, 422)
  const layout = await layoutOf(read.sheet.header)
  if (!layout) return refused({ key: "errors.import.noGame" }, text, 422)
  try {
    const rows = await checkRows({ context, person }, layout, read.sheet.rows)
    const sent = form.get("intent") === "send" ? await sendRows(context, rows) : null
    const left = rows.flatMap((row) => afterSending(row, sent))
    if (sent && left.length === 0) {
      context.toasts.put("success", "toast.imported", String(sent.made))
      return redirect("/my-questions", 303)
    }
    const status = sent?.isBrokenOff ? 503 : 422
    return data<ImportReply>(
      viewOf({ text, sheet: read.sheet, layout, rows: left, sent, context }),
      {
        status: sent || left.some(({ question }) => !question) ? status : 200,
      },
    )
  } catch (error) {
    if (error instanceof PlacesUnavailable) return refused({ key: "errors.unavailable" }, text, 503)
    throw error
  }
}

const refused = (error: Message, text: string, status: number) =>
  data<ImportReply>({ ...nothing, error, text }, { status })

async function readGiven(form: FormData): Promise<Decoded> {
  const [file, text] = [form.get("file"), form.get("text")]
  if (file !== null && typeof file !== "string" && file.size > 0)
    return decodeFile(new Uint8Array(await file.arrayBuffer()))
  return typeof text === "string" && text.trim() !== ""
    ? checkText(text)
    : { error: { key: "errors.import.nothing" } }
}

/** Stored rows are done with; one that the API refused has an error. */
function afterSending(row: CheckedRow, sent: SentRows | null): readonly CheckedRow[] {
  if (sent?.stored.has(row.number)) return []
  if (!sent?.refused.has(row.number)) return [row]
  return [{ ...row, question: null, errors: { "": [{ key: "errors.make.refused" }] } }]
}

interface Checked {
  readonly text: string
  readonly sheet: Sheet
  readonly layout: Layout
  readonly rows: readonly CheckedRow[]
  readonly sent: SentRows | null
  readonly context: ActionFunctionArgs["context"]
}

function viewOf({ text, sheet, layout, rows, sent, context }: Checked): ImportReply {
  const { t } = context.i18n
  const bad = rows.filter(({ question }) => !question)
  const why = (row: CheckedRow) =>
    errorsOf(layout, row)
      .map(({ header, messages }) => [header, ...messages.map(({ key, params }) => t(key, params))])
      .map((parts) => parts.filter(Boolean).join(": "))
      .join(" ")
  const width = sheet.header.length
  const filled = ({ cells }: CheckedRow) =>
    Array.from({ length: width }, (_, index) => cells[index] ?? "")
  const { header } = sheet
  return {
    error: null,
    text: sent ? writeSheet(header, rows.map(filled)) : text,
    unknown: layout.unknown.map((name) => name.slice(0, 60)),
    rows: rows.map((row) => ({
      number: row.number,
      title: titleOf(layout, row),
      errors: errorsOf(layout, row),
    })),
    good: rows.length - bad.length,
    bad:
      bad.length > 0
        ? downloadOf(
            "tahaddi-errors",
            writeSheet(
              [...header, t("import.why")],
              bad.map((row) => [...filled(row), why(row)]),
            ),
          )
        : null,
    sent,
  }
}

/** A cell may hold a megabyte: of a long one the beginning is shown. */
const shownMax = 200

const titleOf = ({ columns }: Layout, { cells }: CheckedRow): string =>
  (cells[columns.findIndex((column) => column?.field.endsWith("question"))] ?? "").slice(
    0,
    shownMax,
  )

/** Beside their cells; an error of a column that the file lacks stands under the name of its field. */
function errorsOf({ columns }: Layout, { cells, errors }: CheckedRow): RowView["errors"] {
  return Object.entries(errors).map(([field, messages]) => {
    const index = columns.findIndex((column) => column?.field === field)
    return {
      header: columns[index]?.header ?? field,
      cell: (cells[index] ?? "").slice(0, shownMax),
      messages,
    }
  })
}
