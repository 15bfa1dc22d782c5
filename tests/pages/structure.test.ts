import { afterEach, expect, test } from "vitest"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { signedIn } from "../support/people"
import type { Page, Visitor } from "../support/visitor"
import { languages, say } from "../support/words"

afterEach(() => faultyUpstream.heal())

const path = "/admin/structure"
const check = { name: "intent", value: "check" }
const lines = [
  "Year of the sheet, Sheetcraft / علم الجداول, 1, الأسطر, Rows",
  "Year of the sheet, Sheetcraft, 2, الأعمدة, Columns",
  "Year of the sheet, Sheetcraft, 2000, خطأ, Wrong",
].join("\n")

const gradeLink = /\?grade=\d+(?=#chosen">(?:<bdi>)?Year of the sheet)/

test.each(languages)(
  "shows in %s what a sheet would make, and its faulty lines",
  async (language) => {
    const huda = await signedIn(site, "huda", language)
    await huda.open(`${path}?add=1`)
    const wrong = "\nYear of the sheet, Sheetcraft, 2000".repeat(45)
    const values = { text: lines + wrong }
    const page = await huda.submit({ form: "#give", button: check, values })
    expect(page.status).toBe(422)
    expect(page.text).toContain(say(language, "structure.preview.refused", { count: 46 }))
    expect(page.text).toContain(say(language, "structure.preview.more", { count: 6 }))
    const wrongNumber = say(language, "errors.structure.number", { cell: "2000" })
    expect(page.text).toContain(wrongNumber)
    expect(page.document.querySelector("#make button")?.text).toBe(
      say(language, "structure.preview.makeOthers", { count: 46 }),
    )
    const given = page.document.querySelector("#give textarea")?.text
    expect(given?.replaceAll("\r", "")).toBe(values.text)
    const [main, ...more] = page.document.querySelectorAll("main .button-main")
    expect([main?.getAttribute("value"), more]).toEqual(["check", []])
    const nothing = await huda.submit({ form: "#give", button: check, values: { text: "" } })
    expect(nothing.text).toContain(say(language, "errors.import.nothing"))
  },
)

test("names the new grades and subjects before they are saved, numbered grades in both languages", async () => {
  const huda = await signedIn(site, "huda")
  await huda.open(`${path}?add=1`)
  const text = "Grade 7, Math, 1, , \nGrade 41, Skywriting, 1, الغيوم, Clouds\nGrde 42, Skywriting"
  const page = await huda.submit({ form: "#give", button: check, values: { text } })
  const named = page.document.querySelectorAll("#preview ~ * bdi").map((each) => each.text)
  expect(named.slice(0, 3)).toEqual(["Grade 41 / الصف 41", "Skywriting", "Grde 42"])
})

const kept = ({ document }: Page) => {
  const field = document.querySelector("[name=en]")
  const error = document.querySelector(`[id="${field?.getAttribute("aria-describedby")}"]`)
  return [field?.getAttribute("value"), error?.text]
}

const chaptersOn = ({ document }: Page) =>
  document.querySelectorAll("#lists li").map((row) => row.querySelector("bdi")?.text)

async function moveFirst(huda: Visitor) {
  const moved = await huda.submit({ form: "#lists", button: { name: "place" } })
  expect([moved.status, moved.redirects]).toEqual([200, [303]])
  return moved
}

test("makes it, corrects it, and takes it back, without scripts", async () => {
  const huda = await signedIn(site, "huda")
  await huda.open(`${path}?add=1`)
  await huda.submit({ form: "#give", button: check, values: { text: lines } })
  const made = await huda.submit({ form: "#make", button: { name: "intent", value: "make" } })
  expect(made.redirects).toEqual([303])
  const [grade = ""] =
    /\?grade=\d+(?=#chosen">(?:<bdi>)?[^<]*Year of the sheet)/.exec(made.html) ?? []
  expect(grade).not.toBe("")
  const opened = await huda.open(path + grade)
  expect(chaptersOn(opened)).toEqual(["Rows", "Columns"])
  expect(opened.document.querySelector("main section [aria-current=page]")?.text).toContain(
    "Year of the sheet",
  )
  const moved = await moveFirst(huda)
  expect(chaptersOn(moved)).toEqual(["Columns", "Rows"])
  expect(moved.path).toContain("subject=")
  expect(chaptersOn(await moveFirst(huda))).toEqual(["Rows", "Columns"])
  const shifted =
    "Year of the sheet, Sheetcraft, 1, الجداول, Sheets\nYear of the sheet, Sheetcraft, 3, خطوط, Lines"
  await huda.open(`${path}?add=1`)
  const planned = await huda.submit({ form: "#give", button: check, values: { text: shifted } })
  const listed = (of: string) =>
    planned.document.querySelectorAll(`#preview ~ * ${of} li`).map(({ text }) => text)
  expect(listed("#changed")).toEqual([
    "Year of the sheet · Sheetcraft · 1: Rows · الأسطر → Sheets · الجداول",
  ])
  expect(listed("details")).toEqual(["Year of the sheet · Sheetcraft · 3 · خطوط · Lines"])
  const chapter = await huda.open(`${path}?grade=7&subject=3&chapter=1`)
  expect(chapter.text).toContain("Grade 7 · Math · Sets")
  const marked = chapter.document
    .querySelectorAll("main section [aria-current]")
    .map(({ text }) => text)
  expect(marked).toEqual(["Grade 7", expect.stringMatching(/^Math/), "1Sets"])
  expect(chapter.document.querySelector("#give")).toBeNull()
  await huda.open(path + grade)
  const names = { form: "form:has([value=names])", button: { name: "intent", value: "names" } }
  const renamed = await huda.submit({ ...names, values: { en: "Year of the sheets" } })
  expect(renamed.document.querySelector("#changes ~ ul li")?.text).toContain(
    `${say("en", "structure.events.names")} Year of the sheet → Year of the sheets`,
  )
  const short = await huda.submit({ ...names, values: { en: "Y" } })
  expect(kept(short)).toEqual(["Y", say("en", "errors.tooShort", { count: 2 })])
  const taken = await huda.submit({ ...names, values: { en: "Grade 7", ar: "سنة الجدول" } })
  expect([short.status, taken.status]).toEqual([422, 422])
  expect(kept(taken)).toEqual(["Grade 7", say("en", "errors.addGrade.there")])
  expect(taken.document.querySelector("[name=ar]")?.getAttribute("value")).toBe("سنة الجدول")
  await faultyUpstream.spoil("structure", 500)
  const unread = await huda.submit({ ...names, values: { en: "Typed again" } })
  await faultyUpstream.heal()
  expect([unread.status, ...kept(unread)]).toEqual([503, "Typed again", undefined])
  expect(unread.text).toContain(say("en", "errors.unavailable"))
  expect(unread.text).not.toContain(say("en", "structure.empty.title"))
  await huda.open(path + grade)
  await huda.submit({ form: "#lists", button: { name: "unlink" } })
  expect(huda.page.text).toContain(say("en", "toast.structureSaved"))
  expect(huda.page.document.querySelectorAll("#lists section")).toEqual([])
  for (let times = 0; times < 5; times++) {
    const { html } = await huda.open(path)
    const form = `#${/id="(undo-\d+)"/.exec(html)?.[1]}`
    await huda.submit({ form, button: { name: "intent", value: "undo" } })
  }
  expect((await huda.open(path)).html).not.toMatch(gradeLink)
})

test.each(languages)(
  "is the first choice of those who set up the school, in %s",
  async (language) => {
    const page = await (await signedIn(site, "huda", language)).open("/admin")
    const first = page.document.querySelector("#building ~ a")
    expect(first?.getAttribute("href")).toBe(path)
    expect(first?.text).toContain(say(language, "structure.lead"))
  },
)
