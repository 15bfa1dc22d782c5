import { randomUUID } from "node:crypto"
import { afterEach, describe, expect, inject, test } from "vitest"
import { gameNames, type Game, wireGames } from "../../contract/words"
import { arabicOrBoth } from "../support/arabic-or-both"
import { signedIn } from "../support/people"
import { api, faultyUpstream, site } from "../support/on-faulty-upstream"
import type { Page, Visitor } from "../support/visitor"
import { languages, say } from "../support/words"
import { difficulty, fiveHints, offside, writer } from "../support/writer"

afterEach(() => faultyUpstream.heal())

/** The number of pending questions, by the address of their list. */
const countsOn = ({ document }: Page) =>
  new Map(
    document
      .querySelectorAll('main a[href*="questions?game="]')
      .map((link) => [link.getAttribute("href"), Number(/\d+$/.exec(link.text.trim())?.[0])]),
  )

const ofEachGame = (list: string, written: Partial<Record<Game, number>>) =>
  gameNames.flatMap((game) => (written[game] ? [[`${list}?game=${game}`, written[game]]] : []))

const gap = ({ document }: Page, title: string) =>
  document
    .querySelectorAll("main section section")
    .find((section) => section.querySelector("h3")?.text.startsWith(title))
    ?.querySelectorAll("li")
    .map(({ text }) => text)

describe.each(arabicOrBoth)("the admin overview, in %s,", (language) => {
  test("counts the pending questions by category and game, and links to them", async () => {
    const [huda, omar] = [await signedIn(site, "huda", language), await writer(api)]
    const before = countsOn(await huda.open("/admin"))
    const mark = randomUUID().slice(0, 8)
    await omar.forSchool(fiveHints(`${mark} a?`))
    await omar.forSchool(offside(`${mark} b?`))
    await omar.forFun(difficulty(`${mark} c`), 2)
    const after = countsOn(await huda.open("/admin"))
    const [school, fun] = ["/admin/educational-questions", "/admin/entertainment-questions"]
    const more = [...after].map(([to, count]) => [to, count - (before.get(to) ?? 0)])
    expect(more.filter(([, count]) => count !== 0)).toEqual([
      ...ofEachGame(school, { "five-hints": 1, offside: 1 }),
      ...ofEachGame(fun, { difficulty: 1 }),
    ])
    for (const to of after.keys()) expect((await huda.open(to ?? "")).status).toBe(200)
  })

  test("lists what is missing, with links to the forms that add it", async () => {
    const huda = await signedIn(site, "huda", language)
    const title = (of: "grades" | "subjects" | "chapters") => say(language, `admin.gaps.${of}`)
    const grade = `Grade ${randomUUID().slice(0, 8)}`
    await huda.open("/admin/add-grade")
    await huda.submit({ values: { grade } })
    await showGrades(grade)
    const bare = await huda.open("/admin")
    expect(gap(bare, title("grades"))).toContain(grade)
    const folded = "main nav details:not([open])"
    const choices = bare.document.querySelectorAll(`${folded} a`).map(({ text }) => text)
    expect(choices).not.toContain(grade)
    const id = idBehind(bare, grade)

    await huda.open(`/admin/add-grade-subjects?grade=${id}`)
    const [subject = ""] = huda.page.document
      .querySelectorAll('input[name="subjectNames"]')
      .map((tick) => tick.getAttribute("value") ?? "")
    await huda.submit({ form: "main form[method=post]", values: { subjectNames: [subject] } })
    const linked = await huda.open(`/admin?grade=${id}`)
    expect(gap(linked, title("grades")) ?? []).not.toContain(grade)
    expect(gap(linked, title("subjects"))).toEqual([subject])
    expect(linked.document.querySelector(`${folded} > summary`)?.text).toContain(grade)

    await huda.open(`/admin/add-chapter?${new URLSearchParams({ grade: id, subject })}`)
    await huda.submit({ form: "main form[method=post]", values: { chapterName: "First steps" } })
    const begun = await huda.open(`/admin?grade=${id}`)
    expect(gap(begun, title("subjects"))).toBeUndefined()
    expect(begun.text).toContain(say(language, "admin.gaps.noSubjects", { grade }))
    expect(gap(begun, title("chapters"))).toEqual([`${subject}11 First steps`, "1 First steps"])
  })
})

