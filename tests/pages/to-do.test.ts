import { afterEach, expect, test } from "vitest"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { signedIn } from "../support/people"
import type { Page } from "../support/visitor"
import { languages, say } from "../support/words"

afterEach(() => faultyUpstream.heal())

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const work = (body: object) => faultyUpstream.reply("/api/to-do", { status: 200, body })
const linksIn = ({ document }: Page, id: string) =>
  document
    .querySelectorAll(`section[aria-labelledby=${id}] a`)
    .map((link) =>
      `${link.getAttribute("href")} ${link.text.trim()}`.replace(/[\u2066-\u2069]/g, ""),
    )

test.each(languages)(
  "Home says in %s what waits, the oldest first, by one call",
  async (language) => {
    const waits = [
      { kind: "appeals", count: 100, since: ago(3) },
      { kind: "something new", count: 1, since: ago(2) },
      { kind: "education", count: 120, since: ago(1) },
    ]
    await work({ waits })
    const huda = await signedIn(site, "huda", language)
    const home = await huda.open("/")
    const counted = (kind: "appeals" | "education", number: string) =>
      say(language, "toDo.counted", { what: say(language, `toDo.${kind}`), number })
    const next = home.document.querySelector("main a.button-main")
    expect(next?.getAttribute("href")).toBe("/my-questions/appeals#appealed")
    expect(next?.text.replace(/[\u2066-\u2069]/g, "")).toBe(counted("appeals", "100+"))
    const [education = "", ...more] = linksIn(home, "to-do")
    expect(education).toContain(`/admin/educational-questions ${counted("education", "120")}`)
    expect(more).toEqual([])
    await faultyUpstream.heal()
    await work({ waits })
    await huda.open("/")
    const calls = (await faultyUpstream.calls()).map(({ path }) => path)
    expect(calls.filter((path) => !/capabilities/.test(path))).toEqual(["/api/to-do"])
    await work({ waits: waits.slice(2) })
    const { document } = await huda.open("/")
    const only = document.querySelector("main a.button-main")?.text
    expect(only).toBe(say(language, "toDo.do.education", { count: 120 }))
    expect(document.querySelector("#to-do")).toBeNull()
  },
)

test.each(languages)(
  "Home names the classes of a teacher in %s, with the next step of each",
  async (language) => {
    const omar = await signedIn(site, "omar", language)
    await work({ waits: [], classes: [] })
    await omar.open("/")
    const make = `/classes/new ${say(language, "class.make")}`
    expect(linksIn(omar.page, "classes")).toEqual([make, `/live/new ${say(language, "live.new")}`])
    expect(omar.page.document.querySelector("section[aria-labelledby=classes] img")).toBeTruthy()
    const listed = { teachers: [], isArchived: false, gradeName: "7", subjectNames: ["Math"] }
    const until = "2026-09-08T08:00:00.000Z"
    const openWork = { workId: "9", title: "Sets", until, timeZone: "Asia/Amman", finished: 1 }
    const idle = { ...listed, classId: "4", name: "7A", pupils: 3 }
    const busy = { ...idle, classId: "5", name: "7B", openWorks: 2, openWork }
    const empty = { ...idle, classId: "6", name: "7C", pupils: 0 }
    await work({ waits: [], classes: [busy, idle, empty] })
    await omar.open("/")
    const [first = "", results = "", second = "", ...more] = linksIn(omar.page, "classes")
    expect(first).toMatch(/^\/classes\/5 7B/)
    expect(first).toContain(say(language, "work.openCount", { number: "2" }))
    expect(results).toMatch(/^\/classes\/5\/book\/9 Sets/)
    expect(results).toContain(say(language, "work.doneOf", { done: 1, total: 3 }))
    expect(results).toContain("11:00")
    expect(second).toContain(say(language, "class.pupils", { count: 3 }))
    expect(more).toEqual([
      `/classes/4/work/new ${say(language, "work.set")}`,
      expect.stringMatching(/^\/classes\/6 7C/),
      `/classes/6#add ${say(language, "class.add")}`,
      `/classes ${say(language, "class.school.all")}`,
    ])
    expect(
      omar.page.document.querySelector("main header a.button-main[href='/live/new']"),
    ).toBeTruthy()
    await work({ waits: [] })
    const { document } = await omar.open("/")
    expect(document.querySelector("main a.button[href='/classes']")?.text).toBe(
      say(language, "class.list"),
    )
  },
)

