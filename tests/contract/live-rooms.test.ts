import { describe, expect, it } from "vitest"
import { internalHeaders } from "#platform/internal-headers"
import { liveLesson, liveRooms } from "#contract"
import { call, clock } from "./support/api"
import { buildClass, newKey } from "./support/classes"
import * as live from "./support/live"
import { getRow, run } from "./support/sql"
import { choose, ofChapter, questionsIn, setWork } from "./support/work"
import { addPool, enrol } from "./support/world"

const { three } = await live.buildQuestions()

describe("opening", () => {
  it("plays a chapter, a work that was set, or chosen questions, and has the same room for the same key", async () => {
    const { id, own, other, pupils } = await buildClass()
    const to = { classId: String(id), takesGuests: true }
    const of = { ...to, content: ofChapter({ rounds: 2 }), key: newKey() }
    const code = await live.openRoom(own, of)
    expect(await live.openRoom(own, of)).toBe(code)
    expect(await live.hostOf(own, code)).toMatchObject({ of: 2, phase: "lobby" })
    for (const pupil of pupils) await live.joinRoom(pupil, code)
    for (const step of ["start", "next"]) {
      await live.press(own, code, step, "bell")
      await live.pass(3_000, code, own)
      await live.press(own, code, "standings")
    }
    expect(await live.press(own, code, "next", "more")).toMatchObject({ number: 3, of: 3 })
    await live.press(own, code, "end")
    const climbing = ofChapter({ game: "DifficultyLevel", rounds: 2 })
    const climbed = await live.openRoom(own, { ...of, key: newKey(), content: climbing })
    expect((await live.hostOf(own, climbed)).of).toBe(10)
    await live.press(own, climbed, "end")
    const workId = await setWork(own, id, { content: three })
    const content = { kind: "work", workId: String(workId) }
    const worked = await live.openRoom(own, { ...of, key: newKey(), content })
    expect((await live.hostOf(own, worked)).of).toBe(3)
    await live.press(own, worked, "end")
    const many = await questionsIn(await addPool({ chapter: 2, game: "DifficultyLevel" }, [62]))
    const sets = Array.from({ length: 13 }, (_, at) => many.slice(5 * at, 5 * at + 5))
    const most = await live.openRoom(own, { classId: String(id), content: choose(...sets) })
    expect((await live.hostOf(own, most)).of).toBe(60)
    expect((await live.openFor(other, { content })).status).toBe(404)
    expect((await live.openFor(other, { classId: String(id), content: three })).status).toBe(404)
    expect((await live.openFor(own, { content: choose([987_654]) })).status).toBe(400)
  })

  it("is for two rooms at once, and ends with the first of them", async () => {
    const teacher = await enrol("Teacher")
    const codes = [
      await live.openRoom(teacher, { content: three }),
      await live.openRoom(teacher, { content: three }),
    ]
    expect((await live.openFor(teacher, { content: three })).status).toBe(409)
    const listed = await call(liveRooms.listLiveRooms.path, { token: teacher.token })
    const { rooms } = liveRooms.listLiveRooms.ok.parse(listed.body)
    expect(rooms.map(({ code, isOver }) => [code, isOver]).toSorted()).toEqual(
      codes.map((code) => [code, false]).toSorted(),
    )
    await live.press(teacher, codes[0] ?? "", "end")
    await live.openRoom(teacher, { content: three })
    expect((await live.openFor(teacher, { content: three })).status).toBe(409)
    await run(
      "UPDATE live_rooms SET opened_at = opened_at - 4 * 3600000 WHERE code = ?",
      codes[1] ?? "",
    )
    await live.openRoom(teacher, { content: three })
  })
})

describe("guests", () => {
  it("choose among offered names, and come back by their number; others see nothing", async () => {
    const teacher = await enrol("Teacher")
    const code = await live.openRoom(teacher, { content: three })
    const guest = await live.seatGuest(code)
    expect((await live.names(code)).length).toBe(3)
    for (const name of [guest.name, "Bad word"]) {
      const { state } = Object(await live.joinRoom({ key: "x".repeat(22) }, code, { name }))
      expect(state).toBe("taken")
    }
    expect(await live.joinRoom(guest, code, { name: guest.name })).toMatchObject({
      state: "seated",
    })
    const { player } = await live.seatOf(guest, code)
    expect(player).toMatchObject({ name: guest.name, back: expect.stringMatching(/^\d{4}$/) })
    const phone = { key: "phone".padEnd(22, "p") }
    expect((await live.inRoom(phone, code, "seat")).status).toBe(404)
    const back = { name: guest.name, back: player.back }
    expect(await live.joinRoom(phone, code, { ...back, back: "no" })).toMatchObject({
      state: "wrong",
    })
    expect(await live.joinRoom(phone, code, back)).toMatchObject({ state: "seated" })
    expect((await live.inRoom(guest, code, "seat")).status).toBe(404)
    const seat = (await live.hostOf(teacher, code)).host.rows[0]?.id
    await live.press(teacher, code, { do: "remove", seat })
    expect((await live.inRoom(phone, code, "seat")).status).toBe(404)
    expect((await live.find(phone, code)).body).toMatchObject({ seat: "" })
    await live.press(teacher, code, { do: "restore", seat }, { do: "rename", seat })
    expect((await live.seatOf(phone, code)).player.name).not.toBe(guest.name)
  })

  it("guess codes as seldom as those of classes", async () => {
    const headers = { [internalHeaders.address]: "203.0.113.7" }
    const pupil = await enrol()
    const guess = async (code: string) =>
      (await call(liveRooms.findLiveRoom.path, { token: pupil.token, headers, body: { code } }))
        .status
    expect(await guess("1234567")).toBe(400)
    for (let tries = 0; tries < 10; tries += 1) expect(await guess("1234566")).toBe(404)
    expect(await guess("1234566")).toBe(429)
  })
})

