import { wrongAnswer } from "../support/seeded.mjs"
import { expect, test, type Page } from "./fixtures"

const play = "/games/education/five-hints/play-five-hints?subject=Math&chapter=1"

test("sounds are off at first; one tap loads and plays them, it is remembered, and the first right answer offers them once", async ({
  page,
  person: pupil,
}) => {
  await noteVibrations(page)
  const loaded: string[] = []
  page.on("request", (request) => loaded.push(request.url()))
  const isLoaded = () => loaded.some((url) => /\/sounds-[\w-]+\.js$/.test(url))
  await pupil.arrive()
  await page.goto(play)
  const toggle = page.getByRole("button", { name: pupil.say("play.sound") })
  await expect(toggle).toHaveAttribute("aria-pressed", "false")
  await pupil.press("play.nextHint")
  await pupil.expectHints(2)
  expect(isLoaded()).toBe(false)

  await toggle.click()
  await expect(toggle).toHaveAttribute("aria-pressed", "true")
  await expect(page.locator("html")).toHaveAttribute("data-vibrated", "80")
  expect(isLoaded()).toBe(true)
  await pupil.fill("play.answer", wrongAnswer)
  await pupil.press("play.submit")
  await expect(page.locator("html")).toHaveAttribute("data-vibrated", "60,90,60")

  await page.reload()
  await expect(toggle).toHaveAttribute("aria-pressed", "true")
  await toggle.click()
  await expect(toggle).toHaveAttribute("aria-pressed", "false")

  const offer = page.getByRole("button", { name: pupil.say("play.soundOffer") })
  for (const isFirst of [true, false]) {
    await page.goto(play)
    const { answer } = await pupil.truth()
    await pupil.fill("play.answer", answer)
    await expect(toggle).toBeVisible()
    await pupil.press("play.submit")
    await pupil.expectHeading("play.right")
    await expect(isFirst ? offer : toggle).toBeVisible()
    await expect(offer).toHaveCount(isFirst ? 1 : 0)
  }
})

/** Stores the last vibration pattern on the page: each sound has its own pattern. */
const noteVibrations = (page: Page) =>
  page.addInitScript(() => {
    navigator.vibrate = (pattern) => {
      document.documentElement.dataset["vibrated"] = String(pattern)
      return true
    }
  })
