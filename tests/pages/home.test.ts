import { afterEach, describe, expect, test } from "vitest"
import { gameNames } from "../../contract/words"
import { arabicOrBoth } from "../support/arabic-or-both"
import { giveAnswer, sets } from "../support/five-hints-page"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { signedIn } from "../support/people"
import { wrongAnswer } from "../support/seeded.mjs"
import { registerStudent } from "../support/register-student"
import { roundPages } from "../support/round-pages"
import { Visitor, type Page } from "../support/visitor"
import { placeIn, say } from "../support/words"

afterEach(() => faultyUpstream.heal())

describe.each(arabicOrBoth)("the home of a pupil, in %s,", (language) => {
  const playSets = placeIn(language, sets)

  test("offers a first round and the subjects, and explains the game until something is played", async () => {
    const { visitor } = await registerStudent(site, language)
    const home = await visitor.open("/")
    expect(continueOn(home).text).toContain(say(language, "home.continue.start"))
    const places = home.document.querySelectorAll("#continue, #how, #map").map(({ id }) => id)
    expect(places).toEqual(["continue", "map", "how"])
    const round = await visitor.open(continueOn(home).href)
    expect(roundPages["five-hints"].isInPlay(round)).toBe(true)
    const then = await visitor.open("/")
    expect(then.document.querySelector("main details ol")).toBeTruthy()
  })

  test("continues the round in play, then offers the rest of its chapter and game", async () => {
    const { visitor } = await registerStudent(site, language)
    await visitor.open(playSets)
    const inPlay = continueOn(await visitor.open("/"))
    expect(inPlay).toMatchObject({ href: playSets })
    expect(inPlay.text).toContain(say(language, "home.continue.goOn"))
    await visitor.open(playSets)
    await giveAnswer(visitor, wrongAnswer)
    const home = await visitor.open("/")
    expect(continueOn(home)).toMatchObject({ href: playSets })
    expect(continueOn(home).text).toContain(say(language, "home.continue.next"))
    expect(countsOf(home, playSets)).toMatch(/^1\/[2-9]/)
    const mistakes = home.document.querySelector("#mistakes")?.getAttribute("href") ?? ""
    expect(roundPages["five-hints"].isInPlay(await visitor.open(mistakes))).toBe(true)
  })

  test("offers the first round of school after a round for fun", async () => {
    const { visitor } = await registerStudent(site, language)
    await visitor.open("/games/entertainment/five-hints/play-five-hints?section=3")
    await giveAnswer(visitor, wrongAnswer)
    const start = continueOn(await visitor.open("/"))
    expect(start.href).toMatch(/^\/games\/education\//)
    expect(start.text).toContain(say(language, "home.continue.start"))
  })

  test("shows another subject at its link, and continues the last one in the page's language", async () => {
    const { visitor } = await registerStudent(site, language)
    await visitor.open(playSets)
    await giveAnswer(visitor, wrongAnswer)
    const home = await visitor.open("/")
    const others = home.document.querySelectorAll("main nav a:not([aria-current])")
    const other = await visitor.open(others[0]?.getAttribute("href") ?? "")
    expect(countsOf(other, playSets)).toBeUndefined()
    expect(other.document.querySelectorAll("main ol a").length).toBeGreaterThan(2)
    const foreign = language === "en" ? "ar" : "en"
    expect(continueOn(await visitor.open(`/?lng=${foreign}`)).href).toBe(placeIn(foreign, sets))
  })

  test("leads to a question of every game of every chapter and section in two taps", async () => {
    const { visitor } = await registerStudent(site, language)
    const taps = await tapsFrom(visitor)
    const subjects = taps.pages.filter((path) => path.startsWith("/?subject="))
    expect(subjects.length).toBeGreaterThan(3)
    for (const game of gameNames)
      for (const [section] of Array.from({ length: 5 }).entries())
        expect(
          taps.rounds.get(`/games/entertainment/${game}/play-${game}?section=${section}`),
        ).toBe(2)
    for (const game of gameNames) {
      const choice = await visitor.open(placeIn(language, `/games/education/${game}?subject=Math`))
      const chapters = choice.document
        .querySelectorAll("main button[name=chapter]")
        .filter((chapter) => !chapter.hasAttribute("disabled"))
      expect(chapters.length).toBeGreaterThan(0)
      for (const chapter of chapters) {
        const path = `/games/education/${game}/play-${game}?subject=Math&chapter=${chapter.getAttribute("value")}`
        expect(taps.rounds.get(placeIn(language, path))).toBeLessThanOrEqual(2)
      }
    }
  })
})

describe("the home of a pupil", () => {
  test.each([503, "nonsense"] as const)("has no counts when progress fails (%s)", async (fault) => {
    const { visitor } = await registerStudent(site)
    await faultyUpstream.spoilEach(["/progress", "/page-parts"], fault)
    const home = await visitor.open("/")
    expect(home.status).toBe(200)
    const links = home.document.querySelectorAll("#map ~ ol a")
    expect(links.length).toBeGreaterThan(2)
    expect(links.map(({ text }) => text).join("")).not.toMatch(/\d/)
    expect(continueOn(home).href).toContain("/play-")
  })

  test("still offers the round in play during an outage", async () => {
    const { visitor } = await registerStudent(site)
    await visitor.open(sets)
    await faultyUpstream.spoil("", 503)
    const home = await visitor.open("/")
    expect(home.status).toBe(200)
    expect(continueOn(home).href).toBe(sets)
  })

  test("makes one call when the lists are cached, and those of its parts without it", async () => {
    const { visitor } = await registerStudent(site)
    const asked = async () => {
      await visitor.open("/")
      return (await faultyUpstream.calls())
        .filter(({ authorization }) => authorization)
        .map(({ path }) => path.replace(/\?.*/, ""))
        .toSorted()
    }
    await visitor.open("/")
    await faultyUpstream.heal()
    expect(await asked()).toEqual(["/api/Accounts/page-parts"])
    await faultyUpstream.reply("page-parts", { status: 200, body: {} })
    expect(await asked()).toEqual([
      "/api/Accounts/page-parts",
      "/api/Accounts/streak",
      "/api/education/progress",
      "/api/packs",
      "/api/work",
    ])
  })
})

describe.each(arabicOrBoth)("home, in %s,", (language) => {
  test("starts a visitor's round with one tap, and links to it later", async () => {
    const visitor = new Visitor(site, language)
    await visitor.open("/")
    const round = await visitor.submit({ button: { name: "intent", value: "start" } })
    expect(round.path).toBe("/try/five-hints?section=3")
    expect(roundPages["five-hints"].isInPlay(round)).toBe(true)
    const home = await visitor.open("/")
    expect(home.document.querySelector(`main a[href="${round.path}"]`)).toBeTruthy()
    expect(home.document.querySelector("main form")).toBeNull()
    expect(home.text).toContain(say(language, "home.teachers.title"))
  })

  test("links an admin to the review, and a teacher once to the forms of all games", async () => {
    const admin = await (await signedIn(site, "huda", language)).open("/")
    expect(hrefsOn(admin)).toContain("/admin/educational-questions")
    const teacher = await signedIn(site, "omar", language)
    const forms = async (path: string) =>
      hrefsOn(await teacher.open(path)).filter((href) => href.startsWith("/make-"))
    const [form = "", ...others] = await forms("/")
    expect(others).toEqual([])
    for (const game of gameNames) expect(await forms(form)).toContain(`/make-${game}/education`)
  })
})

const continueOn = ({ document }: Page) => {
  const link = document.querySelector("main #continue")
  return { href: link?.getAttribute("href") ?? "", text: link?.text ?? "" }
}

/** The counts that the map shows in the link to a game. */
const countsOf = ({ document }: Page, path: string) =>
  document
    .querySelectorAll("#map ~ ol a")
    .find((link) => link.getAttribute("href") === path)
    ?.text.trim()

const hrefsOn = ({ document }: Page) =>
  document.querySelectorAll("main a").map((link) => link.getAttribute("href") ?? "")

/** The fewest taps from home to each round, up to two, by the links in the content of the pages. */
async function tapsFrom(visitor: Visitor) {
  const rounds = new Map<string, number>()
  const pages = new Set<string>()
  const note = (page: Page, taps: number) => {
    for (const href of hrefsOn(page))
      if (href.includes("/play-")) rounds.set(href, Math.min(rounds.get(href) ?? taps, taps))
      else if (taps === 1) pages.add(href)
  }
  note(await visitor.open("/"), 1)
  for (const path of pages) note(await visitor.open(path), 2)
  return { rounds, pages: [...pages] }
}
