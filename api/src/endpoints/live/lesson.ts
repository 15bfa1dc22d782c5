import { liveLesson as calls } from "#contract"
import { seatHeader, wireGames } from "#contract/words"
import type { RoomSnapshot } from "#game/live/view"
import type { HandlerCall } from "../../http/call"
import { implement } from "../../http/implement"
import type { RoomCall, RoomReply } from "../../live/room-call"
import { done, refuse, RefusedReply } from "../../http/reply"
import { hashToken } from "../../security/token"
import { newDraws } from "../../http/random"
import { readRoomNames, type RoomRow } from "../../store/classes/live-rooms"
import { readPeople } from "../../store/accounts/people"
import { toProof } from "./joining"
import { findWatched } from "./socket"

const noRoom = "Room not found."

type Looking = HandlerCall<typeof calls.showSeat | typeof calls.showScreen>
type OfSeat = Looking | HandlerCall<typeof calls.answerLive>

/** @throws Refusal with 401 for somebody without a key whose token is none, or has expired */
async function findShown({ store, params, caller, headers }: OfSeat, view: "play" | "screen") {
  const key = headers[seatHeader]
  if (!caller && key === undefined)
    throw new RefusedReply(401, "Please log in.", { "WWW-Authenticate": "Bearer" })
  const found = await findWatched(store, { ...params, view, caller, key })
  if (!found) throw new RefusedReply(404, noRoom)
  return found
}

/** Nobody learns whether there is a room in which they have no seat. */
async function ask(
  { platform }: Pick<OfSeat, "platform">,
  room: Pick<RoomRow, "object">,
  call: RoomCall,
) {
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

async function lookAs(view: "play" | "screen", call: Looking) {
  const found = await findShown(call, view)
  const look = { do: "look", as: found.as, after: toAfter(call.query) } as const
  return snapshotIn(await ask(call, found, look))
}

const showSeat = implement(calls.showSeat, async (call) => {
  const { player, ...common } = await lookAs("play", call)
  return player ? done({ ...common, player }) : refuse(404, noRoom)
})

const showScreen = implement(calls.showScreen, async (call) => {
  const { screen, ...common } = await lookAs("screen", call)
  return screen ? done({ ...common, screen }) : refuse(404, noRoom)
})

const signs = { true: "1", false: "0", null: "-" } as const

/** A room keeps the key of every answer. */
const shortKey = (key: string) => hashToken(key).slice(0, 6)

const answerLive = implement(calls.answerLive, async (call) => {
  const { number, key, answer } = call.body
  const text = typeof answer === "string" ? answer : answer.map((mark) => signs[`${mark}`]).join("")
  const given = { at: number - 1, key: shortKey(key), text, proof: toProof(call) }
  const { reply } = await ask(call, await findShown(call, "play"), { do: "answer", ...given })
  if (!reply || reply.state === "gone") return refuse(410, "This question is not open.")
  if (reply.state === "full") return refuse(429, "There were too many answers. Please wait.")
  return done({ state: reply.state, receipt: reply.receipt })
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
  const { related, caller } = call
  const [{ results }, { className }] = await Promise.all([
    ask(call, related, { do: "results", by: caller.id }),
    readRoomNames(call.store, related),
  ])
  if (!results) return refuse(404, noRoom)
  const workId = related.work_id === null ? null : String(related.work_id)
  const classId = related.class_id === null ? null : String(related.class_id)
  return done({ classId, className, workId, ...results })
})

const showLiveSheet = implement(calls.showLiveSheet, async (call) => {
  const { related, caller } = call
  const [{ sheet }, { className }] = await Promise.all([
    ask(call, related, { do: "sheet", by: caller.id }),
    readRoomNames(call.store, related),
  ])
  if (!sheet) return refuse(404, noRoom)
  return done({
    className,
    questions: sheet.map(({ game, ...each }) => ({ ...each, game: wireGames[game] })),
  })
})

export const lessonCalls = [
  showSeat,
  showScreen,
  answerLive,
  showHost,
  commandLive,
  takeOverLive,
  showLiveResults,
  showLiveSheet,
]
