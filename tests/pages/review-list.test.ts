import { randomUUID } from "node:crypto"
import { afterEach, describe, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { linkTo } from "../support/live-pages"
import { signedIn } from "../support/people"
import {
  cardOn,
  entriesOn,
  funReview,
  openQuestion,
  questionsOn,
  schoolReview,
} from "../support/review-page"
import { api, faultyUpstream, site } from "../support/on-faulty-upstream"
import { say } from "../support/words"
import { difficulty, fiveHints, offside, writer } from "../support/writer"

const mark = randomUUID().slice(0, 8)
const names = {
  hints: `${mark} hints?`,
  offside: `${mark} offside?`,
  items: `${mark} item`,
  fun: `${mark} for fun?`,
  markup: `${mark} <script>alert(1)</script>`,
}

const omar = await writer(api)
await omar.forSchool(fiveHints(names.hints))
await omar.forSchool(offside(names.offside), "Integers")
await omar.forSchool(difficulty(names.items), "1", 8)
await omar.forFun(fiveHints(names.fun), 3)
const huda = await signedIn(site, "huda")
afterEach(() => faultyUpstream.heal())

const open = (query: string, path = schoolReview) => huda.open(`${path}?search=${mark}&${query}`)

describe.each(arabicOrBoth)("a review card, in %s,", (language) => {
  test("of five hints shows question, hints, answer, summary, chapter, author and age", async () => {
    const visitor = await signedIn(site, "huda", language)
    await visitor.open(`${schoolReview}?search=${mark}`)
    const { text } = await openQuestion(visitor, names.hints)
    const { hints, answer, summary } = fiveHints(names.hints)
    for (const shown of [...hints, answer, summary, "Omar Mansour"]) expect(text).toContain(shown)
    expect(text.indexOf(say(language, "play.rightAnswer"))).toBeLessThan(
      text.indexOf(hints[0] ?? ""),
    )
    expect(text).toContain(say(language, "game.five-hints.title"))
    expect(text).toMatch(language === "en" ? /Grade 7\s· Math\s· Sets/ : /السابع\s· الرياضيات/)
    expect(text).toMatch(language === "en" ? /this minute|minutes? ago/ : /دقيق/)
  })

  test("of offside marks the true statements", async () => {
    const visitor = await signedIn(site, "huda", language)
    const page = await visitor.open(`${schoolReview}?search=${mark}&game=offside`)
    const said = page.document
      .querySelectorAll("main article ol > li > strong")
      .map((said) => said.text.trim())
    const [yes, no] = [say(language, "offside.true"), say(language, "offside.false")]
    expect(said).toEqual([yes, no, yes, no, yes, no])
  })

  test("of a difficulty set shows its six questions, with answers and levels", async () => {
    const visitor = await signedIn(site, "huda", language)
    const page = await visitor.open(`${schoolReview}?search=${mark}&game=difficulty`)
    const { text } = cardOn(page)
    for (let number = 1; number < 7; number += 1) expect(text).toContain(`Answer ${number}`)
    expect(text).toContain(say(language, "level.veryHard"))
    expect(page.document.querySelectorAll("main article h3")).toHaveLength(6)
    const heading = page.document.querySelector("h2#list")?.text ?? ""
    expect(heading.split(" · ")[0]).toBe(say(language, "review.decisions", { count: 1 }))
  })
})

test("markup from another upstream is shown as text", async () => {
  const waiting = { ...fiveHints(names.markup), questionID: 7, section: 3 }
  await faultyUpstream.replyWithoutOurs("entertainment-questions", { status: 200, body: [waiting] })
  const page = await open("", funReview)
  expect(cardOn(page).text).toContain(say("en", "section.knowledge"))
  expect(page.html).not.toContain("<script>alert(1)")
})

describe("the review list", () => {
  test.each([
    ["grade=Grade 7", 2],
    ["grade=Grade 8", 1],
    ["subject=Math", 3],
    ["subject=Physics", 0],
    ["game=five-hints", 1],
    ["game=difficulty&grade=Grade 8", 1],
    ["language=en", 3],
    ["language=ar", 0],
    ["game=hacked&language=xx&size=7&page=1e9", 3],
  ])("filtered by %s has %i entries", async (query, count) => {
    const page = await open(query)
    expect(page.status).toBe(200)
    expect(entriesOn(page)).toHaveLength(count)
    if (count === 0) expect(page.text).toContain(say("en", "review.noMatch.title"))
    if (count === 0) expect(page.document.querySelector("#ticked")).toBeNull()
  })

  test.each([
    ["section=3", 1],
    ["section=2", 0],
    ["section=9", 1],
  ])("of entertainment filtered by %s has %i entries", async (query, count) => {
    expect(entriesOn(await open(query, funReview))).toHaveLength(count)
  })

  test("searches all text of a card, ignoring letter case and extra spaces", async () => {
    for (const search of [
      mark.toUpperCase(),
      `  ${mark} ITEM 4 `,
      "OMAR mansour",
      "cairo drinks my WATER",
    ])
      expect(
        entriesOn(await huda.open(`${schoolReview}?${new URLSearchParams({ search })}`)),
      ).not.toEqual([])
  })

  test("is filtered by its own form, without scripts", async () => {
    await open("size=5")
    await huda.open(linkTo(huda, "narrow="))
    const page = await huda.submit({
      form: "main form[method=get]",
      values: { game: "offside", grade: "Grade 7", size: "25" },
    })
    expect(questionsOn(page)).toEqual([names.offside])
  })

  test.each([schoolReview, funReview])("%s calls the upstream once", async (path) => {
    await faultyUpstream.heal()
    await open("size=50", path)
    // Every other product has already cached the upstream's capabilities.
    const calls = (await faultyUpstream.calls()).filter((call) => call.path !== "/api/capabilities")
    expect(calls).toHaveLength(1)
  })

  test.each(arabicOrBoth)("says when it is empty, in %s", async (language) => {
    const visitor = await signedIn(site, "huda", language)
    await faultyUpstream.replyWithoutOurs("Admin/educational-questions", { status: 200, body: [] })
    const page = await visitor.open(schoolReview)
    expect(page.text).toContain(say(language, "review.empty.title"))
    expect(page.document.querySelectorAll("main form")).toHaveLength(0)
  })
})