test("Home says nothing of what waits to a teacher whom nothing awaits, and where the upstream does not say", async () => {
  await work({ waits: [] })
  const omar = await signedIn(site, "omar")
  expect((await omar.open("/")).text).not.toContain(say("en", "toDo.nothing"))
  const failing = { path: "/api/to-do", reply: { status: 500, body: {} } }
  const none = { path: "Admin/waiting-counts", reply: { status: 200, body: { counts: [] } } }
  await faultyUpstream.tell(failing, none)
  for (const staff of [omar, await signedIn(site, "huda")])
    expect((await staff.open("/")).text).not.toContain(say("en", "toDo.title"))
  await faultyUpstream.tell(failing, { ...none, reply: failing.reply })
  expect((await (await signedIn(site, "huda")).open("/")).status).toBe(200)
})

test("an admin of an empty school gets five steps, which go once all are done", async () => {
  const huda = await signedIn(site, "huda")
  const school = { hasChapters: false, hasTeachers: true, hasQuestions: false, hasPupils: false }
  await work({ waits: [], school })
  const home = await huda.open("/")
  expect(home.text).not.toContain(say("en", "toDo.nothing"))
  expect(home.text).toMatch(/Five steps .*[12].? done/)
  const next = home.document.querySelector("main a.button-main")
  expect(next?.getAttribute("href")).toBe("/admin/structure")
  const title = say("en", "firstSteps.structure.title")
  expect(next?.text.replace(/[\u2066-\u2069]/g, "")).toBe(
    say("en", "firstSteps.goOn", { step: "1", title }),
  )
  const empty = await huda.open("/admin")
  expect(empty.document.querySelector("#first-steps")?.text).toMatch(/[12].? done/)
  expect(linksIn(empty, "first-steps")).toEqual([
    `/admin/structure ${say("en", "firstSteps.structure.action")}`,
    `/admin/teachers ${say("en", "firstSteps.teachers.title")}`,
    `/admin/start-pack ${say("en", "firstSteps.questions.title")}`,
    `/admin/classes ${say("en", "firstSteps.pupils.title")}`,
  ])
  const waits = [{ kind: "teachers", count: 1, since: ago(1) }]
  await work({ waits, school: { ...school, hasChapters: true, hasTeachers: false } })
  const young = await huda.open("/")
  expect(young.document.querySelector("main a.button-main")?.getAttribute("href")).toBe(
    "/admin/teachers",
  )
  expect(linksIn(young, "to-do")).toEqual([expect.stringMatching(/^\/admin\/teachers .*1/)])
  const all = { hasChapters: true, hasTeachers: true, hasQuestions: true, hasPupils: true }
  await work({ waits: [], school: all })
  expect((await huda.open("/admin")).document.querySelector("#first-steps")).toBeNull()
  expect((await huda.open("/")).text).toContain(say("en", "toDo.nothing"))
})

test("nothing is called complete where there are no grades, which alone give the five steps", async () => {
  const huda = await signedIn(site, "huda")
  await faultyUpstream.reply("All-Grades", { status: 200, body: [] })
  const empty = await huda.open("/admin")
  expect(empty.document.querySelector("#gaps")).toBeNull()
  await faultyUpstream.replyWithoutOurs("All-Grades", { status: 200, body: [] })
  const unasked = await huda.open("/admin")
  expect(linksIn(unasked, "first-steps")).toEqual([
    `/admin/add-grade ${say("en", "firstSteps.structure.action")}`,
  ])
  for (const step of ["structure.single", "teachers.unasked", "pupils.single"] as const)
    expect(unasked.text).toContain(say("en", `firstSteps.${step}`))
})
