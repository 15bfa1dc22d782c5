import { liveLesson as calls } from "#contract"
import { seatHeader, wireGames } from "#contract/words"
import { internalHeaders } from "#platform/internal-headers"
import type { RoomSnapshot } from "#game/live/view"
import type { HandlerCall } from "../../call"
import { implement } from "../../http/implement"
import type { RoomCall, RoomReply, Watcher } from "../../live/room-call"
import { openSession } from "../../db/session"
import { within, type Bindings } from "../../platform"
import { done, refuse, RefusedReply } from "../../reply"
import { recogniseCaller } from "../../security/recognise-caller"
import { hashToken } from "../../security/token"
import { newDraws } from "../../random"
import {
  findRoom,
  readRoomNames,
  readRoomOfTeacher,
  type RoomRow,
} from "../../store/classes/live-rooms"
import { readPeople } from "../../store/accounts/people"
import { toProof } from "./joining"

const noRoom = "Room not found."

type OfSeat = HandlerCall<
  typeof calls.showSeat | typeof calls.showScreen | typeof calls.answerLive | typeof calls.leaveLive
>

/** @throws Refusal with 401 for somebody without a key whose token is none, or has expired */
async function findOpen({ store, params, caller, headers }: OfSeat): Promise<RoomRow> {
  if (!caller && headers[seatHeader] === undefined)
    throw new RefusedReply(401, "Please log in.", { "WWW-Authenticate": "Bearer" })
  const room = await findRoom(store, params.code)
  if (!room) throw new RefusedReply(404, noRoom)
  return room
}

/** Nobody learns whether there is a room in which they have no seat. */
async function ask({ platform }: Pick<OfSeat, "platform">, room: RoomRow, call: RoomCall) {
  const reply = await platform.askRoom(room.object, call)
  if (reply.state === "gone") throw new RefusedReply(404, noRoom)
  return reply
}

const toAfter = ({ since }: { readonly since?: string | undefined }) =>
  since === undefined ? null : Number(since)

function snapshotIn({ snapshot }: RoomReply): RoomSnapshot {
  if (!snapshot) throw new Error("The room has sent no view.")
  return snapshot
}

const showSeat = implement(calls.showSeat, async (call) => {
  const as = { kind: "seat", proof: toProof(call) } as const
  const look = { do: "look", as, after: toAfter(call.query) } as const
  const { player, ...common } = snapshotIn(await ask(call, await findOpen(call), look))
  return player ? done({ ...common, player }) : refuse(404, noRoom)
})

const showScreen = implement(calls.showScreen, async (call) => {
  const { store, params, caller } = call
  const taught = caller && (await readRoomOfTeacher(store, { ...params, personId: caller.id }))
  const room = taught ?? (await findOpen(call))
  const key = taught ? null : (call.headers[seatHeader] ?? "")
  const look = { do: "look", as: { kind: "screen", key }, after: toAfter(call.query) } as const
  const { screen, ...common } = snapshotIn(await ask(call, room, look))
  return screen ? done({ ...common, screen }) : refuse(404, noRoom)
})

const signs = { true: "1", false: "0", null: "-" } as const

/** A room keeps the key of every answer. */
const shortKey = (key: string) => hashToken(key).slice(0, 8)

const answerLive = implement(calls.answerLive, async (call) => {
  const { number, key, answer } = call.body
  const text = typeof answer === "string" ? answer : answer.map((mark) => signs[`${mark}`]).join("")
  const given = { at: number - 1, key: shortKey(key), text, proof: toProof(call) }
  const { reply } = await ask(call, await findOpen(call), { do: "answer", ...given })
  if (!reply || reply.state === "gone") return refuse(410, "This question is not open.")
  if (reply.state === "full") return refuse(429, "There were too many answers. Please wait.")
  return done({ state: reply.state, receipt: reply.receipt })
})

const leaveLive = implement(calls.leaveLive, async (call) => {
  await ask(call, await findOpen(call), { do: "leave", proof: toProof(call) })
  return done("Left.")
})

