import { liveRooms as calls } from "#contract"
import { parseChecked, roomCodeLength, toDigits } from "#contract/classes/digits"
import { seatHeader } from "#contract/words"
import { isGuestName } from "#game/live/names"
import type { HandlerCall } from "../../http/call"
import { implement } from "../../http/implement"
import type { RoomReply, SeatProof } from "../../live/room-call"
import { newDigits, newDraws } from "../../http/random"
import { done, refuse, RefusedReply } from "../../http/reply"
import { isUnfitForWall } from "../../names/insult"
import { ofRoomCodes, refuseForNow } from "../../security/allowances"
import { hashToken } from "../../security/token"
import { returnAttempts, takeAttempts } from "../../store/accounts/account-attempts"
import * as stored from "../../store/classes/live-rooms"
import { readPupils } from "../../store/classes/members"

type ByCode = HandlerCall<typeof calls.findLiveRoom | typeof calls.joinLiveRoom>

/**
 * The room of a typed code. Each look-up is counted before it is made, and given back if the code is right.
 * @throws Refusal if there is no such room
 */
async function findByCode({ store, body, caller, client, now }: ByCode) {
  const code = parseChecked(body.code, roomCodeLength)
  if (code === null) throw new RefusedReply(400, "This is not the code of a room.")
  const allowances = ofRoomCodes(caller?.id ?? null, client)
  const waitMs = await takeAttempts(store, allowances, now)
  if (waitMs > 0) refuseForNow(waitMs)
  const room = await stored.findRoom(store, code)
  if (!room) throw new RefusedReply(404, "There is no room with this code.")
  await returnAttempts(store, allowances)
  const joining = caller && (await stored.readJoining(store, caller.id, room.class_id))
  return { room, code, joining: joining ?? null }
}

function entryTo({ class_id, takes_guests }: stored.RoomRow, joining: stored.JoiningRow | null) {
  const isOpen = class_id === null || takes_guests === 1
  if (!joining) return isOpen ? ("guest" as const) : ("closed" as const)
  return isOpen || joining.pupil !== "" ? ("account" as const) : ("closed" as const)
}

const offered = 3

const nicknameFor = (joining: stored.JoiningRow | null): string =>
  joining && !isUnfitForWall(joining.nickname) ? joining.nickname : ""

interface WithProof {
  readonly caller: { readonly id: number } | null
  readonly headers: { readonly [seatHeader]?: string | undefined }
}

/** Of a browser with an account the key is a guest's who played there without: another pupil, or the same one before. */
export const toProof = ({ caller, headers }: WithProof): SeatProof => {
  const key = headers[seatHeader]
  if (caller) return { person: caller.id, key: null }
  return { person: null, key: key === undefined ? null : hashToken(key) }
}

const findLiveRoom = implement(calls.findLiveRoom, async (call) => {
  const { platform, dependencies } = call
  const { room, code, joining } = await findByCode(call)
  const entry = entryTo(room, joining)
  const draws = newDraws(entry === "account" ? 1 : offered, dependencies.random)
  const proof = toProof(call)
  const nickname = nicknameFor(joining)
  const [names, found] = await Promise.all([
    stored.readRoomNames(call.store, room),
    platform.askRoom(room.object, {
      do: "offer",
      proof,
      draws,
      nickname,
      language: call.language,
    }),
  ])
  const isOver = found.state !== "done"
  if (isOver && !found.seat) return refuse(404, "There is no room with this code.")
  const { people = [] } = found.seat ?? {}
  const [first = call.caller?.id] = people
  const classmates = found.takesTables && !isOver ? await listClassmates(call, room, joining) : []
  const mates = classmates.filter(({ id }) => id !== first && !found.elsewhere?.includes(id))
  return done({
    code,
    ...names,
    entry,
    seat: found.seat?.name ?? "",
    names: entry === "closed" ? [] : [...(found.names ?? [])],
    mates: toNicknames(mates),
    table: mates.flatMap(({ id }) => (people.includes(id) ? String(id) : [])),
  })
})

async function listClassmates(
  { store, caller }: Pick<ByCode, "store" | "caller">,
  { class_id }: stored.RoomRow,
  joining: stored.JoiningRow | null,
) {
  if (class_id === null || !caller || !joining?.pupil) return []
  return readPupils(store, class_id)
}

const toNicknames = (pupils: Awaited<ReturnType<typeof listClassmates>>) =>
  pupils.map(({ id, name, nickname }) => ({ personID: String(id), name: nickname || name }))

const joinLiveRoom = implement(calls.joinLiveRoom, async (call) => {
  const { body, caller, platform, dependencies } = call
  const { room, code, joining } = await findByCode(call)
  const entry = entryTo(room, joining)
  if (entry === "closed") return done({ state: "closed" as const, code, name: "" })
  const draws = newDraws(offered, dependencies.random)
  const ask = (as: Parameters<typeof platform.askRoom>[1]) => platform.askRoom(room.object, as)
  const { name = "", key, back } = body
  if (joining && caller) {
    const id = seatId(`${room.object} ${caller.id}`)
    const pupils = joining.pupil === "" ? [] : [joining.pupil]
    const chosen = pupils.length > 0 ? body.mates : undefined
    const classmates = chosen?.length ? await listClassmates(call, room, joining) : []
    const mates = chosen && classmates.filter(({ id }) => chosen.includes(String(id)))
    const newcomer = {
      id,
      name: isGuestName(name) ? name : nicknameFor(joining),
      people: [caller.id],
      pupils,
      back: null,
      mates: mates?.map((mate) => ({ person: mate.id, name: mate.name })),
    }
    return toJoined(await ask({ do: "join", newcomer, draws, language: call.language }), code)
  }
  if (key === undefined || name === "") return refuse(400, "A guest needs a name and a key.")
  const hash = hashToken(key)
  if (back !== undefined)
    return toJoined(
      await ask({ do: "come back", name, number: toDigits(back) ?? "", key: hash }),
      code,
    )
  const number = newDigits(4, dependencies.random)
  const way = { key: hash, number, tries: 0 }
  const newcomer = { id: seatId(hash), name, people: [], pupils: [], back: way }
  return toJoined(await ask({ do: "join", newcomer, draws, language: call.language }), code)
})

/** With a letter: an object keeps the order of its keys only if they are no numbers. */
const seatId = (text: string) => `s${hashToken(text).slice(0, 9)}`

type JoinReply = ReturnType<(typeof calls.joinLiveRoom)["ok"]["parse"]>

const toJoined = ({ state, seat }: RoomReply, code: string) =>
  done({ state: toState(state), code, name: seat?.name ?? "" })

function toState(state: RoomReply["state"]): JoinReply["state"] {
  if (state === "done") return "seated"
  return state === "gone" ? "over" : state
}

export const joiningCalls = [findLiveRoom, joinLiveRoom]
