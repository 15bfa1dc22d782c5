import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare"
import type { MadeStructure, Structure } from "#contract/curriculum/structure"
import { structureMax } from "#contract/limits"
import type { Names } from "#contract/curriculum/structure-parts"
import type { Language } from "#contract/words"
import { forAdmins } from "#app/admin/admin-request.server"
import { orNull } from "#app/forms/refusals.server"
import { readForm } from "#app/forms/read-fields.server"
import { pack } from "#app/import/given/packed.server"
import { packedField } from "#app/import/reply/import-view.server"
import { writeRows } from "#app/import/sheet/sheet.server"
import type { Message, TranslationKey } from "#app/i18n/keys"
import type { AppContext } from "#app/server/context.server"
import { changeListed, correctEntry, undoChange } from "./correct-entry.server"
import { newNames } from "./known-entries.server"
import { toCounts } from "./made-counts.server"
import { type GivenRows, readGivenRows, readGivenText } from "./read-rows.server"
import { nameIn, namesWithin, readBefore, viewRenamed } from "./view.server"

const shownMax = 40

export interface StructureReply {
  readonly text: string
  readonly error: Message | null
  readonly ticked?: readonly string[]
  readonly preview: {
    readonly made: string
    readonly named: Beginning<string>
    readonly changes: Beginning<ReturnType<ReturnType<typeof viewChange>>>
    readonly same: number
    readonly refused: Beginning<{
      readonly number: number
      readonly text: string
      readonly why: Message
    }>
    readonly news: Beginning<{ readonly number: number; readonly text: string }>
  } | null
}

interface Beginning<Item> {
  readonly shown: readonly Item[]
  readonly more: number
}

const toBeginning = <Item>(items: readonly Item[]): Beginning<Item> => ({
  shown: items.slice(0, shownMax),
  more: Math.max(0, items.length - shownMax),
})

export const changeStructure = forAdmins(async ({ request, context }: ActionFunctionArgs) => {
  const form = await readForm(request)
  const intent = form.get("intent")
  if (intent === "undo") return undoChange(form, request, context)
  for (const change of ["place", "unlink"] as const) {
    const button = form.get(change)
    if (button) return changeListed(change, String(button), { form, request, context })
  }
  if (intent !== "check" && intent !== "make" && intent !== "copy")
    return correctEntry(form, request, context)
  const known = await orNull(context.upstream.admin.structure(readBefore(request)))
  if (known?.status !== 200) return notSent(await readGivenText(form))
  const rows = intent === "copy" ? fillGrades(known.body, form) : null
  if (rows === "")
    return refused("", { key: "errors.structure.noTicks" }, 422, [...form].map(String))
  if (rows) form.set("text", rows)
  const given = await readGivenRows(form, known.body)
  if ("error" in given) return refused(given.text, given.error, 422)
  return intent === "make" ? make(given, known.body, context) : check(given, known.body, context)
})

const refused = (text: string, error: Message, status: number, ticked: readonly string[] = []) =>
  data<StructureReply>({ text, error, ticked, preview: null }, { status })

const notSent = (text: string) => refused(text, { key: "errors.unavailable" }, 503)

const toRows = ({ rows }: GivenRows) => rows.flatMap(({ row }) => (row ? [row] : []))

async function check(given: GivenRows, structure: Structure, context: AppContext) {
  const { upstream, i18n, htmlFields } = context
  const rows = toRows(given)
  const packed = await pack(given.text, structureMax.bytes)
  if (packed === null) return refused(given.text, { key: "errors.import.tooLarge" }, 422)
  const empty: MadeStructure = {
    rows: [],
    made: { grades: 0, subjects: 0, links: 0, chapters: 0 },
    changed: 0,
    changes: [],
  }
  const trial = { rows, isTrial: true }
  const reply =
    rows.length > 0
      ? await orNull(upstream.admin.makeStructure(trial))
      : { status: 200 as const, body: empty }
  if (!reply) return notSent(given.text)
  if (reply.status !== 200) return refused(given.text, { key: "errors.structure.refused" }, 422)
  const { made, rows: planned, changes } = reply.body
  const results = withResults(given, planned)
  const bad = results.flatMap(({ number, text, why }) => (why ? [{ number, text, why }] : []))
  const news = results.filter(({ does }) => does === "make")
  const { language } = i18n
  htmlFields.set(packedField, packed)
  const preview = {
    made: toCounts(made, i18n),
    named: toBeginning(newNames(rows, structure)),
    changes: toBeginning(changes.map(viewChange(structure, language))),
    same: results.filter(({ does }) => does === "leave").length,
    refused: toBeginning(bad),
    news: toBeginning(news.map(({ number, text }) => ({ number, text }))),
  }
  return data<StructureReply>(
    { text: bad.length > 0 ? given.text : "", error: null, preview },
    { status: bad.length > 0 ? 422 : 200 },
  )
}

