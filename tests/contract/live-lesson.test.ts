import { env } from "cloudflare:workers"
import { describe, expect, it } from "vitest"
import { publish } from "../../api/src/player/publish"
import { liveLesson, liveRooms } from "#contract"
import { call, rowsReadBy } from "./support/api"
import { buildClass, join, newKey } from "./support/classes"
import * as live from "./support/live"
import { type Player, inRoom } from "./support/live"
import { deliverLessons } from "./support/rooms"
import { answerHints, claim, drawHints, playOut } from "./support/rounds"
import { getRow, run } from "./support/sql"
import { bookOf, choose, ofWork } from "./support/work"
import { enrol } from "./support/world"

const give = (player: Player, code: string, number: number, answer: unknown, key = newKey()) =>
  inRoom(player, code, "answer", { number, key, answer })

const { hints, three } = await live.buildQuestions()

it("a lesson of a class: seats, answers, receipts, points and the book", async () => {
  const { id, own, pupils, code: classCode } = await buildClass()
  const [first] = pupils
  const [second, third] = [await enrol(), await enrol()]
  for (const each of [second, third]) await join(each, classCode)
  const code = await live.openRoom(own, { classId: String(id), content: three })
  const found = await live.find(first, code)
  expect(found.body).toMatchObject({ entry: "account", names: [expect.any(String)] })
  expect((await live.find(null, code)).body).toMatchObject({ entry: "closed" })
  for (const each of [first, second])
    expect(await live.joinRoom(each, code)).toMatchObject({ state: "seated" })
  const again = await live.joinRoom(first, code)
  expect(again).toEqual(await live.joinRoom(first, code))
  const press = (...steps: string[]) => live.pressBeside(first, own, code, steps)
  await press("start")
  for (const each of [first, second]) await live.seatOf(each, code)

  const key = newKey()
  const saved = await give(first, code, 1, "en-0", key)
  expect(saved.body).toEqual({ state: "saved", receipt: "1-1" })
  expect((await give(first, code, 1, "another", key)).body).toEqual(saved.body)
  expect(await press("bell")).toMatchObject({ phase: "closing" })
  await live.pass(3_000, code, own)
  expect((await give(second, code, 1, "en-0")).body).toMatchObject({ state: "kept" })
  expect(await live.seatOf(first, code)).toMatchObject({
    phase: "reveal",
    right: { answer: "en-0" },
    player: { points: 50, outcome: { mark: "right" } },
  })

  await press("standings", "next")
  await live.seatOf(first, code)
  await live.joinRoom(third, code)
  await give(first, code, 2, [true, false, true, false, true, null])
  await press("bell")
  await live.pass(3_000, code, own)
  await press("standings", "next")
  expect(await live.seatOf(third, code)).toMatchObject({ number: 3 })
  await give(third, code, 3, "Oslo")
  await live.press(own, code, "bell")
  await live.pass(3_000, code, own)
  await press("standings", "next", "end", "end")

  const printed = await live.inRoom(own, code, "sheet")
  expect(liveLesson.showLiveSheet.ok.parse(printed.body).questions).toMatchObject([
    { game: "five hints", answer: "en-0" },
    { game: "offside", answer: "135" },
    { game: "DifficultyLevel", hints: [] },
  ])

  const { body } = await live.inRoom(own, code, "results")
  const results = liveLesson.showLiveResults.ok.parse(body)
  expect(
    results.rows.map(({ place, points, marks }) => [place, points, ...marks]).toSorted(),
  ).toEqual([
    [1, 90, "right", "wrong", "absent"],
    [2, 0, "absent", "absent", "wrong"],
    [2, 0, "late", "absent", "absent"],
  ])
  const workId = Number(results.workId)
  await deliverLessons()
  expect((await bookOf(first, workId))?.cells.map(({ a }: { a: unknown[] }) => a)).toEqual([
    [[1, "en-0", 1]],
    [[0, null, null]],
  ])
  const book = (await ofWork(own, workId, "book")).body as {
    title: string
    pupils: { personID: number; cells: { mark: string; isLate: boolean }[] }[]
  }
  const marks = new Map(
    book.pupils.map(({ personID, cells }) => [
      personID,
      cells.map(({ mark, isLate }) => [mark, isLate]),
    ]),
  )
  expect(book.title).toBe("Live round")
  const absent = ["absent", false]
  expect(marks.get(first.id)).toEqual([["right", false], ["wrong", false], absent])
  expect(marks.get(second.id)).toEqual([["blank", true], absent, absent])
  expect(marks.get(third.id)).toEqual([absent, absent, ["wrong", false]])

  const goal = { classId: String(id), content: three, places: "class goal" }
  const next = await live.openRoom(own, goal)
  await live.press(own, next, "start", "bell")
  await live.pass(3_000, next, own)
  expect(await live.press(own, next, "standings")).toMatchObject({ goal: { of: 0, last: 25 } })
})

