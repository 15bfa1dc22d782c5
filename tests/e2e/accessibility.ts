import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type axe from "axe-core"
import type { Browser, Page } from "@playwright/test"

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

/** In ASCII, which a browser is sent and reads in 60 ms in place of 90. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
).replaceAll(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`)

/**
 * Checks a page that runs scripts with axe, and returns one line for each violation: the rule, its
 * message, and the element. The site's pages have no frames. axe is loaded once per page, because it survives
 * a navigation without a reload.
 */
export async function findingsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource)
  return page.evaluate(check, { isContrastChecked: true })
}

/**
 * Checks pages with scripts off, in which axe, a script, would hang. One page with scripts on shows the markup of
 * each in turn, without its scripts, because loading axe takes longer than running its rules.
 */
export class ScriptlessInspector {
  readonly #browser: Browser
  #page: Page | undefined

  constructor(browser: Browser) {
    this.#browser = browser
  }

  async findingsOf(page: Page): Promise<string[]> {
    // A page that has just begun to load has no markup yet.
    await page.waitForLoadState()
    const address = page.url()
    const viewport = page.viewportSize()
    this.#page ??= await this.#openAt(address)
    if (viewport) await this.#page.setViewportSize(viewport)
    await this.#page.evaluate(show, { html: withoutScripts(await page.content()), address })
    return this.#page.evaluate(check, { isContrastChecked: false })
  }

  async close(): Promise<void> {
    await this.#page?.context().close()
  }

  /** An empty page of the site, with axe. */
  async #openAt(address: string): Promise<Page> {
    const context = await this.#browser.newContext({
      javaScriptEnabled: true,
      reducedMotion: "reduce",
    })
    const page = await context.newPage()
    await page.route(address, (route) =>
      route.fulfill({ body: "<!doctype html><title>-</title>", contentType: "text/html" }),
    )
    await page.goto(address)
    await page.unrouteAll()
    await page.evaluate(axeSource)
    return page
  }
}

/** Runs in the browser: replaces the document by the markup of another page. */
async function show({ html, address }: { readonly html: string; readonly address: string }) {
  history.replaceState(null, "", address)
  const { documentElement } = new DOMParser().parseFromString(html, "text/html")
  document.replaceChild(document.adoptNode(documentElement), document.documentElement)
  const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")]
  await Promise.all(
    sheets.map(
      (link) => link.sheet ?? new Promise((loaded) => link.addEventListener("load", loaded)),
    ),
  )
}

/**
 * Runs in the browser. Contrast takes two thirds of the time of all rules, so it is not checked with scripts off:
 * the same pages are checked at the same widths with scripts on. Rules that pass are not described, because naming
 * each element takes longer than the rules.
 */
async function check({ isContrastChecked }: { readonly isContrastChecked: boolean }) {
  const { violations } = await window.axe.run(document, {
    resultTypes: ["violations"],
    rules: { "color-contrast": { enabled: isContrastChecked } },
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`),
  )
}

/** Keeps the content of noscript elements, which the inspecting page, with scripts on, would drop. */
const withoutScripts = (html: string) =>
  html.replace(/<script\b[\s\S]*?<\/script>/gi, "").replace(/<\/?noscript[^>]*>/gi, "")
