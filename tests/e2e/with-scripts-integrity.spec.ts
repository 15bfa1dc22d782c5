import { expect, test, type Page } from "./fixtures"

test("every script of a page has an integrity hash, and the page hydrates without console errors", async ({
  page,
}) => {
  const loaded: string[] = []
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      loaded.push(new URL(response.url()).pathname)
  })
  const html = await (await page.goto("/"))?.text()
  await expect(page.locator("#top")).toHaveAttribute("lang")
  await page.waitForFunction(() => "__remixRouteModules" in window)
  await page.waitForLoadState("networkidle")
  const checked = Array.from(
    (html ?? "").matchAll(
      /<(?:link|script)[^>]*(?:href|src)="([^"]+\.js)"[^>]*integrity="sha256-/g,
    ),
    ([, address]) => address,
  )
  expect(loaded.length).toBeGreaterThan(3)
  expect([...new Set(loaded)].toSorted()).toEqual(checked.toSorted())
})

async function openWithChanged(page: Page, name: string) {
  let changed = 0
  await page.route(`**/assets/${name}*.js`, async (route) => {
    changed += 1
    const response = await route.fetch()
    const body = `document.documentElement.dataset.tampered = "yes";${await response.text()}`
    await route.fulfill({ response, body })
  })
  await page.goto("/login")
  await page.waitForLoadState("networkidle")
  await expect(page.locator("main form")).toBeVisible()
  await page.unroute(`**/assets/${name}*.js`)
  expect(changed, name).toBeGreaterThan(0)
  return page.evaluate(() => document.documentElement.dataset["tampered"])
}

const names = ["manifest-", "entry.client-", "shared-", "root-", "route-"]
/** The scripts that are changed, to show that the browser refuses them; `npm run test:deep` changes all. */
const shown = process.env["TEST_DEEP"] === "1" ? names : ["entry.client-"]

test.describe("with a changed script", () => {
  test.use({ isWatched: false })

  test("it does not run, and the page stays the HTML that works; without its hash it would run", async ({
    page,
  }) => {
    for (const name of names) expect(await openWithChanged(page, name), name).toBeUndefined()
    await page.route("**/login", async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replaceAll(/ integrity="[^"]+"/g, "") })
    })
    for (const name of shown) expect(await openWithChanged(page, name), name).toBe("yes")
  })
})
