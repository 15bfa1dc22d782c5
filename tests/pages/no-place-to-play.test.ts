import { describe, expect, inject, test } from "vitest"
import { signedIn } from "../support/people"
import { languages, say } from "../support/words"

const site = inject("site")
const choose = "/games/education/five-hints"
const play = `${choose}/play-five-hints`

describe.each(languages)("where there is nothing to play, in %s,", (language) => {
  test.each([
    `${play}?subject=Math&chapter=99`,
    `${play}?subject=Magic&chapter=1`,
    `${play}?subject=Math&chapter=-1`,
    `${play}?subject=%27%3B--&chapter=%00`,
    `${play}?subject=${"x".repeat(200)}&chapter=1`,
  ])("%s is a 404 with a way on", async (path) => {
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
    ["no such category", "/games/sports"],
    ["no such category", "/games/Education"],
    ["no such game", "/games/education/chess"],
    ["no such game", "/games/entertainment/six-hints"],
    ["no such section", "/games/entertainment/five-hints/play-five-hints?section=5"],
    ["no such section", "/games/entertainment/five-hints/play-five-hints?section=-1"],
    ["no such section", "/games/entertainment/five-hints/play-five-hints?section=0x1"],
    ["no such section", "/games/entertainment/five-hints/play-five-hints?section=01"],
    ["no such play page", `${choose}/play-chess?subject=Math&chapter=1`],
    ["too much", `${play}?subject=${"x".repeat(201)}&chapter=1`],
  ])("%s is a 404: %s", async (_, path) => {
    const page = await (await signedIn(site, "layla")).open(path)
    expect(page.status).toBe(404)
    expect(page.text).toContain(say("en", "error.notFound.title"))
  })

  test.each([
    ["no subject", play],
    ["no chapter", `${play}?subject=Math`],
    ["empty ones", `${play}?subject=&chapter=`],
  ])("%s leads to the choice", async (_, path) => {
    const page = await (await signedIn(site, "layla")).open(path)
    expect({ status: page.status, path: page.path }).toEqual({ status: 200, path: choose })
  })

  test("no section leads to the choice", async () => {
    const page = await (
      await signedIn(site, "sami")
    ).open("/games/entertainment/five-hints/play-five-hints")
    expect(page.path).toBe("/games/entertainment/five-hints")
  })
})
