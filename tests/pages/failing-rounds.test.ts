import { afterEach, describe, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { giveAnswer, nextHint, pointsOn, seenOn, sets, truthOf } from "../support/five-hints-page"
import { logIn, registerStudent, totalOf } from "../support/register-student"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import type { Page } from "../support/visitor"
import { say } from "../support/words"

const judging = "HintGame/ans"
const crediting = "Accounts/add/"

afterEach(() => faultyUpstream.heal())

describe.each(arabicOrBoth)("on a failing upstream, in %s,", (language) => {
  test.each([500, 503, "drop", "drop-after", "nonsense"] as const)(
    "keeps an answer that cannot be judged (%s), and counts it once when sent again",
    async (fault) => {
      const { visitor, email } = await registerStudent(site, language)
      const { answer } = truthOf(await visitor.open(sets))
      await nextHint(visitor)
      await faultyUpstream.spoil(judging, fault)
      const page = await giveAnswer(visitor, answer)
      expect(page.status).toBe(503)
      expect(alertOn(page)).toBe(say(language, "errors.play.notSaved"))
      expect(seenOn(page)).toMatchObject({ draft: answer })
      expect(seenOn(page).hints.length).toBe(2)
      await faultyUpstream.heal()
      const result = await visitor.submit({ button: { name: "intent", value: "answer" } })
      expect(result.text).toContain(say(language, "play.won", { count: 40 }))
      expect(await totalOf(site, email)).toBe(40)
    },
  )

  test.each([500, "drop", "drop-after", "nonsense"] as const)(
    "keeps uncredited points (%s) pending, says so, and credits them once on the next request",
    async (fault) => {
      const { visitor, email } = await registerStudent(site, language)
      const { answer } = truthOf(await visitor.open(sets))
      await faultyUpstream.spoil(crediting, fault)
      const page = await giveAnswer(visitor, answer)
      expect(page.status).toBe(200)
      expect(page.text).toContain(say(language, "play.right"))
      expect(page.text).toContain(say(language, "play.pending", { count: 50 }))
      expect(pointsOn(page)).toBe(0)
      await faultyUpstream.heal()
      const again = await visitor.open(page.path)
      expect(again.text).toContain(say(language, "play.won", { count: 50 }))
      expect(again.text).not.toContain(say(language, "play.pending", { count: 50 }))
      expect(pointsOn(again)).toBe(50)
      expect(await totalOf(site, email)).toBe(50)
    },
  )
})

describe("pending points", () => {
  test("are credited before the next question is drawn", async () => {
    const { visitor, email } = await registerStudent(site)
    const { answer } = truthOf(await visitor.open(sets))
    await faultyUpstream.spoil(crediting, 500)
    await giveAnswer(visitor, answer)
    await faultyUpstream.heal()
    await visitor.submit()
    const calls = (await faultyUpstream.calls()).map(({ path }) => path.replace(/^\/api\//, ""))
    expect(calls).toEqual(["Accounts/add/50", "education/HintGame/question"])
    expect(await totalOf(site, email)).toBe(50)
  })

  test("are credited only once", async () => {
    const { visitor } = await registerStudent(site)
    const { answer } = truthOf(await visitor.open(sets))
    const { path } = await giveAnswer(visitor, answer)
    await faultyUpstream.heal()
    for (let visit = 0; visit < 3; visit += 1) await visitor.open(path)
    expect(await faultyUpstream.roundCalls()).toEqual([])
  })

  test("are credited with the token, and answers judged without it", async () => {
    const { visitor } = await registerStudent(site)
    const { answer } = truthOf(await visitor.open(sets))
    await faultyUpstream.heal()
    await giveAnswer(visitor, answer)
    const calls = await faultyUpstream.roundCalls()
    expect(calls.map(({ path, authorization }) => [path, authorization !== ""])).toEqual([
      ["/api/education/HintGame/ans", false],
      ["/api/Accounts/add/50", true],
    ])
  })
})

describe("a round", () => {
  test.each([
    ["while judging", judging, "Nile"],
    ["while crediting", crediting, ""],
  ])("whose session expires %s redirects to log in and loses nothing", async (_, call, typed) => {
    const { visitor, email } = await registerStudent(site)
    const { answer } = truthOf(await visitor.open(sets))
    const { roundId } = seenOn(visitor.page)
    await faultyUpstream.spoil(call, 401)
    const door = await giveAnswer(visitor, typed || answer)
    expect(door.path).toMatch(/^\/login\?redirectTo=%2Fgames%2Feducation/)
    expect(door.text).toContain(say("en", "toast.sessionExpired"))
    await faultyUpstream.heal()
    const page = await logIn(visitor, email)
    if (typed) expect(seenOn(page)).toMatchObject({ draft: typed, roundId })
    else expect(await totalOf(site, email)).toBe(50)
  })

  test("shows the next hint without calling the upstream", async () => {
    const { visitor } = await registerStudent(site)
    await visitor.open(sets)
    await faultyUpstream.spoil("", 500)
    const page = await nextHint(visitor, "kept")
    expect({ status: page.status, draft: seenOn(page).draft }).toEqual({
      status: 200,
      draft: "kept",
    })
  })
})

const alertOn = ({ document }: Page) => document.querySelector("main [role=alert]")?.text.trim()
