import { describe, expect, inject, test } from "vitest"
import { pointsOn } from "../support/five-hints-page"
import { registerStudent, totalOf } from "../support/register-student"
import {
  films,
  isInPlay,
  judgeAll,
  places,
  seenOn,
  sets,
  toldOf,
  truthOf,
} from "../support/offside-page"
import { languages, say } from "../support/words"

const site = inject("site")

/** From the contract: each wrong judgement halves the points, rounded down. */
const worths = [50, 25, 12, 6, 3, 1, 0] as const

describe.each(languages)("an offside round, in %s,", (language) => {
  test("asks six statements in the player's language and shows their worth", async () => {
    const { visitor } = await registerStudent(site, language)
    const page = await visitor.open(sets)
    const truth = truthOf(page)
    expect(page.status).toBe(200)
    expect(truth).toMatchObject({ language, grade: 7, subject: "Math", chapter: 1 })
    expect(seenOn(page).statements).toEqual(truth.statements.map(({ text }) => text))
    expect(seenOn(page)).toMatchObject({ open: places, chosen: {} })
    expect(page.text).toContain(say(language, "play.worth", { count: 50 }))
    expect(page.text).toContain(say(language, "offside.help", { count: 25 }))
    expect(page.text).toContain(say(language, "offside.left", { count: 6 }))
  })

  test("with six right judgements shows the points and the explanation", async () => {
    const { visitor } = await registerStudent(site, language)
    const truth = truthOf(await visitor.open(sets))
    const page = await judgeAll(visitor)
    expect(page.redirects).toEqual([303])
    expect(page.text).toContain(say(language, "offside.allRight"))
    expect(page.text).toContain(say(language, "offside.rightOf", { right: 6, all: 6 }))
    expect(page.text).toContain(say(language, "play.won", { count: 50 }))
    expect(page.text).toContain(truth.summary.replace(/\s+/g, " "))
    expect(pointsOn(page)).toBe(50)
  })

  test.each([1, 2, 3, 4, 5, 6])("halves the points with each of %i mistakes", async (mistakes) => {
    const { visitor, email } = await registerStudent(site, language)
    await visitor.open(sets)
    const page = await judgeAll(visitor, places.slice(0, mistakes))
    const won = worths[mistakes] ?? -1
    const isMiddle = page.document.querySelector(".verdict-most") !== null
    expect(isMiddle).toBe(won > 0)
    const title = mistakes < 3 ? "play.mostRight" : mistakes < 6 ? "play.someRight" : "play.wrong"
    expect(page.text).toContain(say(language, title))
    expect(page.text).toContain(say(language, "offside.rightOf", { right: 6 - mistakes, all: 6 }))
    expect(page.text).toContain(say(language, "play.won", { count: won }))
    expect(pointsOn(page)).toBe(won)
    expect(await totalOf(site, email)).toBe(won)
  })

  test("shows for each statement what was said, and whether it is true", async () => {
    const { visitor } = await registerStudent(site, language)
    const truth = truthOf(await visitor.open(sets))
    const page = await judgeAll(visitor, [2, 5])
    const told = page.document.querySelectorAll("main ol li")
    expect(told.map(({ text }) => text.replace(/[\u2066-\u2069]/g, ""))).toEqual(
      toldOf(truth, [2, 5], language, true),
    )
  })

  test("in entertainment shows its worth and adds no points", async () => {
    const { visitor, email } = await registerStudent(site, language)
    expect(truthOf(await visitor.open(films))).toMatchObject({ language, section: 1 })
    const page = await judgeAll(visitor, [1])
    expect(page.text).toContain(say(language, "play.wasWorth", { count: 25 }))
    expect(pointsOn(page)).toBe(0)
    expect(await totalOf(site, email)).toBe(0)
    expect((await visitor.open("/answered-questions")).text).toContain(
      say(language, "record.empty.title"),
    )
  })
})

describe("after an offside result", () => {
  test("the next question is a different one, and promises no points in entertainment", async () => {
    const { visitor } = await registerStudent(site)
    const { question } = truthOf(await visitor.open(films))
    await judgeAll(visitor, [1, 2])
    const page = await visitor.submit()
    expect(page.path).toBe(films)
    expect(seenOn(page).open).toEqual(places)
    expect(truthOf(page).question).not.toBe(question)
    expect(page.text).not.toContain(say("en", "play.worth", { count: 50 }))
  })

  test("the result keeps its address, and the play page starts the next round", async () => {
    const { visitor } = await registerStudent(site)
    const { question } = truthOf(await visitor.open(films))
    const { path, text } = await judgeAll(visitor)
    expect((await visitor.open(path)).text).toBe(text)
    const page = await visitor.open(films)
    expect(isInPlay(page)).toBe(true)
    expect(truthOf(page).question).not.toBe(question)
  })

  test("a chapter ends when all its questions are played, and draws none twice", async () => {
    const { visitor, email } = await registerStudent(site)
    const asked = []
    for (let page = await visitor.open(sets); isInPlay(page); page = await visitor.open(sets)) {
      asked.push(truthOf(page).question)
      await judgeAll(visitor)
    }
    // The end is a page of its own that suggests what to play next, so its status is 200, not 404.
    expect(visitor.page.status).toBe(200)
    expect(asked.length).toBeGreaterThan(0)
    expect(new Set(asked).size).toBe(asked.length)
    expect(await totalOf(site, email)).toBe(50 * asked.length)
  })
})
