import { expect, test } from "./fixtures"

test("hydrates while keys are pressed", async ({ page }) => {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel()
    let left = 20_000
    port1.start()
    port1.addEventListener("message", () => {
      document.body?.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }))
      left -= 1
      if (left > 0) port2.postMessage(null)
    })
    port2.postMessage(null)
  })
  await page.goto("/login")
  await page.waitForFunction(() => "__remixRouteModules" in window)
  await page.waitForLoadState("networkidle")
  await expect(page.locator("main form")).toBeVisible()
})
