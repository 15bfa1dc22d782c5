import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { toDigits } from "#contract/classes/digits"
import { commandLive } from "#contract/live/lesson"
import type { HostSnapshot } from "#contract/live/snapshot"
import { groupDigits } from "#app/classes/digits"
import { requireTeacher } from "#app/classes/class-request.server"
import { readFields } from "#app/forms/read-fields.server"
import { isUnavailable } from "#app/forms/refusals.server"
import { lookSince, readRoomAddress } from "#app/live/room-request.server"

/** What the page shows instead of the round, while it does not load itself. */
const parts = ["end", "hands", "players"] as const

export async function viewHost({ request, context, params }: LoaderFunctionArgs) {
  requireTeacher(request, context)
  const { code, since, isStill } = readRoomAddress(request, params["code"])
  const answer = await lookSince(context.upstream.live.of(code).showHost, since)
  if (answer.status !== 200) throw new Response(null, { status: 404 })
  const hosting = answer.body
  const { searchParams } = new URL(request.url)
  const shown = {
    kind: "host" as const,
    code: groupDigits(code),
    path: `/live/${code}/host`,
    isStill,
    shows: parts.find((part) => searchParams.has(part)) ?? null,
  }
  const { t } = context.i18n
  if (!hosting.isHost) return { ...shown, title: t("live.takeOver"), other: hosting, host: null }
  const { host, ...room } = hosting.view
  return {
    ...shown,
    title: t(`live.hostTitle.${room.phase}`),
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
    readonly room: Pick<HostSnapshot, "v" | "phase" | "number" | "isPaused" | "left">
    readonly host: HostSnapshot["host"]
  }
}

const names = ["do", "v", "number", "answer", "seat", "extra", "insists", "right", "wrong"]

/** A command that the page could not send, or for a state that has passed, changes nothing: the page shows what is. */
export async function sendCommand({ request, context, params }: ActionFunctionArgs) {
  requireTeacher(request, context)
  const { code } = readRoomAddress(request, params["code"])
  const calls = context.upstream.live.of(code)
  const sent = await readFields(request, names, {
    secrets: ["answer"],
  })
  const fields: Record<string, FormDataEntryValue> = Object.fromEntries(sent)
  const readHands = (name: string) => Number(toDigits(String(fields[name] ?? "")) || 0)
  const command = commandLive.body.safeParse({
    ...fields,
    v: Number(fields["v"]),
    number: Number(fields["number"]),
    extra: Number(fields["extra"]),
    right: readHands("right"),
    wrong: readHands("wrong"),
  })
  try {
    if (fields["do"] === "take") await calls.takeOver(fields["insists"] === "yes")
    else if (command.success) await calls.command(command.data)
  } catch (error) {
    if (!isUnavailable(error)) throw error
    context.toasts.put("error", "toast.notSent")
  }
  const isOfSeat = command.success && "seat" in command.data
  return redirect(`/live/${code}/host${isOfSeat ? "?players" : ""}`, 303)
}

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