describe("a screen", () => {
  it("needs its key, or a teacher of the room, and tells no more than the projector may", async () => {
    const teacher = await enrol("Teacher")
    const code = await live.openRoom(teacher, { content: three })
    await live.seatGuest(code)
    const { host } = await live.press(teacher, code, "start")
    const { status, text } = await live.inRoom({ key: host.screenKey }, code, "screen")
    expect(status).toBe(200)
    expect(text).not.toContain(host.screenKey)
    expect(liveLesson.showScreen.ok.parse(JSON.parse(text)).screen).toMatchObject({
      code,
      answered: 0,
    })
    expect((await live.inRoom(null, code, "screen")).status).toBe(401)
    for (const player of [{ key: "y".repeat(22) }, await enrol("Teacher")])
      expect((await live.inRoom(player, code, "screen")).status).toBe(404)
  })
})

describe("the host", () => {
  it("is another teacher of the class at once if they insist, else after 30 s of silence", async () => {
    const { id, own, second, other } = await buildClass()
    const code = await live.openRoom(own, { classId: String(id), content: three })
    expect((await live.inRoom(other, code, "host")).status).toBe(404)
    const take = async (insists: boolean) =>
      liveLesson.takeOverLive.ok.parse(
        (await live.inRoom(second, code, "take-over", { insists })).body,
      )
    expect(await take(false)).toMatchObject({ isHost: false })
    expect((await live.inRoom(second, code, "command", { v: 1, do: "start" })).body).toMatchObject({
      isHost: false,
    })
    clock.now += 30_000
    expect(await take(false)).toMatchObject({ isHost: true, view: { phase: "lobby" } })
    expect((await live.inRoom(own, code, "host")).body).toMatchObject({ isHost: false })
    await live.press(second, code, "start")
  })

  it("presses once, however often: a stale command changes nothing", async () => {
    const teacher = await enrol("Teacher")
    const code = await live.openRoom(teacher, { content: three })
    const { v } = await live.hostOf(teacher, code)
    for (let times = 0; times < 2; times += 1)
      await live.inRoom(teacher, code, "command", { v, do: "start" })
    const hinted = await live.press(teacher, code, "hint")
    await live.inRoom(teacher, code, "command", { v: hinted.v - 1, do: "hint" })
    expect((await live.hostOf(teacher, code)).item?.hints).toHaveLength(2)
  })

  it("who is gone for ten minutes ends the room with its results; a day later only counts are left", async () => {
    const teacher = await enrol("Teacher")
    const code = await live.openRoom(teacher, { content: three })
    const guest = await live.seatGuest(code)
    const pupil = await enrol()
    await live.joinRoom(pupil, code)
    await live.press(teacher, code, "start", "bell")
    await live.pass(3_000, code, teacher)
    await live.press(teacher, code, "standings")
    await live.pass(600_000, code, teacher)
    expect(await live.seatOf(guest, code)).toMatchObject({
      phase: "ended",
      player: { list: [{ mark: "absent" }] },
    })
    expect((await live.find(guest, code)).body).toMatchObject({ seat: guest.name, names: [] })
    expect((await live.find(null, code)).status).toBe(404)
    const results = await live.inRoom(teacher, code, "results")
    expect(results.body).toMatchObject({
      workId: null,
      questions: [{ answer: "en-0" }],
    })
    clock.now += 24 * 3_600_000
    expect((await live.inRoom(guest, code, "seat")).status).toBe(404)
    expect((await live.find(guest, code)).status).toBe(404)
    expect(
      await getRow(
        "SELECT code, seats, guests, questions FROM live_rooms WHERE opened_by = ?",
        teacher.id,
      ),
    ).toEqual({
      code: null,
      seats: 2,
      guests: 1,
      questions: 1,
    })
  })
})
