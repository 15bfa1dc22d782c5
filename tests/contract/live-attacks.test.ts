import { expect, it } from "vitest"
import { liveLesson } from "#contract"
import { call, quickPasswords } from "./support/api"
import { buildClass, join, newKey, ofClass } from "./support/classes"
import * as live from "./support/live"
import { decide } from "./support/made"
import { deliverLessons } from "./support/rooms"
import { answerHints, claim, drawHints } from "./support/rounds"
import { one, run } from "./support/sql"
import { send } from "./support/versions"
import { bookOf, choose } from "./support/work"
import { enrol, type Member } from "./support/world"

const { hints, three } = await live.buildQuestions()

async function eraseAccount({ id, token }: Member) {
  const password = "Sets-and-functions-7"
  const hash = await quickPasswords.hash(password)
  await run("UPDATE people SET password_hash = ? WHERE id = ?", hash, id)
  expect((await call("/api/Accounts/erase", { token, body: { password } })).status).toBe(200)
}

const give = (player: live.Player, code: string, number: number, answer: string) =>
  live.inRoom(player, code, "answer", { number, key: newKey(), answer })

async function reveal(teacher: Member, code: string) {
  await live.press(teacher, code, "bell")
  await live.pass(3_000, code, teacher)
}

const takeOver = (teacher: Member, code: string) =>
  live.inRoom(teacher, code, "take-over", { insists: true })

async function resultsOf(teacher: Member, code: string) {
  const { status, body } = await live.inRoom(teacher, code, "results")
  expect(status).toBe(200)
  return liveLesson.showLiveResults.ok.parse(body)
}

it.each([
  ["whose account is erased", 401, ({ own }: Taught) => eraseAccount(own)],
  ["who leaves the class", 404, ({ own, id }: Taught) => ofClass(own, id, "leave", {})],
])(
  "a host %s loses the room, and the other teacher ends it with all that was answered",
  async (_, status, lose) => {
    const taught = await buildClass()
    const { id, own, second, pupils, code: classCode } = taught
    const [pupil, erased] = [pupils[0], await enrol()]
    await join(erased, classCode)
    const code = await live.openRoom(own, { classId: String(id), content: three })
    for (const each of [pupil, erased]) await live.joinRoom(each, code)
    await live.press(own, code, "start")
    for (const each of [pupil, erased]) await give(each, code, 1, "en-0")
    await live.press(own, code, "bell")
    await lose(taught)
    await eraseAccount(erased)
    expect((await live.inRoom(own, code, "host")).status).toBe(status)
    expect((await live.inRoom(own, code, "command", { v: 3, do: "end" })).status).toBe(status)
    expect((await live.inRoom(erased, code, "seat")).status).toBe(401)
    expect((await takeOver(second, code)).status).toBe(200)
    await live.pass(3_000, code, second)
    expect((await live.seatOf(pupil, code)).player).toMatchObject({ points: 50 })
    await live.press(second, code, "standings", "end")
    await deliverLessons()
    const { workId } = await resultsOf(second, code)
    expect(await bookOf(pupil, Number(workId))).toMatchObject({ done: 1, right: 1 })
    expect(await bookOf(erased, Number(workId))).toBeNull()
  },
)

type Taught = Awaited<ReturnType<typeof buildClass>>

it("a room whose only teacher is erased ends by itself, and each account has what it played", async () => {
  const teacher = await enrol("Teacher")
  const pupil = await enrol()
  const code = await live.openRoom(teacher, { content: three })
  await live.joinRoom(pupil, code)
  await live.press(teacher, code, "start")
  await give(pupil, code, 1, "Oslo")
  await reveal(teacher, code)
  const [group] = (await live.hostOf(teacher, code)).host.groups
  await live.press(teacher, code, { do: "accept", number: 1, answer: group?.key })
  await eraseAccount(teacher)
  await live.pass(600_000, code, pupil, "seat")
  expect(await live.seatOf(pupil, code)).toMatchObject({
    phase: "ended",
    player: { points: 50, list: [{ mark: "right", reason: "accepted" }] },
  })
  expect(await deliverLessons()).toContainEqual(
    expect.objectContaining({ lesson: pupil.id, workId: null }),
  )
})

