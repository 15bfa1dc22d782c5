import { afterEach, describe, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { api, faultyUpstream, site } from "../support/on-faulty-upstream"
import { registerStudent, teacherOfMath } from "../support/register-student"
import { difficulty, fiveHints, offside, otherAdmin, writer } from "../support/writer"
import { Visitor, type Page } from "../support/visitor"
import { wireGames } from "../../contract/words"
import { say } from "../support/words"

const path = "/my-questions"

afterEach(() => faultyUpstream.heal())

async function decide(verb: "approve" | "reject", question: string) {
  const huda = await otherAdmin(api)
  const found = (await huda.waiting()).find((waiting) => waiting.question === question)
  await huda.decide(verb, `${found?.questionID}${verb === "reject" ? "?reason=Not+clear" : ""}`)
}

/** Creates a teacher with a question of each status, and a set under review. */
const { teacher, credentials } = await teacherOfMath(site)
const { forSchool, forFun } = await writer(api, credentials)
await forSchool(fiveHints("Which set is mine?"))
await forSchool(offside("Which of mine are prime?"), "1", 12)
await forSchool(difficulty("My item"))
await forFun(fiveHints("Which is for fun?"), 3)
await decide("reject", "Which set is mine?")
await decide("approve", "Which of mine are prime?")

const entriesOn = ({ document }: Page) => document.querySelectorAll("#questions > li")
const linkIn = (entry: ReturnType<typeof entriesOn>[number] | undefined) =>
  entry?.querySelector("a")?.getAttribute("href")
const titlesOn = (page: Page) =>
  entriesOn(page).map((entry) => entry.querySelector("h2")?.text.trim() ?? "")
const linksBy = ({ document }: Page) =>
  document.querySelectorAll("main nav a").map((link) => link.getAttribute("href"))
const itemOfSet = (item: number, set: number) => ({
  questionID: `${900 + 6 * set + item}`,
  setId: `${set}`,
  game: wireGames.difficulty,
  question: `Item ${item} of ${set}`,
  answer: "yes",
  summary: "",
  hints: [],
  wrongAnswers: [],
  status: "waiting",
  reason: "",
  createdAt: "2026-01-01T00:00:00.000Z",
  decidedAt: null,
  isNew: false,
})

describe.each(arabicOrBoth)("my questions, in %s,", (language) => {
  test("show each question with its status and reason, newest decision first, and open it", async () => {
    const page = await teacher(language).open(path)
    expect(titlesOn(page).slice(0, 3)).toEqual([
      "Which of mine are prime?",
      "Which set is mine?",
      "Which is for fun?",
    ])
    const rejected = entriesOn(page).find((entry) => entry.text.includes("Which set is mine?"))
    expect(rejected?.text).toContain(say(language, "mine.status.rejected"))
    expect(rejected?.text).toContain("Not clear")
    expect(rejected?.querySelector("details")).toBeNull()
    const opened = await teacher(language).open(linkIn(rejected) ?? "")
    expect(opened.text).toContain("Nile")
  })

  test("show previews in the list where the upstream cannot open a question", async () => {
    await faultyUpstream.reply("/capabilities", { status: 200, body: { calls: ["my-questions"] } })
    const [, rejected] = entriesOn(await teacher(language).open(path))
    const called = (await faultyUpstream.calls()).map(({ path: at }) => at).join(" ")
    expect(called).toContain("size=6")
    expect(rejected?.querySelector("details")?.text).toContain("Nile")
  })

  test("show a set as one entry, and three sets on a page with a link to older ones", async () => {
    const visitor = teacher(language)
    const page = await visitor.open(`${path}?game=difficulty`)
    expect(titlesOn(page)).toEqual(["My item 1"])
    expect(page.text).toContain(say(language, "review.entries", { count: 1 }))
    const [set] = entriesOn(page)
    expect(set?.text).toContain(say(language, "review.questions", { count: 6 }))
    await faultyUpstream.heal()
    const counts = { waiting: 24, approved: 0, rejected: 0, news: 0 }
    const questions = Array.from({ length: 18 }, (_, at) => itemOfSet(at % 6, Math.floor(at / 6)))
    const body = { questions, next: "5-7", counts }
    await faultyUpstream.reply("my-questions", { status: 200, body })
    const { document } = await visitor.open(`${path}?game=difficulty&before=9-9`)
    const called = (await faultyUpstream.calls()).map(({ path: at }) => at).join(" ")
    expect(called).toContain("size=18")
    expect(titlesOn(visitor.page)).toEqual(["Item 0 of 0", "Item 0 of 1", "Item 0 of 2"])
    const [newest, older] = document.querySelectorAll(
      `nav[aria-label="${say(language, "record.pages")}"] a`,
    )
    expect(newest?.getAttribute("href")).toBe(`${path}?game=difficulty`)
    expect(older?.getAttribute("href")).toBe(`${path}?game=difficulty&before=5-7`)
  })

  test("are filtered by links and a plain form", async () => {
    const visitor = teacher(language)
    expect(titlesOn(await visitor.open(`${path}?status=approved`))).toEqual([
      "Which of mine are prime?",
    ])
    const tab = visitor.page.document.querySelector("main nav [aria-current=page]")
    expect(tab?.text).toBe(`${say(language, "mine.status.approved")} 1`)
    const none = `${path}?status=changes`
    expect(linksBy(visitor.page)).not.toContain(none)
    expect(linksBy(await visitor.open(none))).toContain(none)
    expect(titlesOn(await visitor.open(`${path}?search=WHICH&game=five-hints`)).toSorted()).toEqual(
      ["Which is for fun?", "Which set is mine?"],
    )
    expect((await visitor.open(`${path}?search=nothing+like+this`)).text).toContain(
      say(language, "mine.noMatch.text"),
    )
  })

  test("show a pupil who has sent none a link to write for entertainment", async () => {
    const { visitor } = await registerStudent(site, language)
    const page = await visitor.open(path)
    expect(page.text).toContain(say(language, "mine.empty.title"))
    expect(page.html).toContain('href="/make-five-hints/entertainment"')
  })

  test.each([
    [404, 200],
    [503, 503],
    ["nonsense", 503],
  ] as const)("reply to the upstream's %s with %s", async (fault, status) => {
    const visitor = teacher(language)
    await faultyUpstream.spoil("my-questions", fault)
    const page = await visitor.open(path)
    expect(page.status).toBe(status)
    if (status === 200) expect(page.text).toContain(say(language, "mine.missing.title"))
  })
})

describe.each(arabicOrBoth)("the home of a teacher, in %s,", (language) => {
  test("counts the teacher's questions and shows the last decisions, with one more call", async () => {
    await faultyUpstream.heal()
    const page = await teacher(language).open("/")
    const own = page.document.querySelector("section[aria-labelledby=own]")
    const tabs = own?.querySelectorAll("nav a").map(({ text }) => text)
    expect(tabs).toEqual([
      `${say(language, "mine.status.waiting")} 7`,
      `${say(language, "mine.status.approved")} 1`,
      `${say(language, "mine.status.rejected")} 1`,
    ])
    expect(own?.querySelectorAll("ol a").map(({ text }) => text)).toEqual([
      `Which of mine are prime?${say(language, "mine.status.approved")}`,
      `Which set is mine?${say(language, "mine.status.rejected")}`,
    ])
    const calls = (await faultyUpstream.calls()).filter(({ path }) => path.includes("my-questions"))
    expect(calls.length).toBe(1)
  })

  test.each([404, 503, "hang", "nonsense"] as const)(
    "leaves these out when the upstream answers with %s",
    async (fault) => {
      await faultyUpstream.spoil("my-questions", fault)
      const page = await teacher(language).open("/")
      expect(page.status).toBe(200)
      expect(page.document.querySelector("section[aria-labelledby=own]")).toBeNull()
      expect(page.html).toContain('href="/make-five-hints/education"')
    },
  )
})

test("a decision is marked as new until its author opens the list, and a prefetch does not count", async () => {
  const { forSchool } = await writer(api, credentials)
  // A chapter that no other test plays.
  await forSchool(fiveHints("Which is new?"), "1", 12)
  await decide("approve", "Which is new?")
  const visitor = new Visitor(site, "en")
  await visitor.open("/login")
  await visitor.submit({ values: credentials })
  const isNew = (page: Page) =>
    entriesOn(page)
      .find((entry) => entry.text.includes("Which is new?"))
      ?.text.includes(say("en", "mine.new"))
  const headers = { Cookie: String(visitor.cookies), "Sec-Purpose": "prefetch" }
  await fetch(new URL(path, site), { headers })
  await fetch(new URL(path, site), { headers, method: "HEAD" })
  expect(isNew(await visitor.open(`${path}?status=approved`))).toBe(true)
  expect(newsOn(await visitor.open("/about"))).toEqual([1, 1, 1, 1])
  expect(isNew(await visitor.open(path))).toBe(true)
  expect(isNew(await visitor.open(path))).toBe(false)
  expect(newsOn(await visitor.open("/about"))).toEqual([])
})

/** The numbers at the links to the user's own questions: in the top and bottom bars, the menu and the footer. */
const newsOn = ({ document }: Page) =>
  document.querySelectorAll(`a[href="${path}"][data-news]`).map((link) => {
    const count = Number(link.getAttribute("data-news"))
    expect(link.getAttribute("aria-label")).toBe(
      `${say("en", "nav.mine")}, ${say("en", "mine.home.news", { count })}`,
    )
    return count
  })
