import { request } from "node:http"
import { describe, expect, inject, test } from "vitest"
import { gameNames } from "../../contract/words"
import { letEnd } from "../support/ending-sessions"
import { registerStudent } from "../support/register-student"
import { Visitor, type Page } from "../support/visitor"
import { languages, say } from "../support/words"
import { sendFields } from "../support/data-requests"

const site = inject("site")
const known = ["/", "/about", "/privacy", "/contacts", "/signup", "/login"] as const
const unknown = ["/password-forget", "/password-reset/x", "/no-such-page"] as const

describe.each(languages)("the meta tags of a page, in %s:", (language) => {
  test("contain its own title and description", async () => {
    const descriptions = new Set<string>()
    for (const path of known) {
      const page = await new Visitor(site, language).open(path)
      descriptions.add(content(page, "name", "description"))
      expect(content(page, "property", "og:title")).toBe(page.title)
      expect(content(page, "property", "og:description")).toBe(content(page, "name", "description"))
    }
    expect(descriptions.size).toBe(known.length)
    expect([...descriptions].every((text) => text.length > 30)).toBe(true)
  })

  test.each(known)(
    "%s has one canonical address, and an alternate for each language",
    async (path) => {
      const page = await new Visitor(site, language).open(`${path}?redirectTo=%2Fgames`)
      expect(links(page, "canonical")).toEqual([site + path])
      expect(links(page, "alternate")).toEqual([
        `${site + path}?lng=en`,
        `${site + path}?lng=ar`,
        site + path,
      ])
      const asked = await new Visitor(site, language).open(`${path}?lng=ar`)
      expect(links(asked, "canonical")).toEqual([`${site + path}?lng=ar`])
      expect(content(asked, "property", "og:url")).toBe(`${site + path}?lng=ar`)
    },
  )

  test.each(unknown)("%s is not to be indexed", async (path) => {
    const page = await new Visitor(site, language).open(path)
    expect(content(page, "name", "robots")).toBe("noindex")
    expect(links(page, "canonical")).toEqual([])
  })

  test("name existing pictures and a manifest in its language", async () => {
    const page = await new Visitor(site, language).open("/about")
    const image = content(page, "property", "og:image")
    expect(image).toBe(`${site}/icons/social-${language}.png`)
    expect(await sizeOf(image)).toEqual([1200, 630])
    expect(await sizeOf(site + links(page, "apple-touch-icon")[0])).toEqual([180, 180])
    expect(await manifestOf(page)).toMatchObject({
      name: say(language, "site.title"),
      lang: language,
      dir: language === "ar" ? "rtl" : "ltr",
      shortcuts: gameNames.map((game) => ({ name: say(language, `game.${game}.title`) })),
    })
  })
})

test.each(["/robots.txt", "/sitemap.xml", "/manifest.webmanifest"])(
  "%s is publicly cacheable, and sets no cookie for an expired session",
  async (path) => {
    const { visitor, email } = await registerStudent(inject("siteOnFaultyUpstream"))
    await letEnd(visitor, email)
    const { status, headers } = await visitor.open(path)
    expect(status).toBe(200)
    expect(headers.get("Cache-Control")).toBe("public, max-age=3600")
    expect(headers.getSetCookie()).toEqual([])
  },
)

test("the web manifest varies by Accept-Language and Cookie", async () => {
  const address = `${site}/manifest.webmanifest`
  const arabic = await fetch(address, { headers: { "Accept-Language": "ar" } })
  expect(await arabic.json()).toMatchObject({ lang: "ar" })
  const english = await fetch(address, {
    headers: { Cookie: "i18next=en", "Accept-Language": "ar" },
  })
  expect(await english.json()).toMatchObject({ lang: "en" })
  expect(english.headers.get("Vary")).toBe("Accept-Language, Cookie")
})

test("every icon of the app has the declared size", async () => {
  const { icons } = await manifestOf(await new Visitor(site).open("/"))
  const drawn = icons.filter(({ type }) => type === "image/png")
  expect(drawn.map(({ purpose }) => purpose ?? "any").toSorted()).toEqual([
    "any",
    "any",
    "maskable",
  ])
  for (const { src, sizes } of drawn) expect((await sizeOf(site + src)).join("x")).toBe(sizes)
})

describe("the theme colour of a page", () => {
  test.each([
    ["dark", ["#091b14"]],
    ["light", ["#f7f6ef"]],
    ["system", ["(prefers-color-scheme: dark) #091b14", "(prefers-color-scheme: light) #f7f6ef"]],
  ])("for the theme %s is %j", async (theme, colours) => {
    const visitor = new Visitor(site)
    await visitor.open("/about")
    const entries = Object.entries({ theme, redirectTo: "/about" })
    const page = await sendFields(visitor, "/action/set-theme", entries)
    const tags = page.document.querySelectorAll('meta[name="theme-color"]')
    expect(
      tags.map((tag) => `${tag.getAttribute("media") ?? ""} ${tag.getAttribute("content")}`.trim()),
    ).toEqual(colours)
  })
})

describe("robots", () => {
  test("find the sitemap and the disallowed paths in robots.txt", async () => {
    const answer = await fetch(`${site}/robots.txt`)
    expect(answer.headers.get("Content-Type")).toContain("text/plain")
    const text = await answer.text()
    expect(text).toContain(`Sitemap: ${site}/sitemap.xml`)
    expect(text).toContain("Disallow: /password-reset/")
  })

  test("find every public page in every language in the sitemap, and a page at each address", async () => {
    const answer = await fetch(`${site}/sitemap.xml`)
    expect(answer.headers.get("Content-Type")).toContain("xml")
    const text = await answer.text()
    const addresses = Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address)
    expect(addresses).toEqual(
      known.flatMap((path) => ["", "?lng=en", "?lng=ar"].map((lng) => site + path + lng)),
    )
    for (const address of addresses) expect((await fetch(address ?? "")).status).toBe(200)
  })

  test("get addresses of this site, whatever the Host header says", async () => {
    const foreign = { Host: "evil.example", "X-Forwarded-Host": "evil.example" }
    for (const path of ["/", "/robots.txt", "/sitemap.xml"])
      expect(await asked(path, foreign)).not.toContain("evil.example")
  })
})

interface Manifest {
  readonly name: string
  readonly icons: readonly { src: string; sizes: string; type: string; purpose?: string }[]
}

async function manifestOf(page: Page): Promise<Manifest> {
  const answer = await fetch(site + links(page, "manifest")[0])
  expect(answer.headers.get("Content-Type")).toContain("application/manifest+json")
  return answer.json()
}

const links = ({ document }: Page, rel: string): string[] =>
  document.querySelectorAll(`link[rel="${rel}"]`).map((link) => link.getAttribute("href") ?? "")

const content = ({ document }: Page, by: "name" | "property", value: string): string =>
  document.querySelector(`meta[${by}="${value}"]`)?.getAttribute("content") ?? ""

/** The width and height in a PNG header. */
async function sizeOf(address: string): Promise<[number, number]> {
  const answer = await fetch(address)
  expect(answer.headers.get("Content-Type")).toBe("image/png")
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(1, 4).toString()).toBe("PNG")
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

/** Sends a request without `fetch`, which does not let a caller set the Host header. */
function asked(path: string, headers: Record<string, string>): Promise<string> {
  return new Promise((settle, fail) => {
    const call = request(site + path, { headers }, (answer) => {
      let text = ""
      answer.on("data", (chunk) => (text += chunk)).on("end", () => settle(text))
    })
    call.on("error", fail).end()
  })
}
