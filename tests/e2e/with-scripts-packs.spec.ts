import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures"
import type { Person } from "./steps"

async function takeAlong(page: Page, pupil: Person): Promise<void> {
  await pupil.arrive()
  await page.goto("/games/education/five-hints?subject=Math&chapter=1")
  await page.evaluate(() => navigator.serviceWorker.ready)
  await pupil.press("packs.take")
  await expect(page.getByText(pupil.say("packs.kept"))).toBeVisible()
}

/** Somebody else logs in, sees nothing of the pack that is open, and leaves. */
async function comeAndGo(page: Page, pupil: Person): Promise<void> {
  const context = page.context()
  const pack = page.url()
  const cookies = await context.cookies()
  await pupil.arriveAs("layla")
  await context.setOffline(false)
  await page.goto("/")
  await context.setOffline(true)
  await page.goto(pack)
  await expect(page.getByText(pupil.say("connection.lost"))).toBeVisible()
  await context.setOffline(false)
  await page.goto("/logout")
  await expect(page.getByText(pupil.say("logout.packs"))).toBeHidden()
  await pupil.press("account.logout")
  await expect(page).toHaveURL("/")
  await context.addCookies(cookies.filter(({ name }) => name === "__Host-session"))
}

test.use({ serviceWorkers: "allow", isWatched: false })

test("ten rounds are taken along, played without a network, and settled when it is back", async ({
  page,
  context,
  person: pupil,
  expectAccessible,
}) => {
  await takeAlong(page, pupil)
  await expectAccessible()
  const answers = page.getByLabel(pupil.say("play.answer"))
  const all = await answers.count()

  await context.setOffline(true)
  await answers.nth(1).fill("no idea")
  const send = `${pupil.say("packs.send")} (1)`
  await expect(page.getByRole("button", { name: send })).toBeVisible()
  await page.reload()
  await expect(answers.nth(1)).toHaveValue("no idea")
  await pupil.press("packs.send")
  await expect(page.getByText(pupil.say("packs.waiting"))).toBeVisible()
  await expect(answers.nth(1)).toHaveValue("no idea")

  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText(pupil.say("packs.settled", { done: 1, all }))).toBeVisible()
  await expect(answers).toHaveCount(all - 1)

  await context.setOffline(true)
  await answers.first().fill("no idea either")
  await pupil.press("packs.send")
  await expect(page.getByText(pupil.say("packs.waiting"))).toBeVisible()
  await context.setOffline(false)
  await page.goto("/games")
  const left = page.getByText(pupil.say("packs.left", { count: all - 2 }))
  await expect(async () => {
    await page.reload()
    await expect(left).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await context.setOffline(true)
  await left.click()
  await expect(answers).toHaveCount(all - 2)

  await answers.first().fill("none of mine")
  await pupil.press("packs.send")
  await expect(page.getByText(pupil.say("packs.waiting"))).toBeVisible()
  const pack = page.url()
  await comeAndGo(page, pupil)
  await page.goto(pack)
  await expect(page.getByText(pupil.say("packs.settled", { done: 3, all }))).toBeVisible()

  await page.goto("/logout")
  await page.goto("/logout?packs=gone")
  await expect(page.getByText(pupil.say("logout.packs"))).toBeVisible()
  await pupil.press("account.logout")
  await expect(page).toHaveURL("/")
  const kept = await page.evaluate(async () => {
    const all = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(all)).flat().map(({ url }) => url)
  })
  expect(kept).toEqual([])
})

test("two tabs of a pack that are played without a network keep and send the answers of both", async ({
  page,
  context,
  person: pupil,
}) => {
  await takeAlong(page, pupil)
  const tab = await context.newPage()
  await tab.goto(page.url())
  await expect(tab.getByText(pupil.say("packs.kept"))).toBeVisible()
  const answersOn = (shown: typeof page) => shown.getByLabel(pupil.say("play.answer"))
  const all = await answersOn(page).count()

  await context.setOffline(true)
  await answersOn(page).nth(0).fill("no idea")
  await pupil.press("packs.send")
  await expect(page.getByText(pupil.say("packs.waiting"))).toBeVisible()
  await answersOn(tab).nth(1).fill("none here")
  await tab.getByRole("button", { name: pupil.say("packs.send") }).click()
  await expect(tab.getByText(pupil.say("packs.waiting"))).toBeVisible()
  await expect(answersOn(tab).nth(0)).toHaveValue("no idea")
  await expect(answersOn(tab).nth(1)).toHaveValue("none here")

  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText(pupil.say("packs.settled", { done: 2, all }))).toBeVisible()
})
