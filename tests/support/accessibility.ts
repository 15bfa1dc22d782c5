import { AxeBuilder } from "@axe-core/playwright"
import type { Browser, Page } from "@playwright/test"

/** What axe finds on a page, a line each: the rule, what it says, and where. */
export async function findingsOf(
  page: Page,
  browser: Browser,
  scripts: boolean,
): Promise<string[]> {
  if (scripts) return analyse(page)
  const twin = await scriptedTwin(page, browser)
  const findings = await analyse(twin)
  await twin.context().close()
  return findings
}

async function analyse(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`),
  )
}

/**
 * Axe is itself a script, and hangs where scripts are off. So it is shown the same page, as it
 * stands and at the same address, in a browser with scripts, out of which the page's own are taken.
 */
async function scriptedTwin(page: Page, browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: true,
    viewport: page.viewportSize(),
    locale: await page
      .locator("html")
      .getAttribute("lang")
      .then((lang) => lang ?? "en"),
    reducedMotion: "reduce",
  })
  const body = withoutScripts(await page.content())
  await context.route(page.url(), (route) => route.fulfill({ body, contentType: "text/html" }))
  const twin = await context.newPage()
  await twin.goto(page.url())
  return twin
}

/** What stands in noscript is part of this page, and would vanish where scripts are on. */
const withoutScripts = (html: string) =>
  html.replace(/<script\b[\s\S]*?<\/script>/gi, "").replace(/<\/?noscript[^>]*>/gi, "")
