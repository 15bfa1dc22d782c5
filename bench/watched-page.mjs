const blank = "/healthz"

/** @typedef {{ paint: number, bytes: number, main: number }} Cost */

/**
 * Opens pages of a site as documents and types there, and says what that cost.
 * @param {import("@playwright/test").Page} page @param {import("@playwright/test").CDPSession} inspector @param {string} site
 */
export async function watchPage(page, inspector, site) {
  let bytes = 0
  inspector.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength))
  await inspector.send("Network.enable")
  await inspector.send("Performance.enable", { timeDomain: "threadTicks" })
  // Each document begins at 0.
  const read = async () => {
    await page.waitForTimeout(3000)
    const paint = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    )
    const { metrics } = await inspector.send("Performance.getMetrics")
    const main = (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000
    return { paint, bytes, main }
  }
  return {
    /** @param {string} path @param {string} [from] @returns {Promise<Cost>} */
    open: async (path, from) => {
      // Starts the process, and ends the page before: both would count as this page's.
      await page.goto(blank)
      bytes = 0
      const referer = from ? { referer: site + from } : {}
      await page.goto(path, { waitUntil: "networkidle", timeout: 120_000, ...referer })
      return read()
    },
    /** @param {string} field @returns {Promise<Cost>} */
    type: async (field) => {
      await page.locator(field).pressSequentially("layla", { delay: 200 })
      return read()
    },
  }
}
