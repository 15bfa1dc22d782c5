import { describe, expect, test } from "vitest"
import type { Game } from "../../contract/words"
import { arabicOrBoth } from "../support/arabic-or-both"
import { api, site } from "../support/on-faulty-upstream"
import { signedIn } from "../support/people"
import { registerStudent, teacherOfMath } from "../support/register-student"
import { roundsOf } from "../support/seeded.mjs"
import { difficulty, fiveHints, offside, otherAdmin, writer } from "../support/writer"
import type { Page } from "../support/visitor"
import { say } from "../support/words"

const prefix = "To print:"
const hints = `${prefix} which set?`
const statements = `${prefix} which are prime?`
const items = `${prefix} item`
const waiting = `${prefix} still in review?`
const unknown = 999_999

/** A teacher with approved questions of each game in a chapter, and one under review. */
const { teacher, credentials } = await teacherOfMath(site)
const { forSchool } = await writer(api, credentials)
await forSchool({ ...fiveHints(hints), answer: "Nile|∅", exact: true }, "2", 10)
await forSchool(offside(statements), "2", 10)
await forSchool(difficulty(items), "2", 10)
const huda = await otherAdmin(api)
for (const { question, questionID } of await huda.waiting())
  if (question.startsWith(prefix)) await huda.decide("approve", String(questionID))
await forSchool(fiveHints(waiting), "2", 10)

const chapter = (more: Readonly<Record<string, string>> = {}) =>
  `/print?${new URLSearchParams({ from: "chapter", grade: "10", chapter: "2", language: "en", ...more })}`
const seeded = (game: Game) => roundsOf(game, { grade: 10, chapter: 2, language: "en" })
const sheets = ({ document }: Page) => document.querySelectorAll("article.sheet")
const asked = (page: Page) =>
  page.document.querySelectorAll("article.sheet .asked").map(({ text }) => text.trim())
const keyOf = (page: Page) => (sheets(page)[1]?.text ?? "").replace(/[\u2066-\u2069]/g, "")

describe.each(arabicOrBoth)("a sheet, in %s,", (language) => {
  test("has the approved questions of a chapter, without answers, and a key", async () => {
    const page = await teacher(language).open(chapter())
    expect(asked(page)).toEqual([...Array(seeded("five-hints")).fill(expect.anything()), hints])
    const [paper] = sheets(page)
    expect(paper?.querySelectorAll(".lines li").length).toBe(5 * asked(page).length)
    expect(paper?.text).not.toContain("Nile")
    expect(paper?.text).toContain(say(language, "print.name"))
    expect(keyOf(page)).toContain("Nile")
    expect(keyOf(page)).toContain(say(language, "print.also"))
    expect(keyOf(page).split(say(language, "make.exact")).length).toBe(2)
    expect(page.text).toContain(say(language, "print.how"))
  })

  test("has boxes for statements, and items from easy to hard", async () => {
    const boxes = await teacher(language).open(chapter({ game: "offside" }))
    expect(boxes.document.querySelectorAll(".box").length).toBe(12 * (seeded("offside") + 1))
    expect(keyOf(boxes)).toContain(
      say(language, "record.trueOnes", {
        places: ["1", "3", "5"].join(say(language, "record.between")),
      }),
    )
    const climb = await teacher(language).open(chapter({ game: "difficulty" }))
    expect(asked(climb).filter((text) => text.startsWith(items)).length).toBe(6)
    expect(asked(climb)[0]).toContain(say(language, "level.veryEasy"))
    expect(asked(climb).at(-1)).toContain(say(language, "level.veryHard"))
  })
})

test("a teacher prints their own questions of every game, by the filters of the list", async () => {
  const visitor = teacher("en")
  expect(asked(await visitor.open("/print?from=mine")).length).toBe(9)
  expect(asked(await visitor.open("/print?from=mine&status=waiting"))).toEqual([waiting])
  expect(asked(await visitor.open("/print?from=mine&game=offside"))).toEqual([statements])
})

