import { wrongAnswer, roundsOf } from "../support/seeded.mjs"
import { expect, test } from "./fixtures"
import { answerItems, judge, type Playing } from "./playing"

const play = (category: string, game: string, query: string) =>
  `/games/${category}/${game}/play-${game}?${query}`

test("offside: all right, then played again from the record", async ({
  page,
  person,
  playing,
  expectAccessible,
}) => {
  await person.arrive()
  await page.goto(play("education", "offside", "subject=Math&chapter=1"))
  await expect(page.getByText(person.say("play.worth", { count: 50 }))).toBeVisible()
  await expectAccessible()
  await judge(playing, true)
  await person.expectHeading("offside.allRight")
  await expect(page.getByText(person.say("play.won", { count: 50 }))).toBeVisible()
  await person.expectPoints(50)
  await expectAccessible()

  await person.goTo("nav.record")
  await person.expectHeading("record.title")
  const entries = page.locator("main ol > li").filter({ has: page.locator("h2") })
  await expect(entries).toHaveCount(1)
  await expectAccessible()
  await entries.locator("summary").click()
  await person.follow("record.again")
  await judge(playing, true)
  await expect(page.getByText(person.say("play.practice"))).toBeVisible()
  await person.expectPoints(50)
  await expectAccessible()
})

// With scripts a round takes a request for each statement.
test("offside: to the end of the chapter, then all wrong in the other language @deep", async ({
  page,
  person,
  playing,
  expectAccessible,
}) => {
  await person.arrive()
  await page.goto(play("education", "offside", "subject=Math&chapter=1"))
  const count = roundsOf("offside", { chapter: 1, language: person.language })
  for (let round = 1; round <= count; round += 1) {
    await judge(playing, true)
    await person.expectPoints(50 * round)
    await person.press("play.next")
  }
  await expectEnd(playing, count)
  await expectAccessible()
  await page.locator('main a[href*="language="]').click()
  await judge(playing, false)
  await person.expectHeading("play.wrong")
  await expect(page.getByText(person.say("play.won", { count: 0 }))).toBeVisible()
  await person.expectPoints(50 * count)
  await expectAccessible()
})

test("difficulty: five wrong, the mistakes again, then all right in the next chapter", async ({
  page,
  person,
  playing,
  expectAccessible,
}) => {
  await person.arrive()
  await page.goto(play("education", "difficulty", "subject=Math&chapter=1"))
  await expect(page.getByText(person.say("difficulty.worth", { count: 90 }))).toBeVisible()
  const isWide = (page.viewportSize()?.width ?? 0) >= 900
  if (isWide) await expect(page.locator(".climber")).toBeVisible()
  await expectAccessible()

  await answerItems(playing, (answer, place) => (place === 1 ? answer : wrongAnswer))
  await person.expectHeading("play.someRight")
  await person.expectPoints(5)
  await expectAccessible()

  await page.goto("/")
  await page.locator("#mistakes").click()
  await expect(page.getByText(person.say("play.end.practice"))).toBeVisible()
  await expectAccessible()
  await answerItems(playing, (answer) => answer, 5)
  await expect(page.getByText(person.say("play.practice"))).toBeVisible()
  await person.press("play.next")
  await person.expectHeading("play.end.noMistakes")
  await person.expectPoints(5)

  await page.locator('main a[href*="chapter=2"]').click()
  await answerItems(playing, (answer) => answer)
  await person.expectHeading("difficulty.allRight")
  await person.expectPoints(95)
  await expectAccessible()

  await page.goto(play("education", "difficulty", "subject=Math&chapter=1&practice=mistakes"))
  await page.locator('main a[href*="practice=again"]').click()
  await answerItems(playing, () => wrongAnswer)
  await person.expectHeading("play.wrong")
  await person.expectPoints(95)
})

test("offside and difficulty in entertainment credit nothing", async ({
  page,
  person,
  playing,
  expectAccessible,
}) => {
  await person.arrive()
  await page.goto(play("entertainment", "offside", "section=3"))
  await judge(playing, true)
  await expect(page.getByText(person.say("play.wasWorth", { count: 50 }))).toBeVisible()
  await expectAccessible()
  await page.goto(play("entertainment", "difficulty", "section=4"))
  await answerItems(playing, (answer) => answer)
  await expect(page.getByText(person.say("play.wasWorth", { count: 90 }))).toBeVisible()
  await person.expectPoints(0)
  await expectAccessible()
})

/** Expects the page that says that all questions in the page's language are played. */
async function expectEnd({ page, person }: Playing, count: number): Promise<void> {
  const title = person.say("play.end.chapter", { played: count, total: count })
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
}
