import { createServer } from "node:http"
import type { Locator } from "@playwright/test"
import { emptyWorker } from "../../app/connection/offline-worker.server"
import { type Cut, cuts, hydrated, loseNextReply, pressTryNow, strip } from "./cuts"
import { expect, test, type Page } from "./fixtures"
import { say } from "../support/words"
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

test.describe("the service worker", () => {
  test.use({ serviceWorkers: "allow", isWatched: false })
  test("that is broken is taken back, and the next one shows a page without a network", async ({
    page,
    context,
    person,
    site,
  }) => {
    const release = await startRelease(site)
    await page.goto(release.url)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect(page.goto(`${release.url}/about`)).rejects.toThrow()
    release.deploy(emptyWorker(false))
    await expect(() => page.goto(`${release.url}/about`)).toPass()
    await expect.poll(() => page.evaluate(countWorkers)).toBe(0)
    release.deploy(null)
    await expect(async () => {
      await context.setOffline(false)
      await page.goto(`${release.url}/about`)
      await page.waitForFunction(preloads, null, { timeout: 5_000 })
      await context.setOffline(true)
      await page.goto(`${release.url}/contacts`)
    }).toPass()
    for (const lost of [say("en", "connection.lost"), say("ar", "connection.lost")])
      await expect(page.getByText(lost)).toBeVisible()
    await context.setOffline(false)
    await page.getByRole("link", { name: person.say("connection.tryNow") }).click()
    await person.expectHeading("contact.title")
    release.stop()
  })
})

const countWorkers = async () => (await navigator.serviceWorker.getRegistrations()).length
const preloads = async () => {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.navigationPreload.getState())?.enabled
}

/** The site with a worker that fails every page, until another one is deployed; `null` is its own. */
async function startRelease(site: string) {
  let worker: string | null = `
    self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()))
    self.addEventListener("fetch", (event) => event.respondWith(Promise.reject()))`
  const server = createServer(async ({ url = "/" }, reply) => {
    const own = await fetch(site + url)
    const other = url === "/service-worker.js" ? worker : null
    reply.setHeader("Content-Type", own.headers.get("Content-Type") ?? "")
    reply.end(other ?? Buffer.from(await own.arrayBuffer()))
  })
  await new Promise<void>((begun) => server.listen(0, begun))
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === "object" ? address?.port : 0}`,
    deploy: (next: string | null) => void (worker = next),
    stop: () => void server.close(),
  }
}

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
