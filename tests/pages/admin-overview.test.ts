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
      ...ofEachGame(fun, { difficulty: 6 }),
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
    expect([choices.length > 0, choices.includes(grade)]).toEqual([true, false])
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

/** Limits the grades, since the overview shows the first sixteen and other tests add some. */
async function showGrades(added: string) {
  const answer = await fetch(`${inject("api")}/api/Accounts/All-Grades`)
  const grades: { gradeName: string }[] = await answer.json()
  const shown = [...grades.slice(0, 12), ...grades.filter(({ gradeName }) => gradeName === added)]
  await faultyUpstream.reply("All-Grades", { status: 200, body: shown })
}

describe("the calls of the admin overview", () => {
  const grades = Array.from({ length: 40 }, (_, place) => ({
    gradeId: place + 1,
    gradeName: `Grade ${place + 1}`,
  }))

  test("stay within Cloudflare's limit on subrequests, whatever the size of the school", async () => {
    const huda = await signedIn(site, "huda")
    await faultyUpstream.reply("All-Grades", { status: 200, body: grades })
    const page = await huda.open("/admin")
    expect(page.status).toBe(200)
    expect((await faultyUpstream.calls()).length).toBeLessThanOrEqual(31)
    expect(page.text).toContain(say("en", "admin.gaps.unseen", { names: "Grade 17 · Grade 18" }))
  })

  test.each(languages)(
    "name chapters without questions in %s, and say where some are",
    async (language) => {
      const gameLanguages = { [wireGames.offside]: ["ar"] }
      const chapters = [{ name: "Stars", number: 1, games: [wireGames.offside], gameLanguages }]
      await faultyUpstream.reply("Accounts/chapters", { status: 200, body: { chapters } })
      const { text } = await (await signedIn(site, "huda", language)).open("/admin")
      expect(text.includes("Stars")).toBe(language === "en")
      expect(text.includes(say(language, "choose.onlyIn.ar"))).toBe(language === "en")
    },
  )

  test.each(["All-Grades", "Accounts/subjects", "Accounts/chapters", "Admin/waiting-counts"])(
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

describe.each(arabicOrBoth)("the table of missing questions, in %s,", (language) => {
  test("is linked from the overview, and a number links to a form with grade and subject chosen", async () => {
    const huda = await signedIn(site, "huda", language)
    const overview = await huda.open("/admin")
    expect(overview.document.querySelector('main a[href="/admin/gaps"]')).not.toBeNull()
    const groups = overview.document.querySelectorAll("#people + ul, #school + ul, #questions + ul")
    expect(groups.map((group) => group.querySelector("a")?.getAttribute("href"))).toEqual([
      "/admin/people",
      "/admin/school",
      "/admin/start-pack",
    ])
    const page = await huda.open("/admin/gaps")
    const { document } = page
    expect(rowOn(page)).toEqual(["people", "teachers", "classes", "structure"])
    const table = document.querySelector("main section > table")
    expect(table?.querySelector("caption")?.text).toContain(say(language, "gaps.caption"))
    expect(table?.querySelectorAll("thead th[scope=col]")).toHaveLength(gameNames.length + 1)
    const [link] = table?.querySelectorAll("th[scope=row] ~ td a") ?? []
    expect(link?.text).toMatch(/^\d+$/)
    const [all, english, arabic] = await Promise.all(
      ["", "?language=en", "?language=ar"].map(async (query) =>
        sumOf(await (await signedIn(site, "huda", language)).open(`/admin/gaps${query}`)),
      ),
    )
    expect(all).toBe((english ?? 0) + (arabic ?? 0))
    expect(english).toBeGreaterThan(0)
    const form = await huda.open((link?.getAttribute("href") ?? "").replaceAll("&amp;", "&"))
    const chosen = (name: string) =>
      form.document.querySelector(`select[name=${name}] option[selected]`)?.getAttribute("value")
    expect(chosen("grade")).toMatch(/^\d+$/)
    expect(chosen("subject")).not.toBe("")
  })

  test("is not linked, and its page shows a message, when the upstream does not count", async () => {
    const huda = await signedIn(site, "huda", language)
    await faultyUpstream.reply("/api/capabilities", { status: 404, body: "No such call." })
    const overview = await huda.open("/admin")
    expect(overview.html).not.toContain("/admin/gaps")
    expect(
      overview.document.querySelector("#people + ul, #school + ul, #questions + ul"),
    ).toBeNull()
    const page = await huda.open("/admin/gaps")
    expect(page.status).toBe(200)
    expect(page.text).toContain(say(language, "gaps.none.title"))
    expect(rowOn(page)[0]).toBe("add-grade")
  })
})

const sumOf = ({ document: page }: Page) =>
  page
    .querySelectorAll("section > table td a")
    .reduce((sum, { text }) => sum + Number(text.trim()), 0)

const rowOn = ({ document }: Page) =>
  document
    .querySelectorAll("main nav li a")
    .slice(3)
    .map((link) => link.getAttribute("href")?.replace("/admin/", ""))
