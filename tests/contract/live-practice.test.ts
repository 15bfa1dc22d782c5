import { runInDurableObject } from "cloudflare:test"
import { expect, it } from "vitest"
import { progress, streak } from "#contract"
import { call, readOk } from "./support/api"
import { buildClass, newKey } from "./support/classes"
import * as live from "./support/live"
import { inPlay, objectOf } from "./support/players"
import { deliverLessons } from "./support/rooms"
import { answerHints, claim, drawHints } from "./support/rounds"
import { run } from "./support/sql"
import { choose, questionsIn } from "./support/work"
import { addPool, enrol, type Member } from "./support/world"

const { hints } = await live.buildQuestions()

/** With the version, which rises if a write is published, a row and an alarm more. */
async function writtenBy({ id }: Member) {
  const [player] = await inPlay(id, "SELECT version FROM player")
  return runInDurableObject(objectOf(String(id)), ({ rows }) => ({
    rows: rows.written,
    version: Number(player?.["version"]),
  }))
}

async function playAll(teacher: Member, pupil: Member, code: string) {
  await live.press(teacher, code, "start")
  for (const at of hints.keys()) {
    await live.seatOf(pupil, code)
    const given = { number: at + 1, key: newKey(), answer: at % 2 ? `en-${at}` : "Oslo" }
    await live.inRoom(pupil, code, "answer", given)
    await live.press(teacher, code, "bell")
    await live.pass(3_000, code, teacher)
    await live.press(teacher, code, "standings", ...(at < hints.length - 1 ? ["next"] : ["end"]))
  }
}

it("a lesson is one list of answers for each chapter, a round for each answer, and few rows", async () => {
  const { id, own, pupils } = await buildClass()
  const [pupil] = pupils
  const content = choose(...hints.map((each) => [each]))
  const code = await live.openRoom(own, { classId: String(id), content })
  await live.joinRoom(pupil, code)
  await drawHints(pupil)
  const before = await writtenBy(pupil)
  await playAll(own, pupil, code)
  await deliverLessons()
  const after = await writtenBy(pupil)
  expect((after.rows - before.rows) / hints.length).toBeLessThan(6.5)
  expect(after.version - before.version).toBeLessThan(3)
  const { token } = pupil
  const { rounds } = await readOk(progress.record, call(progress.record.path, { token }))
  expect(rounds.map(({ answers }) => answers.length)).toEqual([hints.length])
  const days = await readOk(streak.streak, call(streak.streak.path, { token }))
  expect(days.rounds).toBe(hints.length)
  const lists = await inPlay(pupil.id, "SELECT wrong FROM answer_lists")
  expect(lists).toEqual([{ wrong: hints.length / 2 }])
})

async function reveal(id: number, pupil: Member) {
  const teacher = await enrol("Teacher")
  const code = await live.openRoom(teacher, { content: choose([id]) })
  await live.joinRoom(pupil, code)
  await live.press(teacher, code, "start", "bell")
  await deliverLessons()
}

it("a question that a pupil has in play earns nothing once another version of it rings", async () => {
  const pupil = await enrol()
  const asked = await drawHints(pupil)
  const open = Number(asked.name.split("-")[1])
  const other = hints.find((id) => id !== open) ?? 0
  await run(`UPDATE questions SET line_id = ${other} WHERE id IN (${open}, ${other})`)
  await reveal(other, pupil)
  await answerHints(pupil, asked)
  expect(await claim(pupil, 50, asked.name)).toBe(0)
})

it("a question of which another version was played is counted once", async () => {
  const pupil = await enrol()
  const asked = await drawHints(pupil)
  await answerHints(pupil, asked)
  const [open, other = 0] = [Number(asked.name.split("-")[1]), hints[hints.length - 1]]
  await run(`UPDATE questions SET line_id = ${other} WHERE id IN (${open}, ${other})`)
  await reveal(other, pupil)
  expect(await inPlay(pupil.id, "SELECT played FROM cursors")).toEqual([{ played: '{"en0":1}' }])
})

it("a question that a pupil has in play earns nothing once it rings in another language", async () => {
  const pupil = await enrol()
  const [english = 0] = await questionsIn(await addPool({ chapter: 2 }, { en: ["50"], ar: ["٥٠"] }))
  const asked = await drawHints(pupil, { chapter: 2, language: "ar" })
  await reveal(english, pupil)
  const [attempt] = await inPlay(
    pupil.id,
    "SELECT is_practice FROM attempts WHERE question_id = ?",
    Number(asked.name.split("-")[1]),
  )
  expect(attempt).toEqual({ is_practice: 1 })
})

it("a pupil on whose phone a guest has a seat is in by the account, and the seat stays the guest's", async () => {
  const { id, own, pupils } = await buildClass()
  const [pupil] = pupils
  const of = { classId: String(id), content: choose([hints[2] ?? 0]), takesGuests: true }
  const code = await live.openRoom(own, of)
  const guest = await live.seatGuest(code)
  const phone = { ...pupil, key: guest.key }
  expect((await live.inRoom(phone, code, "seat")).status).toBe(404)
  expect((await live.find(phone, code)).body).toMatchObject({ entry: "account", seat: "" })
  await deliverLessons()
  expect(await live.joinRoom(phone, code)).toMatchObject({ state: "seated" })
  await live.press(own, code, "start")
  await live.inRoom(phone, code, "answer", { number: 1, key: newKey(), answer: "Oslo" })
  expect((await live.seatOf(guest, code)).player).toMatchObject({
    name: guest.name,
    mine: { counted: null },
  })
  await live.press(own, code, "bell")
  expect(await deliverLessons()).toMatchObject([{ revealed: { id: hints[2] }, people: [pupil.id] }])
})
