import { describe, expect, inject, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { signedIn } from "../support/people"
import { Visitor } from "../support/visitor"
import { say } from "../support/words"

describe.each(arabicOrBoth)("an unknown address, in %s,", (language) => {
  test.each([
    "/no-such-page",
    "/admin/nothing",
    "/games/x/y/z/w",
    "/%00",
    "/a%2Fb",
    "/login%ff",
    "/%",
  ])("%s is a 404 with a link home", async (path) => {
    const page = await new Visitor(inject("site"), language).open(path)
    expect(page.status).toBe(404)
    expect(page.text).toContain(say(language, "error.notFound.title"))
    expect(page.title).toContain(say(language, "site.name"))
    expect(page.document.querySelector("main a")?.getAttribute("href")).toBe("/")
  })

  test("of a known page with a slash at its end is that page", async () => {
    const page = await new Visitor(inject("site"), language).open("/login/")
    expect(page.status).toBe(200)
    expect(page.title).toContain(say(language, "login.title"))
  })

  test("keeps the top bar of the signed-in user", async () => {
    const page = await (await signedIn(inject("site"), "layla", language)).open("/nowhere")
    expect(page.status).toBe(404)
    expect(page.document.querySelector("header [data-points]")).toBeTruthy()
  })
})

test.each(["//evil.example/%ff", "/\\\\evil.example/%ff", "///evil.example/%"])(
  "an address that cannot be decoded does not redirect to another site: %s",
  async (path) => {
    const answer = await fetch(`${inject("site")}${path}`, { redirect: "manual" })
    expect(answer.headers.get("Location")).toMatch(/^\/evil\.example\/%25/)
  },
)

test.each(["GET", "POST"])(
  "an address that decodes to no path of this site is a 404: %s",
  async (method) => {
    const path = `${inject("site")}/${"%5C".repeat(60)}?lng=ar`
    const first = await fetch(path, { method, redirect: "manual" })
    expect(first.status).toBe(303)
    expect(first.headers.get("Location")).toBe(`/${"%255C".repeat(60)}?lng=ar`)
    expect((await fetch(path, { method })).status).toBe(404)
  },
)

test("a POST to an unknown address is a 404 too", async () => {
  const answer = await fetch(`${inject("site")}/no-such-page`, { method: "POST", body: "a=b" })
  expect(answer.status).toBe(404)
})

describe("addresses that are not pages", () => {
  test.each([
    ["/assets/locales/en/translation.json", "application/json"],
    ["/assets/locales/ar/translation.json", "application/json"],
    ["/art/saffir/sleeps.svg", "image/svg+xml"],
    ["/icon.svg", "image/svg+xml"],
    ["/icons/192.png", "image/png"],
    ["/robots.txt", "text/plain"],
    ["/sitemap.xml", "application/xml"],
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/service-worker.js", "text/javascript"],
  ])("%s is served as %s", async (path, type) => {
    const answer = await fetch(inject("site") + path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get("Content-Type")).toContain(type)
  })

  test.each([
    "/assets/locales/de/translation.json",
    "/assets/no.js",
    "/.dev.vars",
    "/wrangler.toml",
  ])("%s is a 404", async (path) => {
    expect((await fetch(inject("site") + path)).status).toBe(404)
  })

  test.each(["/action/set-theme", "/action/set-language", "/action/set-lite", "/logout"])(
    "%s redirects home on GET",
    async (path) => {
      const page = await new Visitor(inject("site")).open(path)
      expect({ status: page.status, path: page.path }).toEqual({ status: 200, path: "/" })
    },
  )
})
