import { afterEach, expect, it, vi } from "vitest"
import { liveLesson, liveRooms } from "#contract"
import { call, type Answer } from "./support/api"
import { newKey } from "./support/classes"
import * as live from "./support/live"
import { listen } from "./support/live-sockets"
import { roomDatabase } from "./support/rooms"
import { run } from "./support/sql"
import { choose, questionsIn } from "./support/work"
import { addPool, addWritten, buildSchool, enrol, type Member } from "./support/world"

/** A word that is part of no other text. */
const secret = (kind: string, of: number | string) => `zz${kind}${of}zz`
const lines = (kind: string, at: number, count: number) =>
  Array.from({ length: count }, (_, index) => `${secret(kind, at)} ${index + 1}zz`)

/** Four questions, of which the last is never asked. */
const games = ["five hints", "offside", "DifficultyLevel", "five hints"] as const
const lineCounts = { "five hints": 5, offside: 6, DifficultyLevel: 0 } as const

async function openRoom(teacher: Member) {
  const rounds: number[][] = []
  for (const [at, game] of games.entries()) {
    const pool = await addPool({ chapter: at < 3 ? 1 : 2, game })
    const write = () => ({
      question: secret("ask", at),
      lines: lines("line", at, lineCounts[game]),
      answer: game === "offside" ? "135" : `${secret("right", at)}|${secret("other", at)}`,
      summary: secret("why", at),
    })
    await addWritten(pool, [{ level: 0, write }])
    const declared = JSON.stringify([secret("wrong", at)])
    if (game !== "offside")
      await run("UPDATE questions SET wrong_answers = ? WHERE pool_id = ?", declared, pool)
    rounds.push([...(await questionsIn(pool))])
  }
  return live.openRoom(teacher, { content: choose(...rounds) })
}

const given = (who: string) => secret("given", who)

/** What somebody who is not the host was sent, byte for byte: bodies, headers and frames. */
class Ear {
  readonly #heard: string[] = []
  constructor(
    readonly player: live.Player | null,
    readonly name = "",
    readonly back = "",
  ) {}

  take({ text, headers }: Answer): void {
    this.#heard.push(text, JSON.stringify([...headers]))
  }

  hear(...frames: readonly unknown[]): void {
    this.#heard.push(...frames.map(String))
  }

  drain(): string {
    return this.#heard.splice(0).join("\n").toLowerCase()
  }
}

await buildSchool()
const teacher = await enrol("Teacher")
const code = await openRoom(teacher)
const guests = [await live.seatGuest(code), await live.seatGuest(code)]
const pupil = await enrol()
await live.joinRoom(pupil, code)
const { screenKey } = (await live.hostOf(teacher, code)).host

const seats: Ear[] = []
for (const player of [...guests, pupil]) {
  const { name, back } = (await live.seatOf(player, code)).player
  seats.push(new Ear(player, name, back))
}
const screen = new Ear({ key: screenKey })
const outside = [new Ear(null), new Ear({ key: "k".repeat(22) }), new Ear(await enrol())]
const ears = [...seats, screen, ...outside]
const sockets = [
  { ear: seats[0], socket: await listen(guests[0] ?? pupil, code, "play") },
  { ear: screen, socket: await listen({ key: screenKey }, code, "screen") },
]
const keys = [screenKey, ...guests.map(({ key }) => key)]

/** Everything that they may ask, and much that they may not. */
async function askAll() {
  const hands = { do: "hands", number: 1, right: 1, wrong: 1 }
  for (const ear of ears) {
    const { player } = ear
    for (const view of ["seat", "screen", "host", "results", "sheet"])
      ear.take(await live.inRoom(player, code, view))
    ear.take(await live.inRoom(player, code, "command", hands))
    ear.take(await live.inRoom(player, code, "take-over", { insists: true }))
    ear.take(await live.find(player, code))
    if (player && "token" in player)
      ear.take(await call(liveRooms.listLiveRooms.path, { token: player.token }))
  }
  for (const { ear, socket } of sockets) {
    await socket.ping()
    ear?.hear(...socket.frames.splice(0))
  }
}

