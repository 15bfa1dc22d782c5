import { describe, expect, inject, test } from "vitest"
import {
  giveAnswer,
  isInPlay,
  nextHint,
  pointsOn,
  seenOn,
  sets,
  truthOf,
} from "../support/five-hints-page"
import { logIn, registerStudent, totalOf } from "../support/register-student"
import { wrongAnswer } from "../support/seeded.mjs"
import { Visitor } from "../support/visitor"
import { say } from "../support/words"
import { sendFields } from "../support/data-requests"

const site = inject("site")

describe("a round on a second device", () => {
  test("continues at the same state, with draft and hints", async () => {
    const { visitor, email } = await registerStudent(site)
    await visitor.open(sets)
    const { hints, roundId } = seenOn(await nextHint(visitor, "half a thought"))
    const phone = new Visitor(site, "ar")
    await phone.open("/login")
    await logIn(phone, email)
    expect(seenOn(await phone.open(sets))).toMatchObject({
      roundId,
      hints,
      draft: "half a thought",
    })
  })

  test("charges a hint once when both devices take it", async () => {
    const { visitor } = await registerStudent(site)
    await visitor.open(sets)
    const stale = visitor.twin()
    await nextHint(visitor, "newer")
    const page = await nextHint(stale)
    expect(seenOn(page).hints.length).toBe(2)
    expect(seenOn(page).draft).toBe("newer")
    expect(page.text).toContain(say("en", "play.worth", { count: 40 }))
  })

  test("shows the result of the first answer, whatever a stale page sends", async () => {
    const { visitor } = await registerStudent(site)
    const { answer } = truthOf(await visitor.open(sets))
    const stale = visitor.twin()
    await giveAnswer(visitor, wrongAnswer)
    for (const act of [giveAnswer, nextHint]) {
      const page = await act(stale.twin(), answer)
      expect(page.text).toContain(say("en", "play.wrong"))
      expect(pointsOn(page)).toBe(0)
    }
  })
})

describe("the browser's Back button", () => {
  test("after the answer changes nothing when the old page is sent with the old cookies", async () => {
    const { visitor, email } = await registerStudent(site)
    const { answer } = truthOf(await visitor.open(sets))
    const before = visitor.twin()
    await nextHint(visitor)
    await nextHint(visitor)
    await giveAnswer(visitor, answer)
    expect(pointsOn(visitor.page)).toBe(30)
    const replayed = await giveAnswer(before, answer)
    expect(replayed.text).toContain(say("en", "play.won", { count: 30 }))
    expect((await before.open("/top-10")).status).toBe(200)
    expect(await totalOf(site, email)).toBe(30)
  })

  test("to an earlier hint does not raise the worth of the round", async () => {
    const { visitor, email } = await registerStudent(site)
    const { answer } = truthOf(await visitor.open(sets))
    const before = visitor.twin()
    for (let hint = 0; hint < 4; hint += 1) await nextHint(visitor)
    const page = await giveAnswer(before, answer)
    expect(page.text).toContain(say("en", "play.won", { count: 10 }))
    expect(await totalOf(site, email)).toBe(10)
  })

  test("from the next question to the previous one does not answer the next one", async () => {
    const { visitor } = await registerStudent(site)
    await visitor.open(sets)
    const stale = visitor.twin()
    await giveAnswer(visitor, wrongAnswer)
    await visitor.submit()
    const fresh = seenOn(visitor.page)
    for (const act of [giveAnswer, nextHint]) {
      const page = await act(stale.twin(), "late")
      expect(isInPlay(page)).toBe(true)
      expect(seenOn(page)).toMatchObject({ roundId: fresh.roundId, hints: fresh.hints })
    }
  })
})

describe("the same form sent several times at once", () => {
  test("is judged and credited once", async () => {
    const { visitor, email } = await registerStudent(site)
    const { answer } = truthOf(await visitor.open(sets))
    const taps = Array.from({ length: 4 }, () => giveAnswer(visitor.twin(), answer))
    const statuses = (await Promise.all(taps)).map(({ status }) => status)
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
    expect(statuses).toContain(200)
    expect(await totalOf(site, email)).toBe(50)
  })

  test("with two different answers keeps one of them", async () => {
    const { visitor, email } = await registerStudent(site)
    const { answer } = truthOf(await visitor.open(sets))
    await Promise.all([giveAnswer(visitor.twin(), wrongAnswer), giveAnswer(visitor.twin(), answer)])
    const first = (await visitor.open(sets)).text
    expect((await visitor.open(sets)).text).toBe(first)
    expect([0, 50]).toContain(await totalOf(site, email))
  })

  test("takes one hint", async () => {
    const { visitor } = await registerStudent(site)
    await visitor.open(sets)
    await Promise.all(Array.from({ length: 5 }, () => nextHint(visitor.twin(), "same")))
    expect(seenOn(await visitor.open(sets)).hints.length).toBe(2)
  })

  test("draws one question", async () => {
    const { visitor } = await registerStudent(site)
    await visitor.open(sets)
    await giveAnswer(visitor, wrongAnswer)
    const pages = await Promise.all(Array.from({ length: 4 }, () => visitor.twin().submit()))
    expect(new Set(pages.map((page) => seenOn(page).roundId)).size).toBe(1)
  })
})

describe("another player's round", () => {
  test("cannot be asked for a hint, answered or ended by its id", async () => {
    const owner = await registerStudent(site)
    const thief = await registerStudent(site)
    const { roundId } = seenOn(await owner.visitor.open(sets))
    await thief.visitor.open(sets)
    for (const intent of ["hint", "answer", "next"])
      await sendFields(thief.visitor, sets, { intent, answer: "x", round: roundId, shown: "1" })
    const page = await owner.visitor.open(sets)
    expect(seenOn(page)).toMatchObject({ roundId, draft: "" })
    expect(seenOn(page).hints.length).toBe(1)
  })

  test.each(["x", "../../layla", "0".repeat(5000), "__proto__"])(
    "%j is not a round id",
    async (round) => {
      const { visitor } = await registerStudent(site)
      await visitor.open(sets)
      const page = await sendFields(visitor, sets, { intent: "answer", answer: "x", round })
      expect(page.status).toBe(200)
      expect(isInPlay(page)).toBe(true)
      expect(page.text).toContain(say("en", "toast.roundGone"))
    },
  )
})
