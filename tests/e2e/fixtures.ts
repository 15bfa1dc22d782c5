import { test as base, expect, type Page } from "@playwright/test"
import { findingsOf, ScriptlessInspector } from "./accessibility"
import { listenForFaults } from "./browser-faults"
import { startOnFaultyUpstream } from "./on-faulty-upstream"
import { startRestarting } from "./restarting"
import type { Playing } from "./playing"
import { Person } from "./steps"

interface Tools {
  /** The language of the Playwright project. */
  readonly language: "en" | "ar"
  readonly person: Person
  readonly playing: Playing
  readonly site: string
  /** Expects axe to find no violation on the current page. */
  readonly expectAccessible: () => Promise<void>
  /** The status of the server error that the test expects. */
  readonly expectedStatus: number | undefined
  /** Whether the test cuts the network. */
  readonly isCut: boolean
  /** Whether the lite version was chosen, whose pages have no scripts. */
  readonly isLite: boolean
  /** Whether reports of the browser fail the test; `false` if the test itself breaks a page. */
  readonly isWatched: boolean
}

/**
 * Fixtures that start once per worker, when a test uses them. All are declared here, because a worker fixture that is
 * declared in a spec gives that spec its own worker and browser.
 */
interface WorkerTools {
  readonly inspector: ScriptlessInspector
  readonly onFaultyUpstream: Awaited<ReturnType<typeof startOnFaultyUpstream>>
  readonly restarting: Awaited<ReturnType<typeof startRestarting>>
}

const startMs = 120_000
export const liteCookie = "__Host-lite"

/** What a project says of its browsers. */
export type Options = Pick<Tools, "isLite">

/**
 * A test that fails if the browser reports anything: a console error (hydration warnings are
 * errors), an exception, or a failed request to this site.
 */
export const test = base.extend<Tools, WorkerTools>({
  language: async ({ locale }, use) => {
    await use(locale?.startsWith("ar") ? "ar" : "en")
  },
  expectedStatus: [undefined, { option: true }],
  isCut: [false, { option: true }],
  isLite: [false, { option: true }],
  isWatched: [true, { option: true }],
  site: async ({ baseURL }, use) => {
    await use(baseURL ?? "")
  },
  page: async ({ page, site, expectedStatus, isCut, isLite, isWatched }, use) => {
    const faults = isWatched ? listenForFaults(page, site, { status: expectedStatus, isCut }) : []
    const url = "https://127.0.0.1/"
    if (isLite)
      await page.context().addCookies([{ name: liteCookie, value: "on", url, secure: true }])
    await use(page)
    if (isLite) await expect(page.locator("script")).toHaveCount(0)
    expect(faults).toEqual([])
  },
  person: async ({ page, language }, use) => {
    await use(new Person(page, language))
  },
  playing: async ({ page, person, javaScriptEnabled, isLite }, use) => {
    await use({ page, person, hasScripts: javaScriptEnabled && !isLite })
  },
  inspector: [
    async ({ browser }, use) => {
      const inspector = new ScriptlessInspector(browser)
      await use(inspector)
      await inspector.close()
    },
    { scope: "worker" },
  ],
  onFaultyUpstream: [
    async ({ playwright: _ }, use) => {
      const product = await startOnFaultyUpstream()
      await use(product)
      await product.stop()
    },
    { scope: "worker", timeout: startMs },
  ],
  restarting: [
    async ({ playwright: _ }, use) => {
      const product = await startRestarting()
      await use(product)
      await product.stop()
    },
    { scope: "worker", timeout: startMs },
  ],
  expectAccessible: async ({ page, inspector, playing }, use) => {
    await use(async () =>
      expect(
        playing.hasScripts ? await findingsOf(page) : await inspector.findingsOf(page),
      ).toEqual([]),
    )
  },
})

export { expect, type Page }
