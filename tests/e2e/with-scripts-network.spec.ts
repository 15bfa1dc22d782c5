import type { Locator } from "@playwright/test"
import { type Cut, cuts, hydrated, loseNextReply, pressTryNow, strip } from "./cuts"

import { expect, test, type Page } from "./fixtures"
import type { Person } from "./steps"

test.use({ isCut: true })

const play = "/games/education/five-hints/play-five-hints?subject=Math&chapter=1"

const losses = [
  ["no network", 1],
  ["a gateway's 502", 10],
  ["the page of a portal", 60],
] as const

for (const [name, seconds] of losses)
  test(`a round continues after ${seconds} s of ${name}, at every step`, async ({
    page,
    person: pupil,
  }) => {
    const losing = { page, person: pupil, cut: cuts[name], seconds }
    const typed = field(page, pupil)
    await pupil.arrive()
    await page.clock.install()
    await page.goto(play)
    await hydrated(page)
    const { answer } = await pupil.truth()
    await typed.fill(answer)

    await survives(losing, () => pupil.press("play.nextHint"), {
      meanwhile: async () => {
        await pupil.expectHints(1)
        await expect(typed).toHaveValue(answer)
        await expect(button(page, pupil.say("play.nextHintBusy"))).toBeVisible()
      },
    })
    await pupil.expectHints(2)
    await expect(typed).toHaveValue(answer)

    await survives(losing, () => typed.press("Enter"), {
      meanwhile: async () => {
        await pupil.expectHints(2)
        await expect(typed).toHaveValue(answer)
        await expect(typed).toBeFocused()
        await expect(button(page, pupil.say("play.submitBusy"))).toBeVisible()
      },
    })
    await pupil.expectHeading("play.right")
    await pupil.expectPoints(40)

    await survives(losing, () => pupil.press("play.next"), {
      meanwhile: () => pupil.expectHeading("play.right"),
    })
    await pupil.expectHints(1)

    await survives(losing, () => pupil.goTo("nav.topTen"), {
      meanwhile: () => pupil.expectHints(1),
    })
    await pupil.expectHeading("topTen.title")
  })

test("an automatic hint waits for the network", async ({ page, person: pupil }) => {
  await pupil.arrive()
  await page.clock.install()
  await page.goto(play)
  await hydrated(page)
  await page.getByRole("button", { name: pupil.say("play.automatic", { seconds: 10 }) }).click()
  // A 502, because the countdown stops while the browser knows that it is offline.
  await cuts["a gateway's 502"].begin(page)
  await page.clock.runFor(10_000)
  await expect(strip(page, pupil)).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  const [shown, first] = [page.locator(".lost"), page.locator("main > *").first()]
  expect((await shown.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(await bottomOf(shown)).toBeLessThanOrEqual((await first.boundingBox())?.y ?? 0)
  await page.clock.runFor(60_000)
  await pupil.expectHints(1)
  await cuts["a gateway's 502"].end(page)
  await pressTryNow(page, pupil)
  await pupil.expectHints(2)
  await expect(strip(page, pupil)).toBeHidden()
})

for (const [how, isPartial] of [
  ["lost", false],
  ["cut off in its middle", true],
] as const)
  test(`a form whose reply is ${how} has its effect once`, async ({ page, person: pupil }) => {
    await pupil.arrive()
    await page.goto(play)
    await hydrated(page)
    const { answer } = await pupil.truth()
    // The strip is visible for only a second, because the first retry follows after it.
    await loseNextReply(page, isPartial)
    await Promise.all([strip(page, pupil).waitFor(), pupil.press("play.nextHint")])
    await pressTryNow(page, pupil)
    await pupil.expectHints(2)
    await field(page, pupil).fill(answer)
    await loseNextReply(page, isPartial)
    await Promise.all([strip(page, pupil).waitFor(), pupil.press("play.submit")])
    await pressTryNow(page, pupil)
    await pupil.expectHeading("play.right")
    await expect(page.getByText(pupil.say("play.won", { count: 40 }))).toBeVisible()
    await pupil.expectPoints(40)
  })

interface Losing {
  readonly page: Page
  readonly person: Person
  readonly cut: Cut
  readonly seconds: number
}

/** Acts while the app is unreachable, then reconnects through the `online` event or by pressing the button. */
async function survives(
  { page, person, cut, seconds }: Losing,
  act: () => Promise<void>,
  { meanwhile }: { readonly meanwhile: () => Promise<void> },
) {
  await cut.begin(page)
  await act()
  await expect(strip(page, person)).toBeVisible()
  await page.clock.runFor(seconds * 1000)
  await meanwhile()
  await expect(strip(page, person)).toBeVisible()
  await cut.end(page)
  if (cut !== cuts["no network"]) await pressTryNow(page, person)
  await expect(strip(page, person)).toBeHidden()
}

async function bottomOf(part: Locator): Promise<number> {
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
  return y + height
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

const field = (page: Page, person: Person) =>
  page.getByLabel(person.say("play.answer"), { exact: true })
