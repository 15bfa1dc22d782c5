import { randomUUID } from "node:crypto"
import { readFile } from "node:fs/promises"
import { buildSchool, leave, type School, signUp } from "./building"
import { expect, test, type Page } from "./fixtures"
import type { Person } from "./steps"

interface Visit {
  readonly page: Page
  readonly person: Person
  readonly school: School
  readonly mark: string
  readonly expectAccessible: () => Promise<void>
}
type Cookies = Awaited<ReturnType<ReturnType<Page["context"]>["cookies"]>>

test("thirty questions are imported, one is sent back, edited, approved and played, and its appeal gives points", async ({
  page,
  person,
  expectAccessible,
}) => {
  const mark = randomUUID().slice(0, 8)
  const school = { grade: `Grade ${mark}`, subject: `Rivers ${mark}`, chapter: `Sources ${mark}` }
  const visit = { page, person, school, mark, expectAccessible }
  await person.arriveAs("huda")
  await buildSchool(page, person, school)

  await signUp(page, person, { subject: school.subject })
  const author = await page.context().cookies()
  await test.step("the author imports, and corrects the errors", () => importRows(visit))
  const first = await test.step("finds a question in the list", () => findOwn(visit, 5))
  await test.step("an admin asks for a change", () => wantChange(visit, first))
  await become(page, author)
  const second = await test.step("the author edits and sends again", () => edit(visit, first))
  await test.step("an admin reads the difference and approves", () => approve(visit, second))

  await signUp(page, person, { grade: school.grade })
  const pupil = await page.context().cookies()
  await test.step("a pupil plays and appeals", () => playAndAppeal(visit))
  await test.step("an admin accepts the answer", () => accept(visit))
  await become(page, pupil)
  await page.goto("/")
  await expect(page.locator("section[aria-labelledby=outcomes]")).toContainText(given(visit))
  await person.expectPoints(50)
})

async function become(page: Page, cookies: Cookies): Promise<void> {
  await leave(page)
  await page.context().addCookies(cookies)
}

const given = ({ mark }: Visit) => `Zanzi ${mark}`
const questionOf = ({ mark }: Visit, number: number) => `River ${number} of ${mark}?`

/** Thirty rows, the last four of them wrong: a missing hint and answer, an unknown chapter, a repeated row. */
function rowsOf(visit: Visit): string {
  const { person, school } = visit
  const numbers = Array.from({ length: 30 }, (_, index) => index + 1)
  const header = [
    person.say("make.grade"),
    person.say("make.chapter"),
    person.say("make.question"),
    ...[1, 2, 3, 4, 5].map((number) => person.say("make.hint", { number })),
    person.say("make.answer"),
    person.say("make.summary"),
  ]
  const rows = numbers.map((number) => [
    school.grade,
    number === 29 ? "99" : "1",
    questionOf(visit, number === 30 ? 1 : number),
    "It is long",
    "It is old",
    number === 27 ? "" : "It is wide",
    "It is blue",
    "It flows",
    number === 28 ? "" : `Answer ${number === 30 ? 1 : number}`,
    "The map shows it.",
  ])
  return [header, ...rows].map((cells) => cells.join(",")).join("\n")
}

async function importRows(visit: Visit): Promise<void> {
  const { page, person, expectAccessible } = visit
  const paste = page.locator("main form.card textarea[name=text]")
  await page.goto("/my-questions/import")
  await expectAccessible()
  await paste.fill(rowsOf(visit))
  await person.press("import.check")
  await expect(page.getByText(person.say("import.good", { good: 26, all: 30 }))).toBeVisible()
  await expect(page.getByText(person.say("errors.import.sameRow", { number: 2 }))).toBeVisible()
  await expectAccessible()
  await page.locator("#send button[value=send]").click()
  await expect(page.getByText(person.say("import.sent", { made: 26, known: 0 }))).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("#send input[value^=tahaddi-errors]").click(),
  ])
  const bad = await readFile(await download.path(), "utf8")
  await paste.fill(
    bad
      .replace("It is old,,It is blue", "It is old,It is wide,It is blue")
      .replace("It flows,,", "It flows,Answer 28,")
      .replace(",99,", ",1,")
      .replace(questionOf(visit, 1), questionOf(visit, 30)),
  )
  await person.press("import.check")
  await expect(page.getByText(person.say("import.good", { good: 4, all: 4 }))).toBeVisible()
  await page.locator("#send button[value=send]").click()
  await expect(page).toHaveURL(/\/my-questions$/)
  await expect(page.locator("main")).toContainText(`${person.say("mine.status.waiting")} 30`)
}

