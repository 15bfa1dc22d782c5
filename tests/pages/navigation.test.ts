import { describe, expect, inject, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { sets } from "../support/five-hints-page"
import { signedIn, type Persona } from "../support/people"
import { Visitor, type Page } from "../support/visitor"
import { say, type Language } from "../support/words"

const everybody = ["nobody", "layla", "omar", "huda", "sami"] as const
type Anybody = (typeof everybody)[number]

const always = ["/about", "/contacts"]
const write = "/make-five-hints/education"
const mine = "/my-questions"
const member = ["/", "/games", "/entertainment-sections"]

/** Written by hand from the navigation rules. */
const destinations: Record<Anybody, readonly string[]> = {
  nobody: ["/", "/login", "/signup", ...always],
  layla: [...member, "/top-10", "/answered-questions", ...always],
  omar: [...member, write, mine, ...always],
  huda: [...member, "/admin", write, mine, ...always],
  sami: [...member, ...always],
}

describe.each(everybody)("%s", (who) => {
  test("gets links to the pages of this role only", async () => {
    const { document } = await (await arrive(who, "en")).open("/")
    const bars = ["header nav", "header details nav", "footer nav"]
    for (const bar of bars) {
      const links = document.querySelectorAll(`${bar} a`).map((link) => link.getAttribute("href"))
      const further = bar === "footer nav" ? ["/privacy"] : []
      expect([...new Set(links)]).toEqual([...destinations[who], ...further])
    }
  })

  test("gets a log-out link only after logging in", async () => {
    const { document } = await (await arrive(who, "en")).open("/")
    const forms = document.querySelectorAll('form[action="/logout"]').length
    expect(forms).toBe(who === "nobody" ? 0 : 1)
  })

  test.each(arabicOrBoth)(
    "finds a page behind every link, in %s",
    async (language) => {
      const pages = await pagesOf(who, language)
      expect(pages.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([])
      expect(pages.length).toBeGreaterThanOrEqual(destinations[who].length)
      for (const { path, document } of pages.filter(isDocument)) {
        expect({ path, lang: document.querySelector("html")?.getAttribute("lang") }).toEqual({
          path,
          lang: language,
        })
      }
    },
    120_000,
  )
})

test("no button depends on a script", async () => {
  const layla = await signedIn(inject("site"), "layla")
  const others = [await layla.open(sets), await layla.open("/logout")]
  const pages = [...(await pagesOf("layla", "en")), ...others]
  const buttons = pages.flatMap(({ document }) => document.querySelectorAll("button"))
  expect(buttons.length).toBeGreaterThan(50)
  const dead = buttons.filter(
    (button) => !button.closest("form") || button.getAttribute("type") === "button",
  )
  expect(dead.map(({ outerHTML }) => outerHTML)).toEqual([])
})

test("only a pupil sees points, and a signed-in user sees their own name", async () => {
  for (const who of everybody) {
    const page = await (await arrive(who, "ar")).open("/")
    expect(page.document.querySelector("header [data-points]") !== null).toBe(who === "layla")
    expect(page.text.includes("Sami Khoury")).toBe(who === "sami")
  }
})

test.each(arabicOrBoth)("every page has its own title, in %s", async (language) => {
  const visited = [...(await pagesOf("nobody", language)), ...(await pagesOf("layla", language))]
  const titles = new Map(
    visited.filter(isDocument).map(({ path, title }) => [pathname(path), title]),
  )
  const kinds = [...titles].filter(([path]) => !/\/(five-hints|education|entertainment)/.test(path))
  expect(titles.get("/")).toBe(say(language, "site.title"))
  expect(new Set(kinds.map(([, title]) => title)).size).toBe(kinds.length)
  for (const title of titles.values()) expect(title).toContain(say(language, "site.name"))
})

test("the first link of a page skips the top bar to the content", async () => {
  const { document } = await new Visitor(inject("site")).open("/login")
  const [first] = document.querySelectorAll("body a")
  expect(first?.getAttribute("href")).toBe("#main")
  expect(document.querySelector("main#main")?.getAttribute("tabindex")).toBe("-1")
})

async function arrive(who: Anybody | Persona, language: Language): Promise<Visitor> {
  return who === "nobody"
    ? new Visitor(inject("site"), language)
    : signedIn(inject("site"), who, language)
}

const crawled = new Map<string, Promise<readonly Page[]>>()

/** The pages that somebody reaches from home, crawled once for all tests. */
function pagesOf(who: Anybody, language: Language): Promise<readonly Page[]> {
  const key = `${who} ${language}`
  const pages = crawled.get(key) ?? arrive(who, language).then(crawl)
  crawled.set(key, pages)
  return pages
}

/** The number of addresses to try that differ only in ids and in the query: more of them lead to nothing new. */
const maxOfKind = inject("isDeep") ? 12 : 2

/**
 * Every page linked from home, each once; of the addresses that differ only in ids and in the values of
 * their queries, only the first ones. The tests of the rounds cover the play pages.
 */
async function crawl(visitor: Visitor): Promise<Page[]> {
  const pages: Page[] = []
  const seen = new Set(["/"])
  const kinds = new Map<string, number>()
  const isEnough = (href: string) => {
    const kind = href
      .replace(/#.*/, "")
      .replace(/=[^&]*/g, "=")
      .replace(/\/\d+(?=[/?]|$)/g, "/0")
    const count = seen.has(href) ? 0 : (kinds.get(kind) ?? 0) + 1
    if (count > 0) kinds.set(kind, count)
    return count > maxOfKind
  }
  for (const path of seen) {
    const page = await visitor.open(path)
    pages.push(page)
    for (const link of page.document.querySelectorAll("a[href]")) {
      const href = link.getAttribute("href") ?? ""
      if (!/^#|^\/|^data:text\/csv/.test(href)) throw new Error(`${path} leads to ${href}.`)
      if (href.startsWith("/") && !/play-|redirectTo/.test(href) && !isEnough(href)) seen.add(href)
    }
  }
  return pages
}

/** Whether a reply is a page; the others are files to download. */
const isDocument = ({ headers }: Page) => headers.get("Content-Type")?.startsWith("text/html")

const pathname = (path: string) => path.split("?")[0] ?? path