describe("what was revealed", () => {
  it("is practice for every account in the room, also in play, by one message a question", async () => {
    const teacher = await enrol("Teacher")
    const pupil = await enrol()
    const asked = await drawHints(pupil)
    const id = Number(asked.name.split("-")[1])
    const code = await live.openRoom(teacher, { content: choose([id]) })
    await live.joinRoom(pupil, code)
    await deliverLessons()
    await live.press(teacher, code, "start", "bell")
    await live.pass(3_000, code, teacher)
    expect(await deliverLessons()).toMatchObject([{ revealed: { id }, people: [pupil.id] }])
    await answerHints(pupil, asked)
    expect(await claim(pupil, 50, asked.name)).toBe(0)
    const late = await enrol()
    await live.joinRoom(late, code)
    expect(await deliverLessons()).toMatchObject([{ revealed: { id }, people: [late.id] }])
    const others = await playOut(pupil)
    expect(others.answers).toHaveLength(hints.length - 1)
  })

  it("is in the record and counts for the day, without points, however often it is told", async () => {
    const teacher = await enrol("Teacher")
    const pupil = await enrol()
    const code = await live.openRoom(teacher, { content: choose([hints[1] ?? 0], [hints[2] ?? 0]) })
    await live.joinRoom(pupil, code)
    await live.press(teacher, code, "start")
    await give(pupil, code, 1, "Oslo")
    await live.press(teacher, code, "bell")
    await live.pass(3_000, code, teacher)
    await live.press(teacher, code, "standings", "end")
    const sent = await deliverLessons()
    await publish(sent, env)
    const record = await call("/api/Accounts/record", { token: pupil.token })
    expect(record.body).toMatchObject({ rounds: [{ answers: [{ givenAnswer: "Oslo" }] }] })
    const streak = await call("/api/Accounts/streak", { token: pupil.token })
    expect(streak.body).toMatchObject({ days: 1, rounds: 1 })
    const total = await call("/api/Accounts/add/0", { token: pupil.token })
    expect(total.body).toMatchObject({ totalpoints: 0 })
  })
})

it("an answer that is nothing for the wall is counted there, and one that the host accepts is right for all who gave it, until it is undone, and becomes an appeal", async () => {
  const teacher = await enrol("Teacher")
  const code = await live.openRoom(teacher, { content: three })
  const guests = [await live.seatGuest(code), await live.seatGuest(code)]
  await live.press(teacher, code, "start")
  for (const guest of guests) await give(guest, code, 1, "You idiot")
  await live.press(teacher, code, "bell")
  await live.pass(3_000, code, teacher)
  const [group] = (await live.hostOf(teacher, code)).host.groups
  expect(group).toMatchObject({ text: "You idiot", count: 2, mark: "wrong", isUnfit: true })
  const { body } = await live.inRoom(teacher, code, "screen")
  expect(body).toMatchObject({ screen: { spread: [], others: 2 } })
  const overrule = { number: 1, answer: group?.key }
  await live.press(teacher, code, { do: "accept", ...overrule })
  for (const guest of guests) expect((await live.seatOf(guest, code)).player.points).toBe(50)
  await live.press(teacher, code, { do: "undo", ...overrule })
  for (const guest of guests) expect((await live.seatOf(guest, code)).player.points).toBe(0)
  await live.press(teacher, code, { do: "accept", ...overrule }, "end")
  const appeals = "SELECT text, people, verdict FROM appealed WHERE answer_key = ?"
  expect(await getRow(appeals, group?.key ?? "")).toEqual({
    text: "You idiot",
    people: 2,
    verdict: null,
  })
})

const list = ({ token }: { readonly token: string }) =>
  call(liveRooms.listLiveRooms.path, { token })

it("lists and looks read the same rows however many rooms there are and were", async () => {
  const { id, own, pupils } = await buildClass()
  const [pupil] = pupils
  const code = await live.openRoom(own, { classId: String(id), content: three })
  const readBy = async () => [
    await rowsReadBy(() => list(own)),
    await rowsReadBy(() => list(pupil)),
    await rowsReadBy(() => live.inRoom(own, code, "screen")),
  ]
  const few = await readBy()
  expect(Math.max(...few)).toBeLessThan(20)
  await run(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
    INSERT INTO live_rooms (object, code, school_id, class_id, opened_by, key, title, language,
      takes_guests, opened_at)
    SELECT 'old ' || i, 'old ' || i, 1, iif(i % 2, ${id}, NULL), ${own.id}, 'old ' || i, '', 'en', 0, i
    FROM n`)
  expect(await readBy()).toEqual(few)
})
