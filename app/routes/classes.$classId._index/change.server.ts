import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare"
import { classes as limits, lengths } from "#contract/limits"
import { forTeachers } from "#app/classes/class-request.server"
import { personNameField } from "#app/forms/account-fields.server"
import { newFormKey } from "#app/forms/define-form.server"
import { readFields } from "#app/forms/read-fields.server"
import { isTooLarge, isUnavailable, orNull } from "#app/forms/refusals.server"
import type { Message, TranslationKey } from "#app/i18n/keys"
import type { AppContext } from "#app/server/context.server"
import type { ToastKey } from "#app/toast/toast.server"
import type { CallsOfClass } from "#app/upstream/class-calls.server"
import { readSheetNames, readTypedNames } from "./given-names.server"

const namesMax = 10_000

interface PressedIn {
  readonly context: AppContext
  readonly calls: CallsOfClass
  readonly personID: number
}

interface Button {
  readonly toast: ToastKey
  readonly send: (sent: PressedIn) => Promise<{ readonly status: number }>
  readonly to?: string
}

const buttons = new Map<string, Button>([
  ["renew", { toast: "toast.classCode", send: ({ calls }) => calls.changeCode("renew") }],
  ["close", { toast: "toast.classClosed", send: ({ calls }) => calls.changeCode("close") }],
  ["archive", { toast: "toast.classArchived", send: ({ calls }) => calls.archive(true) }],
  ["reopen", { toast: "toast.classSaved", send: ({ calls }) => calls.archive(false) }],
  ["take-out", { toast: "toast.pupilOut", send: ({ calls, personID }) => calls.takeOut(personID) }],
  [
    "put-back",
    { toast: "toast.pupilBack", send: ({ calls, personID }) => calls.putBack(personID) },
  ],
  ["leave", { toast: "toast.classLeft", send: ({ calls }) => calls.leave(), to: "/classes" }],
])

export const changeClassPage = forTeachers(
  async ({ request, context, params }: ActionFunctionArgs) => {
    const { classId = "" } = params
    const names = ["intent", "personID", "names", "file", "formKey", "namesakes"]
    const fields = await readFields(request, names, {
      files: ["file"],
      maxOf: (name) => (name === "names" ? namesMax : undefined),
    })
    const read = (name: string) => String(fields.get(name) ?? "")
    const calls = context.upstream.classes.of(classId)
    const here = `/classes/${classId}`
    if (read("intent") === "add") {
      const namesakes = read("namesakes") === "yes"
      const adding = { context, here, key: read("formKey"), namesakes }
      const file = fields.get("file")
      if (!(file instanceof File) || file.size === 0) return addPupils(calls, read("names"), adding)
      const sheet = await readSheetNames(file)
      return "error" in sheet
        ? showAgain(sheet.error, { ...adding, names: read("names") })
        : addPupils(calls, [sheet.lines, read("names").trim()].filter(Boolean).join("\n"), adding)
    }
    if (read("intent") === "link") return inviteTeacher(calls, context, here)
    const button = buttons.get(read("intent"))
    if (!button) throw new Response(null, { status: 400 })
    const personID = Number(read("personID")) || 0
    const reply = await orNull(button.send({ context, calls, personID }))
    if (reply?.status === 404) throw new Response(null, { status: 404 })
    const isDone = reply?.status === 200
    if (isDone) context.toasts.put("success", button.toast)
    else context.toasts.put("error", reply ? "toast.classNotSaved" : "toast.notSent")
    // What was not heard may have been done, and then this page is theirs no more.
    return redirect(isDone || !reply ? (button.to ?? here) : here, 303)
  },
)

async function inviteTeacher(calls: CallsOfClass, context: AppContext, here: string) {
  const answer = await orNull(calls.inviteTeacher())
  if (answer?.status === 200)
    return redirect(`${here}?${new URLSearchParams({ made: answer.body.link })}#teachers`, 303)
  context.toasts.put("error", answer ? "toast.classNotSaved" : "toast.notSent")
  return redirect(here, 303)
}

interface Wrong {
  readonly line: number
  readonly name: string
  readonly error: TranslationKey
}

export interface NamesReply {
  readonly names: string
  readonly key: string
  readonly error: Message
  readonly wrong: readonly Wrong[]
}

interface Adding {
  readonly context: AppContext
  readonly here: string
  readonly key: string
  readonly namesakes: boolean
}

type Again = Partial<Pick<NamesReply, "names" | "wrong" | "key">> & { readonly status?: number }

const showAgain = (error: Message, { names = "", wrong = [], key = "", status = 422 }: Again) =>
  data({ names, error, wrong, key: key || newFormKey() } satisfies NamesReply, { status })

const nameField = personNameField(lengths.name)

const notMade = { refused: "errors.class.notAllowed", known: "errors.class.known" } as const

async function addPupils(calls: CallsOfClass, sent: string, adding: Adding) {
  const { context, here, key, namesakes } = adding
  const typed = sent.replaceAll("\r\n", "\n")
  const showFormAgain = (error: TranslationKey, changes: Again = {}) =>
    showAgain({ key: error }, { names: typed, key, ...changes })
  const filled = readTypedNames(typed)
  if (filled.length === 0) return showFormAgain("errors.class.noNames")
  if (filled.length > limits.addedMax) return showFormAgain("errors.class.manyNames")
  const read = filled.map((each) => ({ ...each, parsed: nameField.safeParse(each.name) }))
  const wrong = read.flatMap(({ name, line, parsed }) =>
    parsed.success ? [] : { name, line, error: "errors.class.name" as const },
  )
  if (wrong.length > 0) return showFormAgain("errors.class.wrongNames", { wrong })
  try {
    const names = read.flatMap(({ parsed }) => parsed.data ?? [])
    const answer = await calls.addPupils({ names, key: key || newFormKey(), namesakes })
    if (answer.status !== 200) return showFormAgain("errors.class.noRoom")
    const left = filled.flatMap(({ name }, at) => {
      const result = answer.body.added[at] ?? "made"
      return result === "made" ? [] : { name, error: notMade[result] }
    })
    if (left.length < filled.length) context.toasts.put("success", "toast.pupilsAdded")
    // The names are posted there once more, and whoever has no slip yet gets one without a further press.
    if (left.length === 0) return redirect(`${here}/slips`, 307)
    return showFormAgain("errors.class.leftNames", {
      key: newFormKey(),
      names: left.map(({ name }) => name).join("\n"),
      wrong: left.map((each, at) => ({ ...each, line: at + 1 })),
    })
  } catch (error) {
    if (isUnavailable(error)) return showFormAgain("errors.unavailable", { status: 503 })
    if (isTooLarge(error)) return showFormAgain("errors.tooLarge", { status: 413 })
    throw error
  }
}