/** Limits the grades, since an overview without counts shows the first fifteen and other tests add some. */
async function showGrades(added: string) {
  const answer = await fetch(`${inject("api")}/api/Accounts/All-Grades`)
  const grades: { gradeName: string }[] = await answer.json()
  const shown = [...grades.slice(0, 12), ...grades.filter(({ gradeName }) => gradeName === added)]
  await faultyUpstream.reply("All-Grades", { status: 200, body: shown })
}

const withChapters = (count: number, empty: number) => ({
  counts: {},
  chapters: count,
  emptyChapters: { en: empty, ar: empty },
})

const openedGrade = ({ document }: Page) => document.querySelector("#look-into")?.text

describe("the calls of the admin overview", () => {
  const grades = Array.from({ length: 40 }, (_, place) => ({
    gradeId: place + 1,
    gradeName: `Grade ${place + 1}`,
  }))

  test("stay within Cloudflare's limit on subrequests, whatever the size of the school", async () => {
    const huda = await signedIn(site, "huda")
    await faultyUpstream.tell(
      { path: "All-Grades", reply: { status: 200, body: grades } },
      { path: "question-counts", fault: 500 },
    )
    const page = await huda.open("/admin")
    expect(page.status).toBe(200)
    expect((await faultyUpstream.calls()).length).toBeLessThanOrEqual(31)
    expect(page.text).toContain(say("en", "admin.gaps.unseen", { names: "Grade 16 · Grade 17" }))
  })

  test("open on the grade where most is missing, and count what is in each", async () => {
    const subjects = [
      { gradeId: "1", gradeName: "Grade 1", subjectName: "Math", ...withChapters(2, 0) },
      { gradeId: "7", gradeName: "Grade 7", subjectName: "Art", ...withChapters(0, 0) },
      { gradeId: "7", gradeName: "Grade 7", subjectName: "Math", ...withChapters(4, 3) },
    ]
    await faultyUpstream.reply("question-counts", { status: 200, body: { subjects } })
    const huda = await signedIn(site, "huda")
    const page = await huda.open("/admin")
    expect(openedGrade(page)).toContain("Grade 7")
    const choices = page.document.querySelectorAll("main nav details a").map(({ text }) => text)
    expect(choices).toEqual(["Grade 1", "Grade 74"])
    expect(openedGrade(await huda.open("/admin?grade=1"))).toContain("Grade 1")
    const whole = subjects.map((each) => ({ ...each, ...withChapters(2, 0) }))
    await faultyUpstream.reply("question-counts", { status: 200, body: { subjects: whole } })
    const done = await huda.open("/admin")
    expect(openedGrade(done)).toBeUndefined()
    expect(done.text).toContain(say("en", "admin.gaps.whole"))
  })

  test.each(languages)(
    "name chapters without questions in %s, and say where some are",
    async (language) => {
      const gameLanguages = { [wireGames.offside]: ["ar"] }
      const chapters = [{ name: "Stars", number: 1, games: [wireGames.offside], gameLanguages }]
      await faultyUpstream.tell(
        { path: "Accounts/chapters", reply: { status: 200, body: { chapters } } },
        { path: "question-counts", fault: 500 },
      )
      const { text } = await (await signedIn(site, "huda", language)).open("/admin")
      expect(text.includes("Stars")).toBe(language === "en")
      expect(text.includes(say(language, "choose.onlyIn.ar"))).toBe(language === "en")
    },
  )

  test.each(["All-Grades", "Accounts/chapters", "Admin/waiting-counts"])(
    "result in an outage page when %s fails",
    async (call) => {
      const huda = await signedIn(site, "huda")
      await faultyUpstream.spoil(call, 500)
      const page = await huda.open("/admin")
      expect(page.status).toBe(503)
      expect(page.text).toContain(say("en", "error.unavailable.title"))
    },
  )

  test("are not made for other roles", async () => {
    const omar: Visitor = await signedIn(site, "omar")
    await faultyUpstream.heal()
    await omar.open("/admin")
    const calls = (await faultyUpstream.calls()).map(({ path }) => path)
    // The teacher is redirected home, which loads what is the teacher's own and what waits.
    expect(calls.filter((path) => !/capabilities|my-questions|to-do|live/.test(path))).toEqual([])
  })
})

function idBehind({ document }: Page, grade: string): string {
  const link = document.querySelectorAll("main li a").find(({ text }) => text === grade)
  return new URLSearchParams(link?.getAttribute("href")?.split("?")[1]).get("grade") ?? ""
}
