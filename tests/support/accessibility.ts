import { AxeBuilder } from "@axe-core/playwright"
import type { Browser, Page } from "@playwright/test"

/**
 * Checks a page with axe, and returns one line for each violation: the rule, its message, and the
 * element.
 */
export class Inspector {
  readonly #page: Page
  readonly #browser: Browser
  readonly #scripts: boolean
  #twin: Page | undefined

  /** `scripts` says whether the page runs scripts. */
  constructor(page: Page, browser: Browser, scripts: boolean) {
    this.#page = page
    this.#browser = browser
    this.#scripts = scripts
  }

  async findings(): Promise<string[]> {
    return analyse(this.#scripts ? this.#page : await this.#showTwin())
  }

  async close(): Promise<void> {
    await this.#twin?.context().close()
  }

  /**
   * Axe is a script, and hangs when scripts are off. So a second browser, with scripts on, gets
   * the same markup at the same address, without the page's own scripts.
   */
  async #showTwin(): Promise<Page> {
    const body = withoutScripts(await this.#page.content())
    // With a fragment in it, the same address would not be loaded a second time.
    const [address = ""] = this.#page.url().split("#")
    this.#twin ??= await this.#openTwin()
    await this.#twin.unrouteAll()
    await this.#twin.route(
      ({ href }) => href === address,
      (route) => route.fulfill({ body, contentType: "text/html" }),
    )
    await this.#twin.goto(address)
    return this.#twin
  }

  async #openTwin(): Promise<Page> {
    const context = await this.#browser.newContext({
      javaScriptEnabled: true,
      viewport: this.#page.viewportSize(),
      reducedMotion: "reduce",
    })
    return context.newPage()
  }
}

/**
 * The site's pages have no frames, so axe needs no extra page to merge the results of frames. Rules
 * that pass are not described: naming each element takes longer than the rules.
 */
async function analyse(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`),
  )
}

/** The content of noscript is part of this page, and would be dropped with scripts on. */
const withoutScripts = (html: string) =>
  html.replace(/<script\b[\s\S]*?<\/script>/gi, "").replace(/<\/?noscript[^>]*>/gi, "")
