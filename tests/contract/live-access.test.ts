import { expect, it } from "vitest"
import { commandLive } from "#contract/live/lesson"
import { roomCommands, roomRows, roomSockets, roomViews } from "../support/access-of-room"
import { buildClass, join, newKey } from "./support/classes"
import * as live from "./support/live"
import { upgrade } from "./support/live-sockets"
import { enrol, enrolNew } from "./support/world"

const { three } = await live.buildQuestions()
const { id, code: classCode, own, second, other, pupils } = await buildClass()
const [seated] = pupils
const classmate = await enrol()
await join(classmate, classCode)
const of = { classId: String(id), content: three, takesGuests: true }
const code = await live.openRoom(own, of)
const elsewhere = await live.openRoom(other, { content: three })
await live.joinRoom(seated, code)
const players: Readonly<Record<string, live.Player | null>> = {
  nobody: null,
  guest: await live.seatGuest(code),
  "guest of another room": await live.seatGuest(elsewhere),
  "key of no seat": { key: "k".repeat(22) },
  "key of the screen": { key: (await live.hostOf(own, code)).host.screenKey },
  pupil: seated,
  "pupil without a seat": classmate,
  "pupil of no class": await enrol(),
  host: own,
  "teacher of the class": second,
  "other teacher": other,
  "teacher who waits": await enrolNew("Teacher", "New here"),
  admin: await enrol("Admin"),
}

const bodies: Readonly<Record<string, () => object>> = {
  answer: () => ({ number: 1, key: newKey(), answer: "Oslo" }),
  "take-over": () => ({ insists: false }),
}

const roomOf = async () => {
  const { version: _version, host, ...room } = await live.hostOf(own, code)
  return { ...room, rows: host.rows.map(({ isPresent: _present, ...row }) => row) }
}

it("lists everybody", () => {
  expect(roomRows.map(({ who }) => who)).toEqual(Object.keys(players))
})

it.each(roomRows)("$who gets $calls of the calls and $opened of the sockets", async (row) => {
  const player = players[row.who] ?? null
  const statuses: number[] = []
  for (const view of roomViews)
    statuses.push((await live.inRoom(player, code, view, bodies[view]?.())).status)
  expect(statuses.join(" ")).toBe(row.calls)
  const opened: number[] = []
  for (const view of roomSockets) opened.push((await upgrade(player, code, view)).status)
  expect(opened.join(" ")).toBe(row.opened)
})

it("the commands are all that the contract has", () => {
  const { options } = commandLive.body
  const known = options.flatMap(({ shape }) =>
    "options" in shape.do ? shape.do.options : shape.do.value,
  )
  expect(
    roomCommands("")
      .map((command) => command.do)
      .toSorted(),
  ).toEqual(known.toSorted())
})

it.each(roomRows.filter(({ who }) => who !== "host"))(
  "$who changes nothing by any command",
  async (row) => {
    const before = await roomOf()
    const [, , , hosting = ""] = row.calls.split(" ")
    const [seat] = before.rows
    for (const command of roomCommands(seat?.id ?? "")) {
      const { status, body } = await live.inRoom(players[row.who] ?? null, code, "command", {
        v: before.v,
        ...command,
      })
      expect([command, status]).toEqual([command, Number(hosting)])
      if (status === 200) expect(body).toMatchObject({ isHost: false })
    }
    expect(await roomOf()).toEqual(before)
  },
)

it("the host does all of it", async () => {
  const [seat] = (await roomOf()).rows
  for (const command of roomCommands(seat?.id ?? "")) {
    const { v } = await live.hostOf(own, code)
    const { status } = await live.inRoom(own, code, "command", { v, ...command })
    expect([command, status]).toEqual([command, 200])
  }
})