/** The address of one of the teacher's own questions. */
async function findOwn(visit: Visit, number: number): Promise<string> {
  const { page } = visit
  await page.goto(`/my-questions?search=${encodeURIComponent(questionOf(visit, number))}`)
  const entries = page.locator("#questions > li")
  await expect(entries).toHaveCount(1)
  return (await entries.locator("a[href^='/my-questions/']").getAttribute("href")) ?? ""
}

const decideOn = async ({ page, person }: Visit, own: string) => {
  await leave(page)
  await person.arriveAs("huda")
  await page.goto(own.replace("/my-questions", "/admin/questions"))
}

async function wantChange(visit: Visit, own: string): Promise<void> {
  const { page, person, expectAccessible } = visit
  await decideOn(visit, own)
  await page.getByText(person.say("review.refuse"), { exact: true }).click()
  await page.locator("input[name=template][value=spelling]").check()
  await person.fill("review.reason", "Name the sea.")
  await expectAccessible()
  await person.press("review.changes")
  await expect(page.locator("main .chip").first()).toHaveText(person.say("mine.status.changes"))
}

/** Edits the question for which changes were requested; returns the address of its new version. */
async function edit(visit: Visit, own: string): Promise<string> {
  const { page, person, expectAccessible } = visit
  await page.goto(own)
  await expect(page.locator("main")).toContainText("Name the sea.")
  await expectAccessible()
  await person.follow("story.edit")
  await page.locator('main [name="hints[4]"]').fill("It flows into the sea")
  await page.locator('main button[value="send"]').last().click()
  await person.expectHeading("make.sent.title")
  await page.goto(own)
  await person.follow("story.newer")
  await expect(page.locator("main ins")).toContainText("into the sea")
  return new URL(page.url()).pathname
}

async function approve(visit: Visit, own: string): Promise<void> {
  const { page, person, expectAccessible } = visit
  await decideOn(visit, own)
  await expect(page.locator("main ins")).toContainText("into the sea")
  await expectAccessible()
  await person.press("review.approve")
  await expect(page.locator("main .chip").first()).toHaveText(person.say("mine.status.approved"))
}

async function playAndAppeal(visit: Visit): Promise<void> {
  const { page, person, school } = visit
  // The rows are in English, so a pupil with Arabic pages has to ask for that language.
  const place = new URLSearchParams({ subject: school.subject, chapter: "1", language: "en" })
  await page.goto(`/games/education/five-hints/play-five-hints?${place}`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(questionOf(visit, 5))
  await person.fill("play.answer", given(visit))
  await person.press("play.submit")
  await expect(page).toHaveURL(/[?&]round=/)
  await page.getByRole("button", { name: given(visit) }).click()
  await expect(page.getByText(person.say("toast.appealed"))).toBeVisible()
}

async function accept(visit: Visit): Promise<void> {
  const { page, person } = visit
  await leave(page)
  await person.arriveAs("huda")
  await page.goto("/my-questions/appeals")
  const entry = page.locator("main li").filter({ hasText: given(visit) })
  await entry.getByRole("button", { name: person.say("appeals.accept") }).click()
  await expect(page.getByText(person.say("toast.answerAccepted"))).toBeVisible()
}
