import { afterEach, describe, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { pointsOn } from "../support/five-hints-page"
import { logIn, registerStudent, totalOf } from "../support/register-student"
import { judgeAll, places, seenOn, sets, truthOf } from "../support/offside-page"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { say } from "../support/words"

const crediting = "Accounts/add/"

afterEach(() => faultyUpstream.heal())

describe.each(arabicOrBoth)("offside on a failing upstream, in %s,", (language) => {
  test.each([500, 503, "drop", "drop-after", "nonsense", 429] as const)(
    "keeps uncredited points (%s) pending, says so, and credits them once",
    async (fault) => {
      const { visitor, email } = await registerStudent(site, language)
      await visitor.open(sets)
      await faultyUpstream.spoil(crediting, fault)
      const page = await judgeAll(visitor, [3])
      const pending = say(language, "play.pending", { count: 25 })
      expect(page.status).toBe(200)
      expect(page.text).toContain(pending)
      expect(pointsOn(page)).toBe(0)
      expect((await visitor.open("/games")).text).toContain(pending)
      await faultyUpstream.heal()
      expect((await visitor.open("/games")).text).not.toContain(pending)
      const result = await visitor.open(page.path)
      expect(result.text).toContain(say(language, "play.won", { count: 25 }))
      expect(pointsOn(result)).toBe(25)
      expect(await totalOf(site, email)).toBe(25)
    },
  )
})

describe("the API call that records an offside round", () => {
  test("carries the judgements, the points and the token, also when nothing was won", async () => {
    const { visitor } = await registerStudent(site)
    await visitor.open(sets)
    await faultyUpstream.heal()
    const { path } = await judgeAll(visitor, places)
    for (let visit = 0; visit < 2; visit += 1) await visitor.open(path)
    expect(await callsOf()).toEqual([
      ["/api/education/OffsideGame/judgements", true],
      ["/api/Accounts/add/0", true],
    ])
  })

  test("carries no points for an entertainment round", async () => {
    const { visitor } = await registerStudent(site)
    await visitor.open("/games/entertainment/offside/play-offside?section=1")
    await faultyUpstream.heal()
    await judgeAll(visitor, [1])
    expect(await callsOf()).toEqual([["/api/education/OffsideGame/judgements", true]])
  })

  test("is repeated until it succeeds, also for a lost round, and then stops", async () => {
    const { visitor } = await registerStudent(site)
    const { question } = truthOf(await visitor.open(sets))
    await faultyUpstream.spoil(crediting, "drop")
    const page = await judgeAll(visitor, places)
    expect(page.text).toContain(say("en", "play.won", { count: 0 }))
    await faultyUpstream.heal()
    await visitor.open("/games")
    await visitor.open("/games")
    const told = (await callsOf()).filter(([path]) => path.includes(crediting))
    expect(told).toEqual([["/api/Accounts/add/0", true]])
    const record = await visitor.open("/answered-questions")
    expect(record.document.querySelectorAll("main li h2 [dir]").map(({ text }) => text)).toEqual([
      question,
    ])
  })

  test("is made before the next question is drawn", async () => {
    const { visitor, email } = await registerStudent(site)
    await visitor.open(sets)
    await faultyUpstream.spoil(crediting, 500)
    await judgeAll(visitor, [1, 2])
    await faultyUpstream.heal()
    await visitor.submit()
    // It is the only question here; the later calls are for the page at the end of the chapter.
    expect((await callsOf()).map(([path]) => path).slice(0, 2)).toEqual([
      "/api/Accounts/add/12",
      "/api/education/OffsideGame/question",
    ])
    expect(await totalOf(site, email)).toBe(12)
  })
})

describe("an offside round", () => {
  test("redirects to log in and back when the session expires while crediting, and credits the points once", async () => {
    const { visitor, email } = await registerStudent(site)
    await visitor.open(sets)
    await faultyUpstream.spoil(crediting, 401)
    const door = await judgeAll(visitor)
    expect(door.path).toMatch(/^\/login\?redirectTo=%2Fgames%2Feducation%2Foffside/)
    expect(door.text).toContain(say("en", "toast.sessionExpired"))
    await faultyUpstream.heal()
    await logIn(visitor, email)
    expect(await totalOf(site, email)).toBe(50)
    await visitor.open("/games")
    expect(pointsOn(visitor.page)).toBe(50)
  })

  test("continues during an outage, because judging needs no upstream", async () => {
    const { visitor } = await registerStudent(site)
    const { roundId } = seenOn(await visitor.open(sets))
    await faultyUpstream.spoil("", 503)
    const page = await judgeAll(visitor, [4, 5])
    expect(page.status).toBe(200)
    expect(page.path).toContain(roundId)
    expect(page.text).toContain(say("en", "play.pending", { count: 12 }))
  })
})

const callsOf = async () =>
  (await faultyUpstream.roundCalls()).map(
    ({ path, authorization }) => [path, authorization !== ""] as const,
  )
