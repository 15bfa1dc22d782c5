import { expect } from "vitest"
import { liveLesson, liveRooms } from "#contract"
import { seatHeader } from "#contract/words"
import { call, clock, readOk } from "./api"
import { newKey } from "./classes"
import { make } from "./made"
import { choose, questionsIn } from "./work"
import { addPool, buildSchool, type Member } from "./world"

const aRoom = {
  classId: null,
  grade: "7",
  language: "en",
  seconds: null,
  ringsForAll: false,
  places: "shown",
  takesGuests: false,
}

export type Player = Member | { readonly key: string }

const credentials = (player: Player | null) => {
  if (!player) return {}
  return {
    ...("token" in player && { token: player.token }),
    ...("key" in player && { headers: { [seatHeader]: player.key } }),
  }
}

export const openFor = (teacher: Member, changes: object) =>
  make(liveRooms.openLiveRoom.path, teacher, { ...aRoom, key: newKey(), ...changes })

export const openRoom = async (teacher: Member, changes: object): Promise<string> =>
  (await readOk(liveRooms.openLiveRoom, openFor(teacher, changes))).code

export const find = (player: Player | null, code: string) =>
  call(liveRooms.findLiveRoom.path, { ...credentials(player), body: { code } })

export const names = async (code: string) =>
  (await readOk(liveRooms.findLiveRoom, find(null, code))).names

export async function joinRoom(player: Player, code: string, more: object = {}) {
  const { status, body } = await call(liveRooms.joinLiveRoom.path, {
    ...credentials(player),
    body: { code, ...("key" in player && { key: player.key }), ...more },
  })
  return status === 200 ? liveRooms.joinLiveRoom.ok.parse(body) : status
}

let guests = 0
export async function seatGuest(code: string) {
  const guest = { key: `${(guests += 1)}`.padStart(22, "g") }
  const [name = ""] = await names(code)
  await joinRoom(guest, code, { name })
  return { ...guest, name }
}

export const inRoom = (player: Player | null, code: string, action: string, body?: unknown) =>
  call(`/api/live/${code}/${action}`, { ...credentials(player), body })

export const seatOf = (player: Player, code: string) =>
  readOk(liveLesson.showSeat, inRoom(player, code, "seat"))

export async function hostOf(teacher: Member, code: string, action = "host", body?: unknown) {
  const hosting = await readOk(liveLesson.showHost, inRoom(teacher, code, action, body))
  if (!hosting.isHost) throw new Error("somebody else hosts")
  return hosting.view
}

export type Command = Readonly<Record<string, unknown>> & { readonly do: string }

export async function press(teacher: Member, code: string, ...commands: (string | Command)[]) {
  let view = await hostOf(teacher, code)
  for (const command of commands) {
    const whole = typeof command === "string" ? { do: command } : command
    view = await hostOf(teacher, code, "command", { v: view.v, ...whole })
  }
  return view
}

/** Before each step a seat's page is loaded ten times more and is the same each time, and the host's list has the room. */
export async function pressBeside(player: Player, teacher: Member, code: string, steps: string[]) {
  for (const step of steps) {
    const listed = call(liveRooms.listLiveRooms.path, { token: teacher.token })
    const { rooms } = await readOk(liveRooms.listLiveRooms, listed)
    expect(rooms.map((room) => room.code)).toContain(code)
    const { text } = await inRoom(player, code, "seat")
    for (let times = 0; times < 10; times += 1)
      expect((await inRoom(player, code, "seat")).text).toBe(text)
    await press(teacher, code, step)
  }
  return hostOf(teacher, code)
}

/** Lets time pass, and the room take the steps that are due, when somebody looks. */
export async function pass(ms: number, code: string, player: Player, view = "screen") {
  clock.now += ms
  await inRoom(player, code, view)
}

export async function buildQuestions() {
  await buildSchool()
  const hints = await questionsIn(await addPool({ chapter: 1 }, 12))
  const statements = await questionsIn(await addPool({ chapter: 1, game: "offside" }, 3))
  const climb = await addPool({ chapter: 1, game: "DifficultyLevel" }, [2, 2, 2, 2, 2])
  const firsts = [hints, statements, await questionsIn(climb)].map((ids) => ids.slice(0, 1))
  return { hints, three: choose(...firsts) }
}
