import { AxeBuilder } from "@axe-core/playwright"
import type { Browser, Page } from "@playwright/test"

/** Looks at a page with axe, and says what it finds, a line each: the rule, what it says, and where. */
export class Inspector {
  readonly #page: Page
  readonly #browser: Browser
  readonly #scripts: boolean
  #twin: Page | undefined

  /** `scripts` tells whether the page runs any. */
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
   * Axe is itself a script, and hangs where scripts are off. So it is shown the same page, as it
   * stands and at the same address, in a browser with scripts, out of which the page's own are taken.
   */
  async #showTwin(): Promise<Page> {
    const body = withoutScripts(await this.#page.content())
    // With a fragment, the same address a second time would not be loaded again.
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

/** Our pages frame no others, so axe needs no page of its own to gather what frames say. */
async function analyse(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`),
  )
}

/** What stands in noscript is part of this page, and would vanish where scripts are on. */
const withoutScripts = (html: string) =>
  html.replace(/<script\b[\s\S]*?<\/script>/gi, "").replace(/<\/?noscript[^>]*>/gi, "")
