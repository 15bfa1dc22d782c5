import { expect, it } from "vitest"
import { liveLesson, liveRooms } from "#contract"
import { buildClass, join, newKey, ofClass } from "./support/classes"
import * as live from "./support/live"
import { deliverLessons } from "./support/rooms"
import { run } from "./support/sql"
import { bookOf, ofWork } from "./support/work"
import { enrol } from "./support/world"

const { three } = await live.buildQuestions()
const offside = [true, false, true, false, true, false]

interface Cell {
  readonly n: number
  readonly a?: readonly (readonly unknown[])[]
}

it("a pupil takes a seat for classmates, who get its results in the book, and for nobody else", async () => {
  const { id, own, pupils, code: classCode } = await buildClass()
  const [first, mate] = [pupils[0], await enrol()]
  await join(mate, classCode)
  await run("UPDATE people SET nickname = 'Bold owl' WHERE id = ?", mate.id)
  const code = await live.openRoom(own, { classId: String(id), content: three, takesTables: true })
  const { body: found } = await live.find(first, code)
  expect(found).toMatchObject({ mates: [{ personID: String(mate.id), name: "Bold owl" }] })
  const mates = [mate.id, pupils[1].id, pupils[2].id].map(String)
  await live.joinRoom(first, code, { mates })
  const [seat, same] = [await live.seatOf(first, code), await live.seatOf(mate, code)]
  expect(same.player.name).toBe(seat.player.name)
  await live.press(own, code, "start")
  await live.inRoom(mate, code, "answer", { number: 1, key: newKey(), answer: "en-0" })
  await live.press(own, code, "bell")
  await live.pass(3_000, code, own)
  const hands = { right: 3, wrong: 1 }
  await live.press(own, code, { do: "hands", number: 1, ...hands }, "standings", "end")
  const { body } = await live.inRoom(own, code, "results")
  const results = liveLesson.showLiveResults.ok.parse(body)
  expect(results.questions).toMatchObject([{ hands }])
  const { body: book } = await ofWork(own, Number(results.workId), "book")
  expect(book).toMatchObject({ questions: [{ hands }] })
  expect(JSON.stringify(book)).not.toContain('"absent"')
  const { body: ofAll } = await ofClass(own, id, "book")
  expect(ofAll).toMatchObject({ works: [{ hasHands: true }] })
  await deliverLessons()
  for (const each of [first, mate])
    expect(await bookOf(each, Number(results.workId))).toMatchObject({
      cells: [{ a: [[1, "en-0", 1]] }],
    })
})

it("an account whose nickname is taken in the room gets the name that it was offered", async () => {
  const { own } = await buildClass()
  const code = await live.openRoom(own, { content: three, takesGuests: true })
  const { name: taken } = await live.seatGuest(code)
  const pupil = await enrol()
  await run("UPDATE people SET nickname = ? WHERE id = ?", taken, pupil.id)
  const { body } = await live.find(pupil, code)
  const [name = ""] = liveRooms.findLiveRoom.ok.parse(body).names
  expect([name === "", name === taken]).toEqual([false, false])
  expect(await live.joinRoom(pupil, code, { name })).toMatchObject({ state: "seated", name })
})

it("a phone from which a guest has moved to another seats the next one", async () => {
  const { id, own } = await buildClass()
  const of = { classId: String(id), content: three, takesGuests: true }
  const code = await live.openRoom(own, of)
  const guest = await live.seatGuest(code)
  const { back } = (await live.seatOf(guest, code)).player
  const phone = { key: "another-phone-of-guests" }
  await live.joinRoom(phone, code, { name: guest.name, back })
  const [name = ""] = await live.names(code)
  for (let times = 0; times < 2; times += 1)
    expect(await live.joinRoom({ key: guest.key }, code, { name })).toMatchObject({ name })
  const seats = [guest, phone].map((player) => live.seatOf(player, code))
  const names = (await Promise.all(seats)).map(({ player }) => player.name)
  expect(names).toEqual([name, guest.name])
  expect((await live.hostOf(own, code)).seats).toBe(2)
})

it("who sits at a table is shown and set by its pupils, and by no guest, outsider or other seat", async () => {
  const { id, own, pupils, code: classCode } = await buildClass()
  const [first] = pupils
  const [mate, third, apart] = [await enrol(), await enrol(), await enrol()]
  for (const each of [mate, third, apart]) await join(each, classCode)
  const of = { classId: String(id), content: three, takesTables: true, takesGuests: true }
  const code = await live.openRoom(own, of)
  const found = async (player: live.Player) => {
    const { mates, table } = liveRooms.findLiveRoom.ok.parse((await live.find(player, code)).body)
    return { mates: mates.map(({ personID }) => Number(personID)).toSorted(), table }
  }
  const sit = (player: live.Player, ...mates: { readonly id: number }[]) =>
    live.joinRoom(player, code, { mates: mates.map((each) => String(each.id)) })
  await sit(first, mate)
  await live.joinRoom(apart, code)
  for (const each of [first, mate])
    expect(await found(each)).toEqual({ mates: [mate.id, third.id], table: [String(mate.id)] })
  expect(await found(apart)).toEqual({ mates: [third.id], table: [] })
  const guest = await live.seatGuest(code)
  const outsider = await enrol()
  for (const each of [guest, outsider]) {
    await sit(each, third)
    expect(await found(each)).toEqual({ mates: [], table: [] })
  }
  expect(await found({ ...guest, ...third })).toEqual({ mates: [], table: [] })
  await sit(apart, mate, first)
  expect(await live.seatOf(third, code).catch(String)).toContain("404")

  await live.press(own, code, "start")
  await live.inRoom(mate, code, "answer", { number: 1, key: newKey(), answer: "en-0" })
  await live.press(own, code, "bell")
  await live.pass(3_000, code, own)
  await deliverLessons()
  expect(await sit(mate, third)).toMatchObject({ state: "seated" })
  expect(await deliverLessons()).toMatchObject([{ people: expect.arrayContaining([third.id]) }])
  expect((await live.seatOf(third, code)).player.sitting).toBe(2)
  expect((await live.inRoom(mate, code, "seat")).status).toBe(404)
  await live.press(own, code, "standings", "next")
  await live.inRoom(third, code, "answer", { number: 2, key: newKey(), answer: offside })
  await live.press(own, code, "bell")
  await live.pass(3_000, code, own)
  await live.press(own, code, "standings", "end")
  expect(await sit(first, mate)).toMatchObject({ state: "over" })
  await deliverLessons()
  const { body } = await live.inRoom(own, code, "results")
  const { workId } = liveLesson.showLiveResults.ok.parse(body)
  const marksOf = async (pupil: { readonly id: number; readonly token: string }) =>
    (await bookOf(pupil, Number(workId)))?.cells.map(({ n, a }: Cell) => [n, a?.[0]?.[0]])
  expect(await marksOf(first)).toEqual([
    [0, 1],
    [1, 1],
  ])
  expect(await marksOf(mate)).toEqual([[0, 1]])
  expect(await marksOf(third)).toEqual([[1, 1]])
})
