import type { Page, Route } from "@playwright/test"
import { expect } from "./fixtures"
import type { Person } from "./steps"

/** A way in which the browser loses the connection to the app, and gets it back. */
export interface Cut {
  readonly begin: (page: Page) => Promise<void>
  readonly end: (page: Page) => Promise<void>
}

const everything = "**/*"

const replied = (reply: Parameters<Route["fulfill"]>[0]): Cut => ({
  begin: async (page) => {
    await page.route(everything, (route) => route.fulfill(reply))
  },
  end: (page) => page.unroute(everything),
})

export const cuts = {
  "no network": {
    begin: (page) => page.context().setOffline(true),
    end: (page) => page.context().setOffline(false),
  },
  "a gateway's 502": replied({ status: 502, contentType: "text/html", body: "<h1>502</h1>" }),
  "the page of a portal": replied({ contentType: "text/html", body: "<form>Log in</form>" }),
} as const satisfies Record<string, Cut>

/** Lets the next form arrive, and drops its reply, either all of it or the second half. */
export async function loseNextReply(page: Page, isPartial: boolean): Promise<void> {
  let isLost = false
  await page.route(everything, async (route) => {
    if (isLost || route.request().method() !== "POST") return route.fallback()
    isLost = true
    const response = await route.fetch({ maxRedirects: 0 })
    const text = await response.text()
    if (!isPartial) return route.abort("connectionreset")
    const half = text.slice(0, text.length / 2)
    return route.fulfill({ response, body: half })
  })
}

export const strip = (page: Page, person: Person) =>
  page.locator("output p").filter({ hasText: person.say("connection.lost") })

export const tryNow = (page: Page, person: Person) =>
  page.getByRole("button", { name: person.say("connection.tryNow"), exact: true })

/** Presses the button until it disappears: a press does nothing while an attempt has just begun. */
export async function pressTryNow(page: Page, person: Person): Promise<void> {
  await expect(async () => {
    const button = tryNow(page, person)
    if (await button.isVisible()) await button.click({ timeout: 200 })
    await expect(button).toBeHidden({ timeout: 500 })
  }).toPass()
}

/** Resolves when the router has started. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => "__remixRouter" in window)
}
