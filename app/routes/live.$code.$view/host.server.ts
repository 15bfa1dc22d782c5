import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare"
import { toDigits } from "#contract/classes/digits"
import { counts } from "#contract/limits"
import { commandLive } from "#contract/live/lesson"
import type { HostSnapshot } from "#contract/live/snapshot"
import { groupDigits } from "#app/classes/digits"
import { requireTeacher } from "#app/classes/class-request.server"
import { readFields } from "#app/forms/read-fields.server"
import { isUnavailable } from "#app/forms/refusals.server"
import type { TranslationKey } from "#app/i18n/keys"
import { lookSince, readRoomAddress, requireNews } from "#app/live/room-request.server"
import { nameMoment } from "./moment"
import type { AppContext } from "#app/server/context.server"

/** What the page shows instead of the round, while it does not load itself. */
const parts = ["end", "hands", "players"] as const

export async function viewHost({ request, context, params }: LoaderFunctionArgs) {
  requireTeacher(request, context)
  const { code, since, isStill } = readRoomAddress(request, params["code"])
  const answer = await lookSince(context.upstream.live.of(code).showHost, since)
  if (answer.status !== 200) throw new Response(null, { status: 404 })
  const hosting = answer.body
  const shown = {
    kind: "host" as const,
    code: groupDigits(code),
    address: `${new URL(context.origin ?? request.url).host}/live`,
    path: `/live/${code}/host`,
    isStill,
  }
  const { t } = context.i18n
  if (!hosting.isHost) return { ...shown, title: t("live.takeOver"), other: hosting, host: null }
  const { host, ...room } = hosting.view
  requireNews(request, since, room.version)
  const isOver = room.phase === "ended"
  const takesHands = host.countableHands > 0
  const offers = { end: !isOver, hands: takesHands, players: true }
  const { searchParams } = new URL(request.url)
  return {
    ...shown,
    isOver,
    isEmpty: room.phase === "lobby" && room.seats === 0,
    takesHands,
    shows: parts.find((part) => searchParams.has(part) && offers[part]) ?? null,
    title: t(`live.hostTitle.${nameMoment(room)}`),
    host,
    room,
    screen: `/live/${code}/screen?key=${host.screenKey}`,
    results: `/live/${code}/results`,
    sheet: `/print?from=live&code=${code}`,
  }
}

export interface OfHost {
  readonly view: {
    readonly path: string
    readonly room: Pick<HostSnapshot, "v" | "phase" | "places" | "number" | "isPaused" | "left">
    readonly host: HostSnapshot["host"]
  }
}

const places = Array.from({ length: counts.statements }, (_, index) => index + 1)
const handNames = ["", ...places].flatMap((at) => [`right${at}`, `wrong${at}`])
const names = ["do", "v", "number", "answer", "seat", "extra", "insists", ...handNames]

type Fields = Readonly<Record<string, string>>

/** A command that the page could not send, or for a state that has passed, changes nothing: the page shows what is. */
export async function sendCommand({ request, context, params }: ActionFunctionArgs) {
  requireTeacher(request, context)
  const { code } = readRoomAddress(request, params["code"])
  const calls = context.upstream.live.of(code)
  const sent = await readFields(request, names, {
    secrets: ["answer"],
  })
  const fields: Fields = Object.fromEntries([...sent].map(([name, value]) => [name, String(value)]))
  if (fields["do"] === "hands") return countHands(context, code, fields)
  const command = commandLive.body.safeParse({
    ...fields,
    v: "v" in fields ? Number(fields["v"]) : undefined,
    number: Number(fields["number"]),
    extra: Number(fields["extra"]),
  })
  let isHost = true
  try {
    if (fields["do"] === "take") await calls.takeOver(fields["insists"] === "yes")
    else if (command.success) {
      const sent = command.data
      const { status, body } = await calls.command(sent)
      isHost = status !== 200 || body.isHost
      const view = status === 200 && body.isHost ? body.view : null
      if (view && sent.do === "restore" && isOut(view, sent.seat))
        context.toasts.put("error", "toast.liveFull")
    }
  } catch (error) {
    if (!isUnavailable(error)) throw error
    context.toasts.put("error", "toast.notSent")
  }
  if (isHost && new URL(request.url).searchParams.has("results"))
    return redirect(`/live/${code}/results`, 303)
  const isOfSeat = command.success && "seat" in command.data
  return redirect(`/live/${code}/host${isOfSeat ? "?players" : ""}`, 303)
}

const isOut = ({ phase, host }: HostSnapshot, seat: string) =>
  phase !== "ended" && host.rows.some(({ id, isRemoved }) => id === seat && isRemoved)

export interface UnsavedHands {
  readonly error: TranslationKey
  readonly number: number
  readonly typed: Fields
}

const toCount = (typed = "") => (typed.trim() === "" ? 0 : Number(toDigits(typed) ?? Number.NaN))

/** In offside the fields have the number of the statement behind their name. */
function readHands(fields: Fields) {
  const read = (at: number | "") => ({
    right: toCount(fields[`right${at}`]),
    wrong: toCount(fields[`wrong${at}`]),
  })
  const statements = places.flatMap((at) => (`right${at}` in fields ? read(at) : []))
  // The room sums those of statements.
  return statements.length === 0 ? read("") : { right: 0, wrong: 0, statements }
}

async function countHands({ upstream }: AppContext, code: string, fields: Fields) {
  const number = Number(fields["number"])
  const refuse = (error: TranslationKey, status: number) =>
    data({ error, number, typed: fields } satisfies UnsavedHands, { status })
  const counted = { do: "hands", number, ...readHands(fields) } as const
  if (!commandLive.body.safeParse(counted).success) return refuse("errors.live.hands", 422)
  try {
    const { status, body } = await upstream.live.of(code).command(counted)
    const view = status === 200 && body.isHost ? body.view : null
    const isUnseen = view?.number !== number || view.phase === "podium"
    if (!view || !(isUnseen || isCounted(view.host.hands, counted)))
      return refuse("errors.live.hands", 409)
  } catch (error) {
    if (isUnavailable(error)) return refuse("errors.unavailable", 503)
    throw error
  }
  return redirect(`/live/${code}/host`, 303)
}

type CountedHands = NonNullable<HostSnapshot["host"]["hands"]>

const isSame = (
  one: Pick<CountedHands, "right" | "wrong"> | undefined,
  other: typeof one,
): boolean => one?.right === other?.right && one?.wrong === other?.wrong

const isCounted = (hands: CountedHands | null, sent: CountedHands): boolean =>
  sent.statements
    ? sent.statements.every((each, at) => isSame(each, hands?.statements?.[at]))
    : isSame(sent, hands ?? undefined)

export async function viewResults({ request, context, params }: LoaderFunctionArgs) {
  requireTeacher(request, context)
  const { code } = readRoomAddress(request, params["code"])
  const answer = await context.upstream.live.of(code).results()
  if (answer.status !== 200) throw new Response(null, { status: 404 })
  const { classId, workId, ...results } = answer.body
  return {
    kind: "results" as const,
    title: context.i18n.t("live.results"),
    host: `/live/${code}/host`,
    book: classId && workId ? `/classes/${classId}/book/${workId}` : null,
    ...results,
  }
}
