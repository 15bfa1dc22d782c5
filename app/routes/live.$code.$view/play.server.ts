import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare"
import { counts, givenAnswerMax } from "#contract/limits"
import { lookSince, readRoomAddress, readSeatKey, requireNews } from "#app/live/room-request.server"
import { newFormKey } from "#app/forms/define-form.server"
import { readFields } from "#app/forms/read-fields.server"
import { isUnavailable, orNull } from "#app/forms/refusals.server"
import type { TranslationKey } from "#app/i18n/keys"
import { toLogin } from "#app/session/guards.server"
import { lastOfEach } from "#app/session/saved-submissions.server"
import type { AppContext } from "#app/server/context.server"
import { nameMoment } from "./moment"
import { hashText } from "#app/session/sha-256.server"

const markNames = Array.from({ length: counts.statements }, (_, at) => `s${at + 1}`)
const markSigns: Readonly<Record<string, string>> = { true: "1", false: "0" }

type Fields = Pick<URLSearchParams, "get">

const readDraft = (fields: Fields) => ({
  text: (fields.get("answer") ?? "").slice(0, givenAnswerMax),
  marks: markNames.map((name) => markSigns[fields.get(name) ?? ""] ?? "-").join(""),
})

const toText = (form: FormData): Fields => ({
  get(name) {
    const value = form.get(name)
    return typeof value === "string" ? value : null
  },
})

/** The key of a guest who has played in the same browser proves no seat of somebody with an account. */
const callsFor = (request: Request, { session, upstream }: AppContext, code: string) =>
  upstream.live.of(code, session.person ? undefined : readSeatKey(request))

export async function viewPlay({ request, context, params }: LoaderFunctionArgs) {
  const { code, since, isStill } = readRoomAddress(request, params["code"])
  const path = `/live/${code}/play`
  const unheld = since === undefined ? request : new Request(new URL(path, request.url))
  if (context.session.ended) throw toLogin(unheld, context)
  const calls = callsFor(request, context, code)
  const answer = await lookSince(calls.showSeat, since)
  if (answer.status !== 200) throw redirect(`/live/${code}`, 303)
  const { player, ...room } = answer.body
  requireNews(request, since, room.version)
  const { searchParams } = new URL(request.url)
  const saved = await context.savedSubmissions.take()
  const fields: Fields = saved ? new URLSearchParams(lastOfEach(saved)) : searchParams
  const number = Number(fields.get("number"))
  const unsaved = saved ? "errors.live.sessionOver" : "errors.play.notSaved"
  return {
    kind: "play" as const,
    code,
    title: context.i18n.t(`live.title.${nameMoment(room)}`),
    path,
    isStill,
    room,
    player,
    isChanging: searchParams.has("change"),
    unsaved: saved || searchParams.has("unsaved") ? ({ error: unsaved, number } as const) : null,
    draft: number === room.number ? readDraft(fields) : null,
    formKey: newFormKey(),
    personId: context.session.person?.id ?? "",
    isPupil: context.session.person?.role === "Student" && player.back === "",
  }
}

export type SeatView = Awaited<ReturnType<typeof viewPlay>>

export interface RefusedAnswer {
  readonly error: TranslationKey
  /** Of the question, which may have passed. */
  readonly number: number
  readonly draft: ReturnType<typeof readDraft>
}

const refusals = new Map<number, TranslationKey>([
  [400, "errors.live.answer"],
  [410, "errors.live.closed"],
  [429, "errors.live.often"],
])

/** A reply that is lost is asked for once more with the same key, so an answer counts once. */
export async function giveAnswer({ request, context, params }: ActionFunctionArgs) {
  const { code } = readRoomAddress(request, params["code"])
  const { session, toasts } = context
  const sent = await readFields(request, ["number", "key", "person", "answer", ...markNames], {
    maxOf: (name) => (name === "answer" ? givenAnswerMax : undefined),
  })
  const fields = toText(sent)
  const draft = readDraft(fields)
  const number = Number(fields.get("number"))
  const refuse = (error: TranslationKey, status: number) =>
    data({ error, number, draft } satisfies RefusedAnswer, { status })
  if ((fields.get("person") ?? "") !== (session.person?.id ?? "")) {
    if (!session.ended) toasts.put("error", "toast.liveUnsaved")
    throw session.person ? redirect(`/live/${code}`, 303) : toLogin(request, context)
  }
  const key = fields.get("key") ?? ""
  if (!Number.isInteger(number) || number < 1 || number > 60 || key === "" || key.length > 100)
    return refuse("errors.live.answer", 422)
  const given = fields.get("answer") === null ? toMarks(draft.marks) : draft.text
  const calls = callsFor(request, context, code)
  try {
    // Of one page two different texts can come: only an exact repeat is one.
    const ownKey = await hashText(`${key} ${String(given)}`)
    const { status } = await calls.answer({ number, key: ownKey, answer: given })
    if (status === 200) return redirect(`/live/${code}/play`, 303)
    if (status === 401 || status === 404) {
      toasts.put("error", "toast.liveUnsaved")
      return redirect(`/live/${code}`, 303)
    }
    return refuse(refusals.get(status) ?? "errors.live.answer", status === 410 ? 410 : 422)
  } catch (error) {
    if (!isUnavailable(error)) throw error
    // If the room cannot be shown either, the address of the error keeps what was typed.
    const kept = `/live/${code}/play?${new URLSearchParams([...toKept(sent), ["unsaved", ""]])}`
    if (kept.length < keptMax && !(await orNull(calls.showSeat()))) return redirect(kept, 303)
    return refuse("errors.play.notSaved", 503)
  }
}

/** In characters, of an address that all of this site take. */
const keptMax = 2000

const toKept = (sent: FormData): string[][] =>
  [...sent].flatMap(([name, value]) =>
    name !== "key" && typeof value === "string" ? [[name, value]] : [],
  )

const toMarks = (signs: string) => [...signs].map((sign) => (sign === "-" ? null : sign === "1"))
