import { readFileSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { listQuestions } from "../../api/seed/position-questions.mjs"
import { readSeed } from "../../api/seed/read-seed.mjs"
import { pageRows } from "../support/access-table"
import { signedIn } from "../support/people"
import { newTeacher, registration } from "../support/register-student"
import { Visitor } from "../support/visitor"
import { say } from "../support/words"
import { sendFields } from "../support/data-requests"

const site = inject("site")
const notice = say("en", "account.waiting")

/** The product's own texts, among them examples for authors. */
const ours = ["en", "ar"]
  .map((language) => `../../public/assets/locales/${language}/translation.json`)
  .map((file) => readFileSync(new URL(file, import.meta.url), "utf8"))
  .join("")

/** Long texts of the seed's school questions, which no page holds by chance. */
const secrets = listQuestions(readSeed())
  .filter(({ section }) => section === undefined)
  .flatMap(({ answer, lines, summary }) => [...answer.split("|"), ...lines, summary])
  .filter((text) => text.length >= 16 && !/[&<>"'’]/.test(text) && !ours.includes(text))

let teacher: Visitor
let asked = 0
beforeAll(async () => {
  teacher = await newTeacher(site)
})
afterAll(() => console.log(`${asked} replies without any of ${secrets.length} texts`))

const found = (text: string) => {
  asked += 1
  return secrets.filter((secret) => text.includes(secret))
}

async function textOf(visitor: Visitor, path: string): Promise<string> {
  const headers = { Cookie: visitor.cookies.toString() }
  return (await fetch(site + path, { headers })).text()
}

/** Checks a question with these hints in chapter 1 of grade 7. */
async function writeCopy(hints: readonly string[]) {
  await teacher.open("/make-five-hints/education?grade=7&chapter=1")
  const lines = hints.map((hint, place) => [`hints[${place}]`, hint])
  const values = { ...Object.fromEntries(lines), question: "?", language: "en" }
  return teacher.submit({ values, button: { name: "intent", value: "check" } })
}

const sheet = "/print?from=chapter&grade=7&chapter=1&language=en&game="
const addresses = [
  ...new Set(pageRows.map(({ path }) => path)),
  ...["five-hints", "offside", "difficulty"].flatMap((game) => [
    sheet + game,
    `/print?game=${game}`,
    `/my-questions/export?grade=7&subject=Math&game=${game}&format=csv`,
    `/make-${game}/education?grade=7&chapter=1`,
    ...[1, 2, 3].map((id) => `/make-${game}/education?replaces=${id}`),
  ]),
  ...[1, 2, 3].flatMap((id) => [`/my-questions/${id}`, `/admin/questions/${id}`]),
].filter((path) => path !== "/logout")

describe("a teacher who waits to be confirmed", () => {
  test.each(addresses)("finds no text of a school question of others at %s", async (path) => {
    expect(found(await textOf(teacher, path))).toEqual([])
    const data = path.replace(/(\?|$)/, ".data$1").replace(/^\/\.data/, "/_root.data")
    expect(found(await textOf(teacher, data))).toEqual([])
  })

  test("finds none in the replies to the buttons of the form either", async () => {
    await teacher.open("/make-five-hints/education?grade=7&chapter=1")
    expect(teacher.page.document.querySelector('button[value="examples"]')).toBeNull()
    const empty = teacher.form()
    for (const intent of ["examples", "check", "try"]) {
      const entries: [string, string][] = [
        ["intent", intent],
        ["grade", "7"],
        ["chapter", "1"],
        ["question", "Which number am I?"],
      ]
      const action = empty.getAttribute("action") ?? ""
      const { html } = await sendFields(teacher, action, entries)
      expect(found(html)).toEqual([])
    }
  })

  test("is told that there is a near copy, without its text", async () => {
    const copied = readSeed()
      .games["five-hints"].filter(({ language }) => language === "en")
      .flatMap(({ items }) => items)
      .find(({ grade, subject, chapter }) => grade === 7 && subject === "Math" && chapter === 1)
    const { text } = await writeCopy(copied?.hints ?? [])
    expect(text).toContain(say("en", "make.warnings.hiddenCopy"))
    expect(text).not.toContain(copied?.question)
  })

  test.each(["/", "/my-questions", "/make-offside/education", "/my-questions/import", "/print"])(
    "reads at %s what waits and what can be done meanwhile",
    async (path) => {
      expect((await teacher.open(path)).text).toContain(notice)
    },
  )

  test("reads it in Arabic", async () => {
    const arabic = await newTeacher(site, "ar")
    expect(arabic.page.text).toContain(say("ar", "account.waiting"))
  })

  test("is led from Home to where the code of a live round is typed", async () => {
    expect((await teacher.open("/")).html).not.toContain('href="/live/new"')
  })

  test("is not offered to print a chapter", async () => {
    expect((await teacher.open("/my-questions")).html).not.toContain("from=chapter")
  })
})

test("a confirmed teacher finds the texts on the sheet, and no notice", async () => {
  const omar = await signedIn(site, "omar")
  const { html, text } = await omar.open(`${sheet}offside`)
  expect(found(html).length).toBeGreaterThan(0)
  expect(text).not.toContain(notice)
})

test("an admin confirms on the overview, and the open session of the teacher goes on as confirmed", async () => {
  const values = { ...registration(), type: "1", grade: "", subject: "Math" }
  const visitor = new Visitor(site)
  await visitor.open("/signup")
  await visitor.submit({ values })
  const huda = await signedIn(site, "huda")
  const { document } = await huda.open("/admin")
  const card = document
    .querySelectorAll("#new-teachers ~ ul li")
    .find(({ text }) => text.includes(values.email))
  const id = card?.querySelector('input[name="personID"]')?.getAttribute("value") ?? ""
  const form = `form:has(input[name="personID"][value="${id}"])`
  const { path, text } = await huda.submit({ form, button: { name: "intent", value: "confirm" } })
  expect([path, text.includes(say("en", "toast.teacherConfirmed"))]).toEqual([
    "/admin/teachers",
    true,
  ])
  expect((await visitor.open(`${sheet}offside`)).text).not.toContain(notice)
  expect(found(visitor.page.html).length).toBeGreaterThan(0)
})