test("a teacher prints, or plays live, only the questions that are ticked in the list", async () => {
  const visitor = teacher("en")
  const boxIn = async (game: string) =>
    (await visitor.open(`/my-questions?game=${game}`)).document
      .querySelector("#questions > li [name=pick]")
      ?.getAttribute("value") ?? ""
  const [one, set] = [await boxIn("offside"), await boxIn("difficulty")]
  expect([one, set]).toEqual([
    expect.stringMatching(/^\d+$/),
    expect.stringMatching(/^(\d+-){5}\d+$/),
  ])
  expect(asked(await visitor.open(`/print?from=mine&pick=${one}`))).toEqual([statements])
  const ticked = `from=mine&pick=${set}&pick=${one}`
  expect(asked(await visitor.open(`/print?${ticked}`)).length).toBe(7)
  const { document } = await visitor.open("/my-questions")
  expect(document.querySelector("#ticked [formaction='/live/new']")).not.toBeNull()
  expect((await visitor.open("/live/new?from=mine")).text).toContain(say("en", "errors.work.none"))
  await visitor.open(`/live/new?${ticked}`)
  expect(visitor.page.text).toContain(say("en", "work.chosen", { count: 2 }))
  await visitor.submit({ form: "main form[method=post]" })
  expect(visitor.page.path).toMatch(/^\/live\/\d{7}\/host$/)
  await visitor.open(`/live/new?from=mine&pick=${unknown}`)
  await visitor.submit({ form: "main form[method=post]" })
  expect(visitor.page.text).toContain(say("en", "errors.work.questions"))
})

test("a teacher prints questions by others only if they are approved and in a chapter", async () => {
  const omar = await signedIn(site, "omar")
  expect((await omar.open("/print?from=mine")).html).not.toContain(prefix)
  const page = await omar.open(chapter())
  expect(asked(page)).toContain(hints)
  expect(page.html).not.toContain(waiting)
})

test("a pupil cannot print a chapter, and a teacher cannot print the review", async () => {
  const { visitor } = await registerStudent(site, "en")
  expect((await visitor.open("/print")).text).toContain(say("en", "print.none.title"))
  for (const [who, path] of [
    [visitor, chapter()],
    [visitor, "/print?from=education"],
    [teacher("en"), "/print?from=education"],
  ] as const) {
    const page = await who.open(path)
    expect([path, page.path, sheets(page).length]).toEqual([path, "/", 0])
  }
})

test("an admin prints the questions under review that match the filter", async () => {
  const admin = await signedIn(site, "huda")
  const page = await admin.open(`/print?from=education&search=${encodeURIComponent(waiting)}`)
  expect(asked(page)).toEqual([waiting])
  expect(keyOf(page)).toContain("Nile")
  const list = await admin.open("/admin/educational-questions?narrow=1")
  expect(list.document.querySelector('main form [formaction="/print"]')).not.toBeNull()
})

test.each([
  ["five-hints", hints],
  ["offside", statements],
  ["difficulty", `${items} 1`],
])("an admin exports the approved %s of a subject, as CSV and as GIFT", async (game, question) => {
  const huda = await signedIn(site, "huda", "en")
  const page = await huda.open(chapter({ subject: "Math", game }))
  const links = page.document
    .querySelectorAll('main a[href*="/my-questions/export?"]')
    .map((link) => link.getAttribute("href") ?? "")
  expect(links).toHaveLength(2)
  for (const link of links) {
    const reply = await fetch(new URL(link, site), { headers: { Cookie: String(huda.cookies) } })
    const text = await reply.text()
    // GIFT escapes each colon with a backslash.
    const unescaped = text.replaceAll("\\:", ":")
    expect(unescaped).toContain(question)
    expect(unescaped).not.toContain(waiting)
    await huda.open("/my-questions/import")
    const checked = await huda.submit({ form: "main form.card", values: { text } })
    expect(checked.status).toBe(200)
    expect((await teacher("en").open(link)).path).toBe("/")
  }
})

test("an export of a subject that does not exist is a 404", async () => {
  const huda = await signedIn(site, "huda", "en")
  for (const subject of ["None", "%"])
    expect(
      (await huda.open(`/my-questions/export?grade=10&game=offside&subject=${subject}`)).status,
    ).toBe(404)
})
