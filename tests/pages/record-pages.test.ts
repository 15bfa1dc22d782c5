import { afterEach, beforeAll, describe, expect, test } from "vitest"
import { apiPlayer } from "../support/api-player"
import { api, faultyUpstream, site } from "../support/on-faulty-upstream"
import { entriesOn, questionsOn, record } from "../support/record-page"
import { registerStudent } from "../support/register-student"
import type { Visitor } from "../support/visitor"
import { say } from "../support/words"

afterEach(() => faultyUpstream.heal())

describe("a long record", () => {
  let pupil: Visitor
  const asked: string[] = []
  const places = ["Math", "Science", "History", "Geography", "Civics", "Art"].flatMap((subject) =>
    ["1", "2"].flatMap((chapter) => [[subject, chapter] as const, [subject, chapter] as const]),
  )

  beforeAll(async () => {
    const { visitor, email } = await registerStudent(site)
    const player = await apiPlayer(api, email)
    pupil = visitor
    for (const [at, [subject, chapter]] of places.entries())
      asked.unshift(await player.answer(subject, chapter, at % 12 !== 0))
  })

  test("is paged by ten, newest first, with links to older and newer entries", async () => {
    expect(asked.length).toBe(24)
    const first = await pupil.open(record)
    expect(questionsOn(first)).toEqual(asked.slice(0, 10))
    expect(first.document.querySelector("main a[rel=prev]")).toBeNull()
    const second = await pupil.open(hrefOf("a[rel=next]"))
    expect(questionsOn(second)).toEqual(asked.slice(10, 20))
    expect([first, second].map(({ html }) => html.includes('id="figures"'))).toEqual([true, false])
    const third = await pupil.open(hrefOf("a[rel=next]"))
    expect(questionsOn(third)).toEqual(asked.slice(20))
    expect(third.document.querySelector("main a[rel=next]")).toBeNull()
    expect(questionsOn(await pupil.open(hrefOf("a[rel=prev]")))).toEqual(asked.slice(10, 20))
    const top = await pupil.open(hrefOf("a[rel=prev]"))
    expect(questionsOn(top)).toEqual(asked.slice(0, 10))
    expect(top.document.querySelector("main a[rel=prev]")).toBeNull()
  })

  test("is paged the same way when the upstream has only the list of the specification", async () => {
    await faultyUpstream.reply("/api/capabilities", { status: 200, body: { calls: [] } })
    const pages = [questionsOn(await pupil.open(record))]
    for (const rel of ["next", "next", "prev"])
      pages.push(questionsOn(await pupil.open(hrefOf(`a[rel=${rel}]`))))
    const again = entriesOn(pupil.page)[0]?.again ?? ""
    expect((await pupil.open(again)).text).toContain(asked[10])
    expect(questionsOn(await pupil.open(`${record}?before=77`))).toEqual(asked.slice(0, 10))
    expect(pages).toEqual([
      asked.slice(0, 10),
      asked.slice(10, 20),
      asked.slice(20),
      asked.slice(10, 20),
    ])
  })

  test("shows fewer entries on a page when they are long, and skips none in either direction, and no statement", async () => {
    const list = Array.from({ length: 25 }, (_, at) => ({
      questionText: `${at} ${"How long is it? ".repeat(at % 4 === 0 ? 60 : 20)}`.trim(),
      correctAnswer: "Long",
      exact: at === 0,
      hints: ["a", "b", "c"].map((each) => each.repeat(40)),
      subject: "Math",
      chapter: "Sets",
      game: at % 3 === 0 ? "offside" : "five hints",
    }))
    const all = list.map(({ questionText }) => questionText)
    await faultyUpstream.replyWithoutOurs("questions-answered", { status: 200, body: list })
    const seen = [questionsOn(await pupil.open(record))]
    const shown = () => entriesOn(pupil.page).map(({ lines }) => lines.length === 3)
    const lines = shown()
    expect(pupil.page.text.split(say("en", "make.exact")).length).toBe(2)
    while (hrefOf("a[rel=next]")) {
      seen.push(questionsOn(await pupil.open(hrefOf("a[rel=next]"))))
      lines.push(...shown())
    }
    expect(seen.flat()).toEqual(all)
    expect(lines.filter((has, at) => at % 3 === 0 && !has)).toEqual([])
    expect(seen.length).toBeGreaterThan(5)
    const back = [questionsOn(pupil.page)]
    while (hrefOf("a[rel=prev]")) back.unshift(questionsOn(await pupil.open(hrefOf("a[rel=prev]"))))
    expect([...new Set(back.flat())]).toEqual(all)
  })

  test("plays an entry again without requesting the list of the specification", async () => {
    const again = entriesOn(await pupil.open(record))[3]?.again ?? ""
    await faultyUpstream.spoil("questions-answered", 503)
    expect((await pupil.open(again)).text).toContain(asked[3])
  })

  test("keeps its filter on older and newer pages", async () => {
    const filter = "game=five-hints"
    await pupil.open(`${record}?${filter}`)
    const second = await pupil.open(hrefOf("a[rel=next]"))
    expect(second.path).toContain(filter)
    expect(questionsOn(second)).toEqual(asked.slice(10, 20))
    expect(hrefOf("a[rel=prev]")).toContain(filter)
    expect(questionsOn(await pupil.open(`${record}?game=offside`))).toEqual([])
  })

  test("filtered by mistakes shows only these, on one page", async () => {
    const page = await pupil.open(`${record}?mistakes=1`)
    expect(questionsOn(page)).toEqual(asked.filter((_, index) => index % 12 === 11))
    for (const { verdict } of entriesOn(page)) expect(verdict).toBe(say("en", "record.wrong"))
    expect(page.document.querySelectorAll("main a[rel]")).toEqual([])
  })

  test.each([
    "before=0",
    "before=-1",
    "before=x",
    "after=1e1",
    "after=999999999999999",
    "before=1",
    "page=77",
  ])("shows the first page for ?%s", async (query) => {
    const page = await pupil.open(`${record}?${query}`)
    expect(page.status).toBe(200)
    expect(questionsOn(page)).toEqual(asked.slice(0, 10))
  })

  test.each([
    ["subject=Math", 4],
    ["subject=math&chapter=1", 2],
    ["subject=Math&chapter=99", 0],
    ["chapter=1", 10],
    ["subject=%27%3B--", 0],
    [`subject=${"x".repeat(3000)}`, 0],
    ["subject=%00", 0],
    ["game=chess", 10],
  ])("filtered by ?%s shows %i entries", async (query, count) => {
    const page = await pupil.open(`${record}?${query}`)
    expect(page.status).toBe(200)
    expect(entriesOn(page).length).toBe(count)
  })

  function hrefOf(selector: string): string {
    const href = pupil.page.document.querySelector(`main ${selector}`)?.getAttribute("href") ?? ""
    return href.startsWith("?") ? record + href : href
  }
})
