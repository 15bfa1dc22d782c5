import { afterEach, describe, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import {
  answers,
  films,
  nameOf,
  seenOn,
  sendAnswers,
  sendAnyway,
  sets,
  truthOf,
} from "../support/difficulty-page"
import { pointsOn } from "../support/five-hints-page"
import { logIn, registerStudent, totalOf } from "../support/register-student"
import { wrongAnswer } from "../support/seeded.mjs"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import type { Page } from "../support/visitor"
import { say } from "../support/words"
import { sendFields } from "../support/data-requests"

const judging = "DifficultyGame/Answer"
const crediting = "Accounts/add/"

afterEach(() => faultyUpstream.heal())

describe.each(arabicOrBoth)("difficulty on a failing upstream, in %s,", (language) => {
  test.each([500, 503, "drop", "drop-after", "nonsense", 429] as const)(
    "keeps answers that cannot be judged (%s), and counts them once when sent again",
    async (fault) => {
      const { visitor, email } = await registerStudent(site, language)
      const worth = worthOf(await visitor.open(sets))
      const values = answers(visitor.page)
      await faultyUpstream.spoil(judging, fault)
      const page = await sendAnswers(visitor, values)
      expect(page.status).toBe(503)
      expect(alertOn(page)).toBe(say(language, "errors.play.notSaved"))
      expect(page.text).toContain(say(language, "play.submitted"))
      expect(seenOn(page)).toMatchObject({ drafts: Object.values(values), isHandedIn: true })
      await faultyUpstream.heal()
      const result = await visitor.submit({ button: say(language, "play.sendAgain") })
      expect(result.text).toContain(say(language, "play.won", { count: worth }))
      expect(await totalOf(site, email)).toBe(worth)
    },
  )

  test("keeps uncredited points pending, says so, and credits them once", async () => {
    const { visitor, email } = await registerStudent(site, language)
    const worth = worthOf(await visitor.open(sets))
    const pending = say(language, "play.pending", { count: worth })
    await faultyUpstream.spoil(crediting, "drop-after")
    const page = await sendAnswers(visitor, answers(visitor.page))
    expect(page.text).toContain(pending)
    expect((await visitor.open("/games")).text).toContain(pending)
    await faultyUpstream.heal()
    const result = await visitor.open(page.path)
    expect(result.text).toContain(say(language, "play.won", { count: worth }))
    expect(result.text).not.toContain(pending)
    expect(pointsOn(await visitor.open("/games"))).toBe(worth)
    expect(await totalOf(site, email)).toBe(worth)
  })

  test("shows an outage page when no question can be drawn (503), and draws one on the next request", async () => {
    const { visitor } = await registerStudent(site, language)
    await faultyUpstream.spoil("DifficultyGame/question", 503)
    const page = await visitor.open(sets)
    expect(page.status).toBe(503)
    expect(page.text).toContain(say(language, "error.unavailable.title"))
    await faultyUpstream.heal()
    expect(truthOf(await visitor.open(sets)).length).toBe(6)
  })
})

describe("answers that are being judged", () => {
  test("are final: later answers from a stale page are neither judged nor shown", async () => {
    const { visitor, email } = await registerStudent(site)
    await visitor.open(sets)
    const first = answers(visitor.page, { wrong: [1, 2, 3, 4, 5, 6] })
    const stale = visitor.twin()
    await faultyUpstream.spoil(judging, 500)
    await sendAnswers(visitor, first)
    const later = await sendAnswers(stale, answers(stale.page))
    expect(later.status).toBe(503)
    expect(seenOn(later)).toMatchObject({ drafts: Object.values(first), isHandedIn: true })
    await faultyUpstream.heal()
    const result = await sendAnswers(stale.twin(), {})
    expect(result.text).toContain(say("en", "difficulty.rightOf", { right: 0, all: 6, share: 0 }))
    expect(await totalOf(site, email)).toBe(0)
  })

  test("are shown after a reload, with a button to send them again, blanks included", async () => {
    const { visitor } = await registerStudent(site)
    await visitor.open(sets)
    await faultyUpstream.spoil(judging, "drop")
    await sendAnswers(visitor, answers(visitor.page, { empty: [1] }))
    await sendAnyway(visitor)
    await faultyUpstream.heal()
    const page = await visitor.open(sets)
    expect(page.text).toContain(say("en", "play.submitted"))
    expect(seenOn(page)).toMatchObject({ isHandedIn: true })
    const result = await visitor.submit({ button: say("en", "play.sendAgain") })
    expect(result.text).toContain(say("en", "difficulty.rightOf", { right: 5, all: 6, share: 83 }))
  })

  test("are judged without the token, each once, and credited with it", async () => {
    const { visitor } = await registerStudent(site)
    const worth = worthOf(await visitor.open(sets))
    await faultyUpstream.heal()
    const { path } = await sendAnswers(visitor, answers(visitor.page))
    await visitor.open(path)
    const calls = (await faultyUpstream.roundCalls()).map((call) => [
      call.path,
      call.authorization !== "",
    ])
    expect(calls).toEqual([
      ["/api/education/DifficultyGame/Answer", false],
      [`/api/Accounts/add/${worth}`, true],
    ])
  })

  test("are judged in entertainment without a credit call", async () => {
    const { visitor } = await registerStudent(site)
    await visitor.open(films)
    await faultyUpstream.heal()
    await sendAnswers(visitor, answers(visitor.page))
    const paths = (await faultyUpstream.roundCalls()).map(({ path }) => path)
    expect(paths).toEqual(["/api/education/DifficultyGame/Answer"])
  })
})

describe("a session that expires within a difficulty round", () => {
  test("while judging redirects to log in and back to the answers, which count once", async () => {
    const { visitor, email } = await registerStudent(site)
    const worth = worthOf(await visitor.open(sets))
    const values = answers(visitor.page)
    await faultyUpstream.spoil(judging, 401)
    const door = await sendAnswers(visitor, values)
    expect(door.path).toMatch(/^\/login\?redirectTo=%2Fgames%2Feducation%2Fdifficulty/)
    expect(door.text).toContain(say("en", "toast.sessionExpired"))
    await faultyUpstream.heal()
    const page = await logIn(visitor, email)
    expect(seenOn(page).drafts).toEqual(Object.values(values))
    const result = await visitor.submit()
    expect(result.text).toContain(say("en", "play.won", { count: worth }))
    expect(await totalOf(site, email)).toBe(worth)
  })

  test("while crediting redirects to log in and back, and credits the points once", async () => {
    const { visitor, email } = await registerStudent(site)
    const worth = worthOf(await visitor.open(sets))
    await faultyUpstream.spoil(crediting, 401)
    const door = await sendAnswers(visitor, answers(visitor.page, { wrong: [1] }))
    expect(door.path).toMatch(/^\/login/)
    await faultyUpstream.heal()
    await logIn(visitor, email)
    await visitor.open("/games")
    expect(pointsOn(visitor.page)).toBe(worth - 5)
    expect(await totalOf(site, email)).toBe(worth - 5)
  })
})

test("drafts can be saved while the upstream is down", async () => {
  const { visitor } = await registerStudent(site)
  const { roundId } = seenOn(await visitor.open(sets))
  await faultyUpstream.spoil("", 500)
  const entries = Object.entries({ intent: "keep", round: roundId, [nameOf(6)]: wrongAnswer })
  const page = await sendFields(visitor, "", entries)
  expect(page.status).toBe(200)
  expect(seenOn(page).drafts).toEqual(["", "", "", "", "", wrongAnswer])
})

const worthOf = (page: Page) => truthOf(page).reduce((sum, { score }) => sum + score, 0)
const alertOn = ({ document }: Page) => document.querySelector("main [role=alert]")?.text.trim()
