import { answerItems, judge, type Playing } from "../e2e/playing"
import { wrongAnswer } from "../support/seeded.mjs"
import { expect, test } from "./photograph"

const play = (game: string, chapter = 1) =>
  `/games/education/${game}/play-${game}?subject=Math&chapter=${chapter}`

async function begin({ page, person }: Playing, game: string) {
  await person.arrive()
  await page.goto(play(game))
}

async function answerHints({ page, person }: Playing, isRight: boolean) {
  const { answer } = await person.truth()
  await person.fill("play.answer", isRight ? answer : wrongAnswer)
  await person.press("play.submit")
  await expect(page).toHaveURL(/[?&]round=/)
}

test("a hint that turns over, a streak's new day, the day's goal, and three in a row", async ({
  playing,
  film,
}) => {
  const { page, person } = playing
  await begin(playing, "five-hints")
  await person.press("play.nextHint")
  await person.expectHints(2)
  await film("film-hint")
  for (const [isRight, state] of [
    [false, "film-result-wrong-and-new-day"],
    [true, "film-result-right"],
    [true, "film-day-goal"],
    [true, "film-three-in-a-row"],
  ] as const) {
    await answerHints(playing, isRight)
    await film(state)
    await person.press("play.next")
    await expect(page).not.toHaveURL(/[?&]round=/)
  }
})

test("a climb that rises, slips and ends below the top", async ({ playing, film }) => {
  await begin(playing, "difficulty")
  await answerItems(playing, async (answer, place) => {
    if (place === 3) await film("film-climb-rises")
    if (place === 4) await film("film-climb-slips")
    return place === 3 ? wrongAnswer : answer
  })
  await film("film-result-most")
})

test("a climb to the top", async ({ playing, film }) => {
  await begin(playing, "difficulty")
  await answerItems(playing, (answer) => answer)
  await film("film-climb-top")
})

test("a statement that slides in, and all of them right", async ({ page, playing, film }) => {
  await begin(playing, "offside")
  const buttons = page.locator('button[name="statement-1"]:not([aria-disabled])')
  await buttons.first().click()
  await expect(page.getByRole("heading", { level: 2 })).toBeFocused()
  await film("film-statement")
  await page.goto(play("offside", 2))
  await judge(playing, true)
  await film("film-offside-right")
})
