import { afterEach, beforeAll, describe, expect, test } from "vitest"
import { gameNames } from "../../contract/words"
import { arabicOrBoth } from "../support/arabic-or-both"
import * as difficulty from "../support/difficulty-page"
import * as hints from "../support/five-hints-page"
import { signedIn } from "../support/people"
import { registerStudent, signedUp } from "../support/register-student"
import * as offside from "../support/offside-page"
import { wrongAnswer } from "../support/seeded.mjs"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import type { Page } from "../support/visitor"
import { say, placeIn } from "../support/words"

/** The subjects of grade 7 in order, written by hand from the curriculum. */
const subjects = {
  en: ["Arabic", "English", "Math", "Science"],
  ar: ["اللغة العربية", "اللغة الإنجليزية", "الرياضيات", "العلوم"],
} as const

afterEach(() => faultyUpstream.heal())

describe.each(arabicOrBoth)("/games, in %s,", (language) => {
  test("offers subjects that are new to the pupil, until they are played", async () => {
    const { visitor } = await registerStudent(site, language)
    expect(freshOn(await visitor.open("/games"))).toEqual(subjects[language].slice(0, 3))
    await visitor.open(hints.sets)
    await hints.giveAnswer(visitor, wrongAnswer)
    const [arabic, english, , science] = subjects[language]
    expect(freshOn(await visitor.open("/games"))).toEqual([arabic, english, science])
    const href = visitor.page.document.querySelector("#fresh + div a")?.getAttribute("href")
    const choice = await visitor.open(href ?? "")
    expect(choice.document.querySelectorAll("main button[name=chapter]").length).toBeGreaterThan(1)
  })

  test("lists a round in progress by its game and chapter, until it is answered", async () => {
    const { visitor } = await registerStudent(site, language)
    await visitor.open(offside.films)
    expect(goOnOn(await visitor.open("/games"))).toEqual([
      `${say(language, "game.offside.title")}${say(language, "play.source.entertainment", {
        section: say(language, "section.films"),
      })}`,
    ])
    await visitor.open(offside.films)
    await offside.judgeAll(visitor)
    expect(goOnOn(await visitor.open("/games"))).toEqual([])
  })

  test("names the subject of a round in the page's language", async () => {
    const { visitor } = await registerStudent(site, language === "en" ? "ar" : "en")
    await visitor.open(hints.sets)
    const page = await visitor.open(`/games?lng=${language}`)
    const subject = language === "en" ? "Math" : "الرياضيات"
    expect(goOnOn(page)).toEqual([
      `${say(language, "game.five-hints.title")}${say(language, "play.source.education", { subject, chapter: 1 })}`,
    ])
    const link = page.document.querySelector('main a[href*="play-five-hints"]')
    const { searchParams } = new URL(link?.getAttribute("href") ?? "", site)
    expect(searchParams.get("subject")).toBe(subject)
  })

  test("lists practice rounds too", async () => {
    const { visitor } = await registerStudent(site, language)
    await visitor.open(hints.sets)
    await hints.giveAnswer(visitor, wrongAnswer)
    const record = await visitor.open("/answered-questions")
    const again = record.document.querySelector('main a[href*="again="]')?.getAttribute("href")
    await visitor.open(again ?? "")
    // Wherever a practice round's source is named, the page says that it wins no points.
    const source = `${say(language, "play.source.practice")} ${say(language, "play.end.practice")}`
    expect(goOnOn(await visitor.open("/games"))).toEqual([
      `${say(language, "game.five-hints.title")}${source}`,
    ])
  })

  test("leaves out the parts that a failing upstream cannot supply", async () => {
    const { visitor } = await registerStudent(site, language)
    await visitor.open(difficulty.films)
    await faultyUpstream.spoil("", 503)
    const page = await visitor.open("/games")
    expect(page.status).toBe(200)
    expect(goOnOn(page).length).toBe(1)
    expect(freshOn(page)).toEqual([])
    expect(page.document.querySelector('main a[href="/games/education"]')).toBeTruthy()
  })
})

const asked = async () =>
  (await faultyUpstream.calls())
    .filter(({ authorization }) => authorization)
    .map(({ path }) => new URL(path, site).pathname.replace("/api/", ""))
    .toSorted()

test("/games makes one call for what it shows of a pupil, and those of its parts without it", async () => {
  const { visitor } = await registerStudent(site, "en")
  await faultyUpstream.spoil("questions-answered", 503)
  expect(freshOn(await visitor.open("/games"))).toEqual(subjects.en.slice(0, 3))
  expect(await asked()).toEqual(["Accounts/page-parts"])
  await faultyUpstream.omit("page-parts", "summary")
  expect(freshOn(await visitor.open("/games"))).toEqual(subjects.en.slice(0, 3))
  expect(await asked()).toEqual(["Accounts/page-parts", "Accounts/record-summary"])
})

test("/games lists the rounds of an adult user, and no school games", async () => {
  const { visitor } = await signedUp(site, "en", { type: "2", grade: "" })
  await visitor.open(hints.films)
  const page = await visitor.open("/games")
  expect(goOnOn(page).length).toBe(1)
  expect(freshOn(page)).toEqual([])
  expect(page.document.querySelector('main a[href*="/education"]')).toBeNull()
})

describe.each(arabicOrBoth)("a chapter without questions, in %s,", (language) => {
  // The seed has questions of every game in chapters 1 and 2 of Art in grade 4, and no chapter 3.
  beforeAll(async () => {
    const huda = await signedIn(site, "huda")
    await huda.open("/admin/add-chapter?grade=4&subject=Art")
    await huda.submit({
      form: "main form[method=post]",
      values: { chapterName: `Bare ${language}` },
    })
  })

  test.each(gameNames)(
    "is marked as such for %s, with links to chapters that have some",
    async (game) => {
      const { visitor } = await signedUp(site, language, { grade: "4" })
      const choose = `/games/education/${game}`
      const choice = await visitor.open(`${choose}?subject=Art`)
      const marked = choice.document
        .querySelectorAll("main button[name=chapter]")
        .map(({ text }) => text.includes(say(language, "choose.nothingHere")))
      expect(marked.slice(0, 3)).toEqual([false, false, true])
      const page = await visitor.open(`${choose}/play-${game}?subject=Art&chapter=3`)
      expect(page.status).toBe(404)
      expect(page.text).toContain(say(language, "play.empty.title"))
      const others = page.document
        .querySelectorAll("main ul a")
        .map((link) => link.getAttribute("href") ?? "")
      expect(others).toEqual(
        ["1", "2"].map((full) =>
          placeIn(language, `${choose}/play-${game}?subject=Art&chapter=${full}`),
        ),
      )
      expect((await visitor.open(others[0] ?? "")).status).toBe(200)
    },
  )
})

const goOnOn = (page: Page) => textsOf(page, "#go-on + ul a")

const freshOn = ({ document }: Page) =>
  document
    .querySelectorAll("#fresh + div a")
    .map((link) => new URLSearchParams(link.getAttribute("href")?.split("?")[1]).get("subject"))

const textsOf = ({ document }: Page, selector: string) =>
  document.querySelectorAll(selector).map(({ text }) => text.replace(/[\u2066-\u2069]/g, ""))