it("of two hosts the one who has the room presses, and what the other has pressed before stays", async () => {
  const { id, own, second, pupils } = await buildClass()
  const code = await live.openRoom(own, { classId: String(id), content: three })
  await live.joinRoom(pupils[0], code)
  const { v } = await live.press(own, code, "start")
  await takeOver(second, code)
  for (const [teacher, isHost] of [
    [own, false],
    [second, true],
  ] as const) {
    const { body } = await live.inRoom(teacher, code, "command", { v: v + 1, do: "bell" })
    expect(body).toMatchObject({ isHost })
  }
  expect((await live.seatOf(pupils[0], code)).phase).toBe("closing")
  await takeOver(own, code)
  expect((await live.hostOf(own, code)).phase).toBe("closing")
})

it("a question that is corrected during a round is judged and told as the room has it", async () => {
  const teacher = await enrol("Teacher")
  const pupil = await enrol()
  const [question = 0] = hints
  const answer = await one("SELECT answer AS n FROM questions WHERE id = ?", question)
  const code = await live.openRoom(teacher, { content: choose([question]) })
  await live.joinRoom(pupil, code)
  await live.press(teacher, code, "start")
  await run("UPDATE questions SET answer = 'Corrected' WHERE id = ?", question)
  await give(pupil, code, 1, String(answer))
  await reveal(teacher, code)
  expect(await live.seatOf(pupil, code)).toMatchObject({
    right: { answer },
    player: { outcome: { mark: "right" } },
  })
  await run("UPDATE questions SET answer = ? WHERE id = ?", answer, question)
})

it("what is revealed is practice alone from its bell on, before anybody has seen the answer", async () => {
  const teacher = await enrol("Teacher")
  const pupil = await enrol()
  await deliverLessons()
  const code = await live.openRoom(teacher, { content: choose([hints[3] ?? 0]) })
  await live.joinRoom(pupil, code)
  await live.press(teacher, code, "start")
  expect(await deliverLessons()).toEqual([])
  await live.press(teacher, code, "bell")
  expect((await live.seatOf(pupil, code)).phase).toBe("closing")
  expect(await deliverLessons()).toMatchObject([{ revealed: { id: hints[3] }, people: [pupil.id] }])
  await live.pass(3_000, code, teacher)
  expect(await deliverLessons()).toEqual([])
})

it("an answer of an earlier question is accepted and undone until the end, and not after it", async () => {
  const teacher = await enrol("Teacher")
  const code = await live.openRoom(teacher, { content: three })
  const guest = await live.seatGuest(code)
  await live.press(teacher, code, "start")
  await give(guest, code, 1, "Oslo")
  await reveal(teacher, code)
  await live.press(teacher, code, "standings", "next")
  const group = async () => (await resultsOf(teacher, code)).questions[0]?.groups[0]
  const of = { number: 1, answer: (await group())?.key }
  for (const [name, points] of [
    ["accept", 50],
    ["undo", 0],
    ["accept", 50],
  ] as const) {
    await live.press(teacher, code, { do: name, ...of })
    expect((await live.seatOf(guest, code)).player.points).toBe(points)
    expect(await group()).toMatchObject({ isAccepted: points > 0 })
  }
  await live.press(teacher, code, "end", { do: "undo", ...of })
  expect((await live.seatOf(guest, code)).player.points).toBe(50)
  expect(await group()).toBeUndefined()
})

const written = (digits: string, zero: number) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

it("codes and numbers are taken in Arabic and Persian digits", async () => {
  const teacher = await enrol("Teacher")
  const code = await live.openRoom(teacher, { content: three })
  const guest = await live.seatGuest(code)
  const { back } = (await live.seatOf(guest, code)).player
  for (const [at, zero] of [0x660, 0x6f0].entries()) {
    expect((await live.find(null, written(code, zero))).body).toMatchObject({ code })
    const phone = { key: `${at}`.padStart(22, "phone") }
    const of = { name: guest.name, back: written(back, zero) }
    expect(await live.joinRoom(phone, written(code, zero), of)).toMatchObject({ state: "seated" })
    expect((await live.seatOf(phone, code)).player.name).toBe(guest.name)
  }
})

it("what was revealed is practice also for who has another version of it in play", async () => {
  const teacher = await enrol("Teacher")
  const pupil = await enrol()
  const asked = await drawHints(pupil)
  const id = Number(asked.name.split("-")[1])
  await run("UPDATE questions SET author_id = ? WHERE id = ?", teacher.id, id)
  const newer = await send(teacher, "Newer?", { replaces: [id] })
  expect((await decide("approve", newer, await enrol("Admin"))).status).toBe(200)
  const code = await live.openRoom(teacher, { content: choose([newer]) })
  await live.joinRoom(pupil, code)
  await live.press(teacher, code, "start", "bell")
  await deliverLessons()
  await answerHints(pupil, asked)
  expect(await claim(pupil, 50, asked.name)).toBe(0)
})
