import { randomUUID } from "node:crypto"
import { type Game, gameNames } from "../../contract/words"
import { words } from "../support/plain-games"
import { buildSchool, leave, type School, signUp } from "./building"
import { expect, test, type Page } from "./fixtures"
import { backToList, type Person } from "./steps"
import { fillIn } from "./writing"

interface Visit {
  readonly page: Page
  readonly person: Person
  readonly school: School
  readonly expectAccessible: () => Promise<void>
}

test("an admin adds a school, a teacher writes, an admin decides, and a pupil plays what was approved", async ({
  page,
  person,
  expectAccessible,
}) => {
  const mark = randomUUID().slice(0, 8)
  const school = { grade: `Grade ${mark}`, subject: `Logic ${mark}`, chapter: `Riddles ${mark}` }
  const visit = { page, person, school, expectAccessible }

  await person.arriveAs("huda")
  await buildSchool(page, person, school)
  await test.step("a teacher of the new subject writes", () => write(visit))
  await test.step("an admin decides", () => decide(visit))
  await test.step("a pupil of the new grade plays", () => play(visit))
})

async function write(visit: Visit): Promise<void> {
  await signUp(visit.page, visit.person, { subject: visit.school.subject })
  for (const game of gameNames) await writeForSchool(visit, game)
  await visit.page.goto("/make-five-hints/entertainment")
  await visit.page.locator("main select[name=section]").selectOption("3")
  const { question } = words["five-hints"]
  await fillIn(visit.page, {
    ...words["five-hints"],
    question: `${question} ${visit.school.chapter}`,
  })
  await send(visit)
}

async function writeForSchool(visit: Visit, game: Game): Promise<void> {
  const { page, person, school } = visit
  await page.goto(`/make-${game}/education`)
  await page.locator("main select[name=grade]").selectOption({ label: school.grade })
  const chapter = page.locator("main select[name=chapter]")
  const load = page.getByRole("main").getByRole("button", { name: person.say("make.load") })
  if (await load.isVisible()) await load.click()
  await expect(chapter.locator("option")).toHaveCount(2)
  await chapter.selectOption({ index: 1 })
  await fillIn(page, words[game])
  await send(visit)
}

async function send({ page, person, expectAccessible }: Visit): Promise<void> {
  await page.locator('main button[value="send"]').last().click()
  await person.expectHeading("make.sent.title")
  await expectAccessible()
}

/** Approves the five-hints and difficulty questions, and rejects the offside question. */
async function decide({ page, person, school, expectAccessible }: Visit): Promise<void> {
  await leave(page)
  await person.arriveAs("huda")
  const list = `/admin/educational-questions?search=${encodeURIComponent(school.chapter)}`
  await page.goto(list)
  const entries = page.locator("#questions > li")
  const card = page.locator("main article")
  const approve = card.getByRole("button", { name: person.say("review.approve") })
  await expect(entries).toHaveCount(3)
  await expectAccessible()

  await entries.filter({ hasText: words["five-hints"].question }).getByRole("link").click()
  await approve.click()
  await expect(entries).toHaveCount(2)
  await backToList(page, person.say("review.toList"))
  await entries.filter({ hasText: words.offside.question }).getByRole("link").click()
  await card.getByText(person.say("review.refuse"), { exact: true }).click()
  await card.getByLabel(person.say("review.reasons.level")).check()
  await card.getByLabel(person.say("review.reason")).fill("The fifth is too easy.")
  await card.getByRole("button", { name: person.say("review.rejectNow") }).click()
  await expect(entries).toHaveCount(1)
  await backToList(page, person.say("review.toList"))
  await entries.getByRole("checkbox").check()
  const ticked = page.locator("#ticked")
  await ticked.getByRole("button", { name: person.say("review.approveTicked") }).click()
  await expect(page.getByText(person.say("review.done.approved", { count: 6 }))).toBeVisible()

  await page.goto(`/admin/entertainment-questions?search=${encodeURIComponent(school.chapter)}`)
  await entries.getByRole("link").click()
  await approve.click()
  await expect(page.getByText(person.say("review.done.approved", { count: 1 }))).toBeVisible()
  await expect(entries).toHaveCount(0)
}

async function play(visit: Visit): Promise<void> {
  const { page, person, school, expectAccessible } = visit
  await signUp(page, person, { grade: school.grade })
  // The teacher wrote in English, so a pupil with Arabic pages has to ask for that language.
  const place = new URLSearchParams({ subject: school.subject, chapter: "1", language: "en" })

  await page.goto(`/games/education/five-hints/play-five-hints?${place}`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words["five-hints"].question)
  await person.fill("play.answer", "Pi")
  await person.press("play.submit")
  await person.expectHeading("play.right")
  await person.expectPoints(50)
  await expectAccessible()
  await test.step("playing them again wins nothing", async () => {
    await person.press("play.next")
    await person.follow("play.end.again")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words["five-hints"].question)
    await person.fill("play.answer", "Pi")
    await person.press("play.submit")
    await person.expectHeading("play.right")
    await expect(page.getByText(person.say("play.practice"))).toBeVisible()
    await person.expectPoints(50)
  })

  await page.goto(`/games/education/difficulty/play-difficulty?${place}`)
  await expect(page.locator('main form input[name^="answer-"]')).toHaveCount(6)
  await expect(page.getByText("What is 5 plus ten times ten?")).toBeAttached()

  const rejected = await page.goto(`/games/education/offside/play-offside?${place}`)
  expect(rejected?.status()).toBe(404)
  await expect(page.getByText(words.offside.question)).toHaveCount(0)
}
