import { expect, it } from "vitest"
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

const views = ["seat", "screen", "answer", "host", "results", "sheet", "take-over"] as const
const sockets = ["play", "screen", "host"] as const

/** Each of the views above, then each socket. Answers are 410 in the lobby, for whoever has a seat. */
const rows = `
  nobody                 401 401 401 401 401 401 401  404 404 404
  guest                  200 404 410 401 401 401 401  101 404 404
  guest of another room  404 404 404 401 401 401 401  404 404 404
  key of no seat         404 404 404 401 401 401 401  404 404 404
  key of the screen      404 200 404 401 401 401 401  404 101 404
  pupil                  200 404 410 403 403 403 403  101 404 404
  pupil without a seat   404 404 404 403 403 403 403  404 404 404
  pupil of no class      404 404 404 403 403 403 403  404 404 404
  host                   404 200 404 200 200 200 200  404 101 101
  teacher of the class   404 200 404 200 200 200 200  404 101 404
  other teacher          404 404 404 404 404 404 404  404 404 404
  teacher who waits      404 404 404 403 403 403 403  404 404 404
  admin                  404 404 404 403 403 403 403  404 404 404`
  .trim()
  .split("\n")
  .map((line) => line.trim().split(/ {2,}/))
  .map(([who = "", calls = "", opened = ""]) => ({ who, calls, opened }))

const bodies: Readonly<Record<string, () => object>> = {
  answer: () => ({ number: 1, key: newKey(), answer: "Oslo" }),
  "take-over": () => ({ insists: false }),
}

const roomOf = async () => {
  const { version: _version, host, ...room } = await live.hostOf(own, code)
  return { ...room, rows: host.rows.map(({ isPresent: _present, ...row }) => row) }
}

it("lists everybody", () => {
  expect(rows.map(({ who }) => who)).toEqual(Object.keys(players))
})

it.each(rows)("$who gets $calls of the calls and $opened of the sockets", async (row) => {
  const player = players[row.who] ?? null
  const statuses: number[] = []
  for (const view of views)
    statuses.push((await live.inRoom(player, code, view, bodies[view]?.())).status)
  expect(statuses.join(" ")).toBe(row.calls)
  const opened: number[] = []
  for (const view of sockets) opened.push((await upgrade(player, code, view)).status)
  expect(opened.join(" ")).toBe(row.opened)
})

const steps = "start hint bell skip step standings next pause resume end".split(" ")
const named = (seat: string) => [
  { do: "accept", number: 1, answer: "oslo" },
  { do: "undo", number: 1, answer: "oslo" },
  { do: "hands", number: 1, right: 1, wrong: 1 },
  ...["remove", "restore", "rename"].map((name) => ({ do: name, seat })),
  { do: "extra", seat, extra: 2 },
]

it.each(rows.filter(({ who }) => who !== "host"))(
  "$who changes nothing by any command",
  async (row) => {
    const before = await roomOf()
    const [, , , hosting = ""] = row.calls.split(" ")
    const [seat] = before.rows
    for (const command of [...steps.map((name) => ({ do: name })), ...named(seat?.id ?? "")]) {
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
  for (const command of [...steps.map((name) => ({ do: name })), ...named(seat?.id ?? "")]) {
    const { v } = await live.hostOf(own, code)
    const { status } = await live.inRoom(own, code, "command", { v, ...command })
    expect([command, status]).toEqual([command, 200])
  }
})