type OfHost = HandlerCall<
  typeof calls.showHost | typeof calls.commandLive | typeof calls.takeOverLive
>

async function askAsHost(call: OfHost, asked: RoomCall) {
  const reply = await ask(call, call.related, asked)
  if (reply.host) {
    const { person, freeIn } = reply.host
    const [found] = await readPeople(call.store, [person], call.language)
    const host = found?.name ?? ""
    return done({ isHost: false as const, host, freeIn })
  }
  const { host, ...common } = snapshotIn(reply)
  if (!host) throw new Error("The room has sent no view of the host.")
  return done({ isHost: true as const, view: { ...common, host } })
}

const showHost = implement(calls.showHost, (call) =>
  askAsHost(call, {
    do: "look",
    as: { kind: "host", person: call.caller.id },
    after: toAfter(call.query),
  }),
)

const commandLive = implement(calls.commandLive, (call) => {
  const { body, caller, dependencies } = call
  const command =
    body.do === "hands"
      ? { ...body, at: body.number - 1 }
      : "answer" in body
        ? { do: body.do, at: body.number - 1, key: body.answer }
        : body
  const draws = newDraws(1, dependencies.random)
  return askAsHost(call, { do: "command", by: caller.id, command, draws })
})

const takeOverLive = implement(calls.takeOverLive, (call) =>
  askAsHost(call, { do: "take", person: call.caller.id, insists: call.body.insists }),
)

const showLiveResults = implement(calls.showLiveResults, async (call) => {
  const { related } = call
  const { results } = await ask(call, related, { do: "results" })
  if (!results) return refuse(404, noRoom)
  const workId = related.work_id === null ? null : String(related.work_id)
  const classId = related.class_id === null ? null : String(related.class_id)
  const { className } = await readRoomNames(call.store, related)
  return done({ classId, className, workId, ...results })
})

const socketPath = /^\/api\/live\/(\d{7})\/socket$/

/** Beside the calls, because a socket is no reply of one. It tells whoever may look that there is something new. */
export async function openLiveSocket(
  { url, headers }: Request,
  { DB, ROOM, JURISDICTION }: Pick<Bindings, "DB" | "ROOM" | "JURISDICTION">,
  now: number,
): Promise<Response> {
  const { pathname, searchParams } = new URL(url)
  const code = socketPath.exec(pathname)?.[1] ?? ""
  const bookmark = headers.get(internalHeaders.bookmark)
  const { store } = openSession(DB, { bookmark, isPublic: false })
  const { caller } = await recogniseCaller(store, headers, now)
  const teacher = caller?.isWaiting ? null : caller
  const taught = teacher && (await readRoomOfTeacher(store, { code, personId: teacher.id }))
  const room = taught ?? (await findRoom(store, code))
  const key = headers.get(seatHeader) ?? undefined
  const watchers: Readonly<Record<string, Watcher | null>> = {
    play: { kind: "seat", proof: toProof({ caller, headers: { [seatHeader]: key } }) },
    screen: { kind: "screen", key: taught ? null : (key ?? "") },
    host: taught && teacher ? { kind: "host", person: teacher.id } : null,
  }
  const as = watchers[searchParams.get("view") ?? ""]
  if (!room || !as) return new Response(null, { status: 404 })
  const address = `https://room?as=${encodeURIComponent(JSON.stringify(as))}`
  const upgrade = { headers: { Upgrade: "websocket" } }
  return within(ROOM, JURISDICTION).getByName(room.object).fetch(address, upgrade)
}

const showLiveSheet = implement(calls.showLiveSheet, async (call) => {
  const { related } = call
  const { sheet } = await ask(call, related, { do: "sheet" })
  if (!sheet) return refuse(404, noRoom)
  const { className } = await readRoomNames(call.store, related)
  return done({
    className,
    questions: sheet.map(({ game, ...each }) => ({ ...each, game: wireGames[game] })),
  })
})

export const lessonCalls = [
  showSeat,
  showScreen,
  answerLive,
  leaveLive,
  showHost,
  commandLive,
  takeOverLive,
  showLiveResults,
  showLiveSheet,
]