const viewChange =
  (structure: Structure, language: Language) =>
  ({ of, from, to, isRestored }: MadeStructure["changes"][number]) => ({
    key: JSON.stringify(of),
    about:
      of.chapter === undefined
        ? ""
        : [...namesWithin(structure, of, language), of.chapter].join(" · "),
    restored: isRestored ? nameIn(from, language) : null,
    renamed: viewRenamed({ from, to }, language),
  })

type Result = MadeStructure["rows"][number]

const reasons: Readonly<Record<NonNullable<Result["why"]>, TranslationKey>> = {
  "two entries": "errors.structure.twoEntries",
  "name taken": "errors.structure.nameTaken",
  "no number": "errors.structure.noNumber",
  "no name": "errors.structure.noName",
}

function withResults({ rows }: GivenRows, results: readonly Result[]) {
  const left = [...results]
  return rows.map(({ number, text, row, why: unreadable }) => {
    const result = row ? left.shift() : undefined
    const isRefused = !result || result.does === "refuse"
    const key = result?.why ? reasons[result.why] : "errors.structure.row"
    const why: Message | undefined = isRefused ? (unreadable ?? { key }) : undefined
    return { number, text, does: result?.does ?? "refuse", why }
  })
}

async function make(given: GivenRows, { chapters }: Structure, context: AppContext) {
  const { upstream, toasts, i18n } = context
  const reply = await orNull(upstream.admin.makeStructure({ rows: toRows(given) }))
  if (!reply) return notSent(given.text)
  if (reply.status !== 200) return refused(given.text, { key: "errors.structure.refused" }, 422)
  const { made, changed } = reply.body
  const done = [i18n.t("structure.done"), toCounts({ ...made, changed }, i18n)].join(" ")
  toasts.put("success", "toast.sentence", done)
  const isFirst = chapters.length === 0 && made.chapters > 0
  return redirect(isFirst ? "/admin#first-steps" : "/admin/structure", 303)
}

const anyName = (names: Names) => Object.values(names)[0] ?? ""

/** What a target has already stays as it is: its own chapter 1 is not renamed to that of the other grade. */
function fillGrades({ grades, subjects, chapters }: Structure, form: FormData): string {
  const open = grades.filter(({ isArchived }) => !isArchived)
  const from = open.find(({ id }) => String(id) === form.get("from"))
  const targets = open.filter(({ id }) => form.getAll("to").includes(String(id)) && id !== from?.id)
  const isTicked = ({ id }: Structure["subjects"][number]) =>
    from
      ? from.subjects.includes(id)
      : form.has("all") || form.getAll("subject").includes(String(id))
  const chaptersOf = (grade: number, subject: number) =>
    chapters.filter((each) => each.grade === grade && each.subject === subject)
  const missing = (grade: number, subject: number) => {
    const there = new Set(chaptersOf(grade, subject).map(({ number }) => number))
    return from && form.get("chapters") === "on"
      ? chaptersOf(from.id, subject).filter((each) => !each.isArchived && !there.has(each.number))
      : []
  }
  const rows = targets.flatMap((grade) =>
    subjects
      .filter((each) => !each.isArchived && isTicked(each))
      .flatMap((subject) => {
        const start = [anyName(grade.names), anyName(subject.names)]
        return [
          [...start, "", "", ""],
          ...missing(grade.id, subject.id).map(({ number, names }) => [
            ...start,
            String(number),
            names.ar ?? "",
            names.en ?? "",
          ]),
        ]
      }),
  )
  return rows.length > 0
    ? writeRows([["grade", "subject", "number", "name in Arabic", "name in English"], ...rows])
    : ""
}
