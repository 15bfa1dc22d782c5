import { describe, expect, inject, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { signedIn } from "../support/people"
import { say } from "../support/words"

const site = inject("site")
const choose = "/games/education/five-hints"
const play = `${choose}/play-five-hints`

describe.each(arabicOrBoth)("an address without questions, in %s,", (language) => {
  test.each([
    `${play}?subject=Math&chapter=99`,
    `${play}?subject=Magic&chapter=1`,
    `${play}?subject=Math&chapter=-1`,
    `${play}?subject=%27%3B--&chapter=%00`,
    `${play}?subject=${"x".repeat(200)}&chapter=1`,
  ])("%s is a 404 with links to others", async (path) => {
    const layla = await signedIn(site, "layla", language)
    const page = await layla.open(path)
    expect(page.status).toBe(404)
    expect(page.text).toContain(say(language, "play.empty.title"))
    const way = page.document.querySelector(`main a[href^="${choose}"]`)?.getAttribute("href")
    expect((await layla.open(way ?? "")).status).toBe(200)
  })
})

describe("an address that names", () => {
  test.each([
    ["an unknown category", "/games/sports"],
    ["an unknown category", "/games/Education"],
    ["an unknown game", "/games/education/chess"],
    ["an unknown game", "/games/entertainment/six-hints"],
    ["an unknown section", "/games/entertainment/five-hints/play-five-hints?section=5"],
    ["an unknown section", "/games/entertainment/five-hints/play-five-hints?section=-1"],
    ["an unknown section", "/games/entertainment/five-hints/play-five-hints?section=0x1"],
    ["an unknown section", "/games/entertainment/five-hints/play-five-hints?section=01"],
    ["an unknown play page", `${choose}/play-chess?subject=Math&chapter=1`],
    ["too long a subject", `${play}?subject=${"x".repeat(201)}&chapter=1`],
  ])("%s is a 404: %s", async (_, path) => {
    const page = await (await signedIn(site, "layla")).open(path)
    expect(page.status).toBe(404)
    expect(page.text).toContain(say("en", "error.notFound.title"))
  })

  test.each([
    ["no subject", play],
    ["no chapter", `${play}?subject=Math`],
    ["an empty subject and chapter", `${play}?subject=&chapter=`],
  ])("%s redirects to the choice", async (_, path) => {
    const page = await (await signedIn(site, "layla")).open(path)
    expect({ status: page.status, path: page.path }).toEqual({ status: 200, path: choose })
  })

  test("no section redirects to the choice", async () => {
    const page = await (
      await signedIn(site, "sami")
    ).open("/games/entertainment/five-hints/play-five-hints")
    expect(page.path).toBe("/games/entertainment/five-hints")
  })
})
