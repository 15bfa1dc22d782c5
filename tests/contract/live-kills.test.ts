import { abortAllDurableObjects } from "cloudflare:test"
import { afterEach, expect, inject, it, vi } from "vitest"
import { liveLesson } from "#contract"
import { offsideScore } from "#game/live/score"
import { dice, pick } from "../support/dice.mjs"
import { clock, type Answer } from "./support/api"
import { buildClass, join, newKey } from "./support/classes"
import * as live from "./support/live"
import { deliverLessons, roomDatabase } from "./support/rooms"
import { bookOf } from "./support/work"
import { enrol, type Member } from "./support/world"

const { three } = await live.buildQuestions()
const truths = [true, false, true, false, true, false]
/** What a right answer to each question is worth with the first hint. */
const worths = [50, 50, 5]
const typed = { right: ["en-0", "", "en-0-0"], wrong: ["Oslo", "", "Rome"] } as const
const offsides = [
  truths,
  [true, null, true, null, null, null],
  [false, true, true, null, true, false],
]

/** Sends until a reply arrives: at times the line is cut, the reply lost, or the room killed before, during or after. */
function unreliable(roll: (sides: number) => number) {
  const kills = { count: 0 }
  const kill = async () => {
    kills.count += 1
    await abortAllDurableObjects()
  }
  /** `isSame`: the reply that was lost comes again. */
  async function send(ask: () => Promise<Answer>, isSame = false): Promise<Answer> {
    const fate = pick(roll, ["", "", "", "kill", "lost", "lost", "killed meanwhile"] as const)
    if (fate === "kill") await kill()
    const lost = fate === "lost" ? await ask() : null
    if (lost && roll(2) === 0) await kill()
    if (fate === "killed meanwhile") await Promise.allSettled([ask(), kill()])
    for (let tries = 0; tries < 5; tries += 1) {
      const [reply] = await Promise.allSettled([ask()])
      if (reply.status === "rejected" || reply.value.status >= 500) continue
      if (lost && isSame) expect(reply.value.text).toBe(lost.text)
      return reply.value
    }
    throw new Error("no reply in five tries")
  }
  return { kill, kills, send }
}

interface Sitting {
  readonly player: live.Player
  readonly name: string
  /** By question: what a reply has said that counts. */
  readonly counted: (string | readonly (boolean | null)[] | null)[]
  /** The questions to which anything was given, if only too late. */
  readonly given: Set<number>
}

async function playThrough(seed: number) {
  const roll = dice(seed)
  // A room that was killed has the machine's clock, until it is called.
  clock.now = Date.now()
  const { kill, kills, send } = unreliable(roll)
  const { id, own, code: classCode } = await buildClass()
  const members = [await enrol(), await enrol()]
  for (const each of members) await join(each, classCode)
  const of = { classId: String(id), content: three, takesGuests: true }
  const code = await live.openRoom(own, of)
  for (const each of members) await live.joinRoom(each, code)
  const players = [...members, await live.seatGuest(code), await live.seatGuest(code)]
  const seats: Sitting[] = []
  for (const player of players) {
    const { name } = (await live.seatOf(player, code)).player
    seats.push({ player, name, counted: [null, null, null], given: new Set() })
  }

  async function answer({ player, counted, given: all }: Sitting, at: number) {
    all.add(at)
    const text = pick(roll, [typed.right[at] ?? "", typed.wrong[at] ?? "", typed.right[at] ?? ""])
    const given = at === 1 ? pick(roll, offsides) : text
    const body = { number: at + 1, key: newKey(), answer: given }
    const reply = await send(() => live.inRoom(player, code, "answer", body), true)
    const { state } = liveLesson.answerLive.ok.parse(reply.body)
    if (state !== "kept") counted[at] = given
    return state
  }
  const some = () => seats.filter(() => roll(3) > 0)
  /** With the `v` of the page, so that a press that is sent again does nothing more. */
  async function press(name: string) {
    const { v } = await live.hostOf(own, code)
    await send(() => live.inRoom(own, code, "command", { v, do: name }))
    if (roll(2) === 0) await kill()
  }

  await kill()
  await press("start")
  for (const at of [0, 1, 2]) {
    for (const seat of seats) await send(() => live.inRoom(seat.player, code, "seat"))
    await kill()
    for (const seat of [...some(), ...some()]) await answer(seat, at)
    await press("bell")
    await kill()
    for (const seat of some()) await answer(seat, at)
    roomDatabase.isDown = roll(2) === 0
    await live.pass(3_000, code, own)
    await kill()
    for (const seat of some()) expect(await answer(seat, at)).toBe("kept")
    roomDatabase.isDown = false
    await live.pass(60_000, code, own)
    await kill()
    expect((await live.hostOf(own, code)).phase).toBe("reveal")
    await press("standings")
    await kill()
    await press("next")
  }
  await kill()
  await press("end")
  await kill()
  return { own, code, seats, members, kills: kills.count }
}

function pointsFor({ counted }: Sitting): number {
  return counted.reduce((sum: number, given, at) => {
    if (given === null) return sum
    if (typeof given !== "string") {
      const marks = given.map((mark) => (mark === null ? "-" : mark ? "1" : "0")).join("")
      return sum + offsideScore(truths, marks)
    }
    return sum + (given === typed.right[at] ? (worths[at] ?? 0) : 0)
  }, 0)
}

const isRight = (given: Sitting["counted"][number], at: number) =>
  typeof given === "string" ? given === typed.right[at] : given === truths

const shownAs = (given: Sitting["counted"][number]) =>
  given === null || typeof given === "string"
    ? given
    : given.map((mark) => (mark === null ? "-" : mark ? "1" : "0")).join("")

async function resultsOf(own: Member, code: string) {
  const { body } = await live.inRoom(own, code, "results")
  return liveLesson.showLiveResults.ok.parse(body)
}

afterEach(() => {
  roomDatabase.isDown = false
  vi.restoreAllMocks()
})

const runs = inject("isDeep") ? 50 : 3

it.each(Array.from({ length: runs }, (_, run) => 20_261_126 + run))(
  "loses no answer and counts none twice, with a kill in each phase and lines that fail, seed %i",
  async (seed) => {
    vi.spyOn(console, "error").mockImplementation(() => {})
    const { own, code, seats, members, kills } = await playThrough(seed)
    expect(kills).toBeGreaterThan(20)
    for (const seat of seats) {
      const { player, phase } = await live.seatOf(seat.player, code)
      expect(phase).toBe("ended")
      expect(player.list.map(({ counted }) => counted?.text ?? null)).toEqual(
        seat.counted.map(shownAs),
      )
      expect(player.points).toBe(pointsFor(seat))
    }
    const { rows, questions, workId } = await resultsOf(own, code)
    expect(Object.fromEntries(rows.map(({ name, points }) => [name, points]))).toEqual(
      Object.fromEntries(seats.map((seat) => [seat.name, pointsFor(seat)])),
    )
    for (const { marks } of questions)
      expect(Object.values(marks).reduce((sum, count) => sum + count, 0)).toBe(seats.length)
    await deliverLessons()
    for (const [at, member] of members.entries()) {
      const right = seats[at]?.counted.filter((given, of) => isRight(given, of)).length
      expect(await bookOf(member, Number(workId))).toMatchObject({
        done: seats[at]?.given.size,
        right,
      })
    }
  },
)
