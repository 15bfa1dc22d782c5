import { describe, expect, inject, test } from "vitest"
import { pointsOn } from "../support/five-hints-page"
import { logIn, registerStudent, totalOf } from "../support/register-student"
import {
  films,
  isInPlay,
  judgeAll,
  judgeOne,
  judgements,
  places,
  seenOn,
  sets,
  truthOf,
  wordOn,
} from "../support/offside-page"
import { Visitor } from "../support/visitor"
import { say } from "../support/words"
import { sendFields } from "../support/data-requests"

const site = inject("site")

describe("an offside round on a second device", () => {
  test("continues with the judgements made so far", async () => {
    const { visitor, email } = await registerStudent(site)
    const truth = truthOf(await visitor.open(sets))
    await judgeOne(visitor, 2, wordOn(truth, 2, false))
    const { roundId, statements } = seenOn(visitor.page)
    const phone = new Visitor(site, "ar")
    await phone.open("/login")
    await logIn(phone, email)
    const page = await phone.open(sets)
    expect(seenOn(page)).toMatchObject({ roundId, statements, open: [1, 3, 4, 5, 6] })
    expect(page.text).toContain(say("ar", "play.worth", { count: 25 }))
  })

  test("shows the result of the first form, whatever a stale page sends", async () => {
    const { visitor, email } = await registerStudent(site)
    await visitor.open(sets)
    const stale = visitor.twin()
    await judgeAll(visitor, [1, 2])
    const page = await judgeAll(stale)
    expect(page.text).toContain(say("en", "play.won", { count: 12 }))
    expect(await totalOf(site, email)).toBe(12)
  })
})

describe("the browser's Back button in offside", () => {
  test("with the old cookies and page changes nothing", async () => {
    const { visitor, email } = await registerStudent(site)
    const truth = truthOf(await visitor.open(sets))
    const before = visitor.twin()
    await judgeOne(visitor, 5, wordOn(truth, 5, false))
    await judgeAll(visitor)
    expect(pointsOn(visitor.page)).toBe(25)
    const replayed = await judgeAll(before)
    expect(replayed.text).toContain(say("en", "play.won", { count: 25 }))
    expect(await totalOf(site, email)).toBe(25)
  })

  test("from the next question to the previous one does not judge the next one", async () => {
    const { visitor } = await registerStudent(site)
    await visitor.open(films)
    const stale = visitor.twin()
    await judgeAll(visitor, places)
    const fresh = seenOn(await visitor.submit())
    for (const act of [judgeAll, (late: Visitor) => judgeOne(late, 1, "true")]) {
      const page = await act(stale.twin())
      expect(isInPlay(page)).toBe(true)
      expect(seenOn(page)).toMatchObject({ roundId: fresh.roundId, open: places })
    }
  })
})

describe("the same offside form sent several times at once", () => {
  test("is judged, credited and recorded once", async () => {
    const { visitor, email } = await registerStudent(site)
    const { question } = truthOf(await visitor.open(sets))
    const taps = Array.from({ length: 4 }, () => judgeAll(visitor.twin(), [6]))
    const pages = await Promise.all(taps)
    for (const page of pages) expect(page.text).toContain(say("en", "play.mostRight"))
    expect(await totalOf(site, email)).toBe(25)
    const record = await visitor.open("/answered-questions")
    const asked = record.document.querySelectorAll("main li h2 [dir]").map(({ text }) => text)
    expect(asked).toEqual([question])
  })

  test("with right and wrong judgements of one statement keeps one of them", async () => {
    const { visitor } = await registerStudent(site)
    const truth = truthOf(await visitor.open(sets))
    const words = [true, false, true, false].map((isRight) => wordOn(truth, 3, isRight))
    await Promise.all(words.map((word) => judgeOne(visitor.twin(), 3, word)))
    const page = await visitor.open(sets)
    expect(seenOn(page).open).toEqual([1, 2, 4, 5, 6])
    expect((await visitor.open(sets)).text).toBe(page.text)
  })

  test("with a different statement each judges all six", async () => {
    const { visitor, email } = await registerStudent(site)
    const truth = truthOf(await visitor.open(sets))
    await Promise.all(
      places.map((place) => judgeOne(visitor.twin(), place, wordOn(truth, place, place > 2))),
    )
    expect(await totalOf(site, email)).toBe(12)
  })
})

describe("another player's offside round", () => {
  test("cannot be judged or ended by its id", async () => {
    const owner = await registerStudent(site)
    const thief = await registerStudent(site)
    const { roundId } = seenOn(await owner.visitor.open(sets))
    const fields = judgements(await thief.visitor.open(sets))
    for (const intent of ["judge", "answer", "next"]) {
      const page = await sendFields(thief.visitor, sets, { ...fields, intent, round: roundId })
      expect(seenOn(page).open).toEqual(places)
    }
    expect(seenOn(await owner.visitor.open(sets))).toMatchObject({ roundId, open: places })
  })
})
