import { answerItems, judge } from "../e2e/playing"
import { seededItem, wrongAnswer } from "../support/seeded.mjs"
import { expect, test } from "./photograph"

const school = "subject=Math&chapter=1"
const play = (game: string) => `/games/education/${game}/play-${game}?${school}`

test("pages of a new pupil", async ({ page, person, photograph }) => {
  await person.arrive()
  for (const [state, path] of [
    ["home-pupil-new", "/"],
    ["games", "/games"],
    ["games-school", "/games/education"],
    ["games-entertainment", "/games/entertainment"],
    ["choose-subject", "/games/education/five-hints"],
    ["choose-chapter", "/games/education/five-hints?subject=Math"],
    ["sections", "/entertainment-sections"],
    ["leaderboard-new", "/top-10"],
    ["record-empty", "/answered-questions"],
    ["profile", "/profile"],
    ["change-password", "/change-password"],
    ["nothing-to-play", "/games/education/offside/play-offside?subject=Math&chapter=99"],
    ["log-out", "/logout"],
  ] as const) {
    await page.goto(path)
    await photograph(state)
  }
})

test("pages of a pupil who has played", async ({ page, person, photograph }) => {
  await person.arriveAs("layla")
  for (const [state, path] of [
    ["home-pupil", "/"],
    ["leaderboard", "/top-10"],
    ["leaderboard-week", "/top-10?scope=week"],
    ["leaderboard-grade", "/top-10?scope=grade"],
    ["record", "/answered-questions"],
  ] as const) {
    await page.goto(path)
    await photograph(state)
  }
})

test("five hints @plain", async ({ page, person, photograph }) => {
  await person.arrive()
  await page.goto(play("five-hints"))
  await person.expectHints(1)
  await photograph("five-hints-1")
  for (let count = 2; count <= 5; count += 1) {
    await person.press("play.nextHint")
    await person.expectHints(count)
  }
  await photograph("five-hints-5")
  const { answer } = await person.truth()
  await person.fill("play.answer", answer)
  await person.press("play.submit")
  await expect(page).toHaveURL(/[?&]round=/)
  await photograph("five-hints-right")
})

test("five hints, wrong, and the end of a chapter", async ({ page, person, photograph }) => {
  await person.arrive()
  await page.goto(play("five-hints"))
  for (let round = 1; ; round += 1) {
    const field = page.locator("#answer")
    const end = page.locator('main a[href*="practice="]').first()
    await expect(field.or(end).first()).toBeVisible()
    if (!(await field.isVisible())) break
    await field.fill(wrongAnswer)
    await person.press("play.submit")
    await expect(page).toHaveURL(/[?&]round=/)
    if (round === 1) await photograph("five-hints-wrong")
    await person.press("play.next")
    await expect(page).not.toHaveURL(/[?&]round=/)
  }
  await photograph("chapter-end")
})

test("offside @plain", async ({ page, person, playing, photograph }) => {
  await person.arrive()
  await page.goto(play("offside"))
  await expect(page.locator('main [name="statement-1"]')).toHaveCount(2)
  await photograph("offside")
  await judge(playing, true)
  await photograph("offside-right")
})

test("offside, wrong", async ({ page, person, playing, photograph }) => {
  await person.arrive()
  await page.goto(play("offside"))
  await judge(playing, false)
  await photograph("offside-wrong")
})

test("difficulty @plain", async ({ page, person, playing, photograph }) => {
  await person.arrive()
  await page.goto(play("difficulty"))
  await expect(page.locator('main form input[name^="answer-"]')).toHaveCount(6)
  await photograph("difficulty")
  await answerItems(playing, (answer, place) => (place < 4 ? answer : wrongAnswer))
  await photograph("difficulty-some-right")
})

test("difficulty, in the middle", async ({ page, person, photograph }) => {
  await person.arrive()
  await page.goto(play("difficulty"))
  for (const place of [1, 2, 3]) {
    const question = await page.locator(`label[for="answer-${place}"] [dir="auto"]`).textContent()
    await page.locator(`#answer-${place}`).fill(seededItem(question?.trim() ?? "").answer)
    await page.keyboard.press("Enter")
    await expect(page.locator(`#answer-${place + 1}`)).toBeFocused()
  }
  await photograph("difficulty-middle")
})