async function answerAll(number: number) {
  const isOffside = games[number - 1] === "offside"
  for (const [at, ear] of seats.entries()) {
    const answer = isOffside ? [true, false, true, false, true, at === 0] : given(`${number}x${at}`)
    const sent = await live.inRoom(ear.player, code, "answer", { number, key: newKey(), answer })
    expect(liveLesson.answerLive.ok.safeParse(sent.body).success).toBe(true)
    ear.take(sent)
  }
}

interface Shown {
  /** How many questions were asked. */
  readonly asked: number
  /** How many of them were revealed whole. */
  readonly revealed: number
  /** Of the current question. */
  readonly hints?: number
  readonly truths?: number
  readonly namesTo?: readonly Ear[]
}

/** Searches all that was sent since the last look. */
async function expectNothingOf({ asked, revealed, hints = 5, truths = 0, namesTo = [] }: Shown) {
  await askAll()
  const later = games.flatMap((_, at) => {
    const isLater = at >= asked
    const open = at === asked - 1 && games[at] === "five hints" ? hints : 6
    return [
      ...(isLater ? [secret("ask", at)] : []),
      ...lines("line", at, 6).filter((_line, index) => isLater || index >= open),
      ...(at >= revealed ? [secret("right", at), secret("why", at)] : []),
      secret("other", at),
      secret("wrong", at),
    ]
  })
  for (const ear of ears) {
    const sent = ear.drain()
    const others = seats.filter((each) => each !== ear)
    const answers = others.flatMap((each) =>
      games.map((_, at) => given(`${at + 1}x${seats.indexOf(each)}`)),
    )
    const names = namesTo.includes(ear) ? [] : others.map(({ name }) => name.toLowerCase())
    const backs = others.flatMap(({ back }) => (back === "" ? [] : [`"${back}"`]))
    const all = [...later, ...answers, ...names, ...backs, ...keys]
    expect(all.filter((text) => sent.includes(text))).toEqual([])
    expect(sent.length).toBeGreaterThan(1000)
    const told = [...sent.matchAll(/"position":(\d),"text":"[^"]*","istrue":(?:true|false)/g)]
    expect(told.filter(([, position]) => Number(position) > truths)).toEqual([])
  }
}

/** Judging lasts as long as the database is down. */
async function untilRevealed(asked: number, hints: number) {
  const before = { asked, revealed: asked - 1, hints }
  roomDatabase.isDown = games[asked - 1] !== "offside"
  expect((await live.press(teacher, code, "bell")).phase).toBe("closing")
  await expectNothingOf(before)
  await live.pass(3_000, code, teacher)
  expect((await live.hostOf(teacher, code)).phase).toBe(roomDatabase.isDown ? "judging" : "reveal")
  await expectNothingOf(before)
  roomDatabase.isDown = false
  await live.pass(60_000, code, teacher)
  expect((await live.hostOf(teacher, code)).phase).toBe("reveal")
}

afterEach(() => {
  roomDatabase.isDown = false
  vi.restoreAllMocks()
})

it("whoever does not host is sent nothing before its time, in any phase of any game", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {})
  await expectNothingOf({ asked: 0, revealed: 0, namesTo: [screen] })
  for (const [at, game] of games.slice(0, 3).entries()) {
    const [asked, revealed] = [at + 1, at]
    await live.press(teacher, code, at === 0 ? "start" : "next")
    for (const { player } of seats) await live.seatOf(player ?? pupil, code)
    const hints = game === "five hints" ? 2 : 0
    await expectNothingOf({ asked, revealed, hints: 1 })
    if (hints) await live.press(teacher, code, "hint")
    await answerAll(asked)
    await live.press(teacher, code, "pause")
    await expectNothingOf({ asked, revealed, hints })
    await live.press(teacher, code, "resume")
    await untilRevealed(asked, hints)
    for (const truths of game === "offside" ? [1, 2, 3, 4, 5, 6] : []) {
      await live.press(teacher, code, "step")
      await expectNothingOf({ asked, revealed: truths === 6 ? asked : revealed, truths })
    }
    await expectNothingOf({ asked, revealed: asked, truths: 6 })
    await live.press(teacher, code, "standings")
    await expectNothingOf({ asked, revealed: asked, namesTo: ears })
  }
  await live.press(teacher, code, "end")
  await expectNothingOf({ asked: 3, revealed: 3, truths: 6, namesTo: ears })
}, 60_000)
