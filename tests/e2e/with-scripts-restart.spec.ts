import { hydrated, strip } from "./cuts"
import { expect, test } from "./fixtures"

test.use({ baseURL: async ({ restarting }, use) => use(restarting.url), isCut: true })

test("a round continues when the server is killed and started again", async ({
  page,
  person: pupil,
  restarting,
}) => {
  await pupil.arrive()
  await page.goto("/games/education/five-hints/play-five-hints?subject=Math&chapter=1")
  await hydrated(page)
  await pupil.press("play.nextHint")
  await pupil.expectHints(2)
  const { answer } = await pupil.truth()
  await pupil.fill("play.answer", answer)
  await restarting.kill()
  await pupil.press("play.submit")
  await expect(strip(page, pupil)).toBeVisible()
  await pupil.expectHints(2)
  await restarting.restart()
  await pupil.expectHeading("play.right")
  await pupil.expectPoints(40)
  await expect(strip(page, pupil)).toBeHidden()
})
