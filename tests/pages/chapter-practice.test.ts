import { afterEach, describe, expect, test } from "vitest"
import { gameNames, type Game } from "#contract/words"
import { arabicOrBoth } from "../support/arabic-or-both"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { registerStudent, totalOf } from "../support/register-student"
import { playToTheEnd, roundPages } from "../support/round-pages"
import { roundsOf } from "../support/seeded.mjs"
import type { Page, Visitor } from "../support/visitor"
import { say } from "../support/words"

const pathOf = (game: Game) => `/games/education/${game}/play-${game}?subject=Math&chapter=1`

afterEach(() => faultyUpstream.heal())

describe.each(arabicOrBoth)("at the end of a chapter, in %s,", (language) => {
  test.each(gameNames)("mistakes in %s can be practised until none is left", async (game) => {
    const { visitor, email } = await registerStudent(site, language)
    const page = await endWithMistake(visitor, game)
    const total = await totalOf(site, email)
    expect(page.text).toContain(say(language, "play.end.practice"))
    const [mistakes, label] = linkTo(page, "practice=mistakes")
    expect(label).toBe(say(language, "play.end.mistakes", { count: 1 }))

    const round = await visitor.open(mistakes)
    expect(round.text).toContain(say(language, "play.end.practice"))
    expectNoPointsPromised(round)
    const { answer, answerWrongly } = roundPages[game]
    const missed = await answerWrongly(visitor)
    expect(missed.text).toContain(say(language, "play.practice"))
    expect((await visitor.submit()).path).toBe(round.path)
    const right = await answer(visitor)
    expect(right.text).toContain(say(language, "play.practice"))
    expect(right.text).not.toContain(say(language, "play.won", { count: 0 }))
    const none = await visitor.submit()
    expect({ status: none.status, path: none.path }).toEqual({ status: 200, path: round.path })
    expect(none.text).toContain(say(language, "play.end.noMistakes"))
    expect(linkTo(none, "practice=mistakes")).toEqual(["", ""])
    expect(await totalOf(site, email)).toBe(total)
  })

  test.each(gameNames)("%s can be played again for no points", async (game) => {
    const { visitor, email } = await registerStudent(site, language)
    await visitor.open(pathOf(game))
    const asked = await playToTheEnd(visitor, game)
    const total = await totalOf(site, email)
    const [again] = linkTo(visitor.page, "practice=again")
    const { isInPlay, questionsOn, answer } = roundPages[game]
    for (const turn of [0, 1, 2]) {
      const page = turn === 0 ? await visitor.open(again) : await visitor.submit()
      expect(isInPlay(page)).toBe(true)
      expectNoPointsPromised(page)
      for (const question of questionsOn(page)) expect(asked).toContain(question)
      expect((await answer(visitor)).text).toContain(say(language, "play.practice"))
    }
    expect(await totalOf(site, email)).toBe(total)
  })
})

describe("the end of a chapter", () => {
  test("shows the points won, the next chapter and the other games, with what is left", async () => {
    const { visitor } = await registerStudent(site)
    await visitor.open(pathOf("five-hints"))
    await playToTheEnd(visitor, "five-hints")
    const { page } = visitor
    expect(page.text).toContain(say("en", "play.end.points", { count: 50 * inFirst("five-hints") }))
    const inSecond = roundsOf("five-hints", { chapter: 2, language: "en" })
    const left = say("en", "choose.left", { left: inSecond, total: inSecond })
    const [next, nextLabel] = linkTo(page, "chapter=2")
    expect(next).toContain("/play-five-hints?")
    expect(nextLabel).toContain(left)
    const [, offside] = linkTo(page, "play-offside")
    const statements = inFirst("offside")
    expect(offside).toContain(say("en", "choose.left", { left: statements, total: statements }))
    expect(linkTo(page, "play-difficulty")[1]).not.toBe("")
    expect(linkTo(page, "practice=mistakes")).toEqual(["", ""])
    expect((await visitor.open(next)).status).toBe(200)
  })

  test.each([503, "hang", "nonsense", "html"] as const)(
    "offers the next chapter without counts when the progress call fails with %s",
    async (fault) => {
      const { visitor } = await registerStudent(site)
      await visitor.open(pathOf("offside"))
      await playToTheEnd(visitor, "offside")
      await faultyUpstream.spoil("/progress", fault)
      const page = await visitor.open(pathOf("offside"))
      expect(page.status).toBe(200)
      const all = inFirst("offside")
      expect(page.text).toContain(say("en", "play.end.chapter", { played: all, total: all }))
      expect(page.text).toContain(say("en", "play.end.allPlayed", { language: "English" }))
      expect(linkTo(page, "chapter=2")[1]).not.toContain(" of ")
      expect(linkTo(page, "practice=again")[0]).not.toBe("")
    },
  )

  test("is not shown when the upstream answers with text only: the page is a 404", async () => {
    const { visitor } = await registerStudent(site)
    await faultyUpstream.reply("HintGame/question", { status: 404, body: "Nothing here." })
    const page = await visitor.open(pathOf("five-hints"))
    expect(page.status).toBe(404)
    expect(page.text).toContain(say("en", "play.empty.title"))
    expect(linkTo(page, "practice=")).toEqual(["", ""])
  })

  test("in a chosen language links to the questions left in the pupil's own language", async () => {
    const { visitor } = await registerStudent(site)
    await visitor.open(`${pathOf("offside")}&language=ar`)
    await playToTheEnd(visitor, "offside")
    const { page } = visitor
    const all = inFirst("offside", "ar")
    expect(page.text).toContain(
      say("en", "play.end.inLanguage", { language: "Arabic", played: all, total: all }),
    )
    const links = page.document.querySelectorAll("main ul a")
    expect(links[0]?.text.trim()).toBe(say("en", "play.end.more.en", { count: inFirst("offside") }))
    expect(links[0]?.getAttribute("href")).toBe(pathOf("offside"))
    expect(new Set(links.map((link) => link.getAttribute("href"))).size).toBe(links.length)
    expect(roundPages.offside.isInPlay(await visitor.open(pathOf("offside")))).toBe(true)
  })

  test("offers another language first when the pupil's own language has no questions", async () => {
    const { visitor } = await registerStudent(site)
    const body = { message: "No more.", played: 0, otherLanguages: { ar: 3 } }
    await faultyUpstream.reply("HintGame/question", { status: 404, body })
    const page = await visitor.open(pathOf("five-hints"))
    expect(page.status).toBe(200)
    expect(page.text).toContain(say("en", "play.end.noneIn", { language: "English" }))
    const [first] = page.document.querySelectorAll("main ul a")
    expect(first?.text.trim()).toBe(say("en", "play.end.in.ar"))
    expect(linkTo(page, "practice=")).toEqual(["", ""])
  })

  test("leads to the pack that has the rest, and Home to another game", async () => {
    const { visitor } = await registerStudent(site)
    const pack = { packId: "f".repeat(32), left: 2 }
    const body = { message: "No more.", played: 0, otherLanguages: {}, pack }
    await faultyUpstream.reply("HintGame/question", { status: 404, body })
    const page = await visitor.open(pathOf("five-hints"))
    expect(page.text).toContain(say("en", "play.end.packed", { count: 2 }))
    expect(page.text).not.toContain(say("en", "play.end.noneText"))
    const [link, label] = linkTo(page, "/packs/")
    expect([link, label]).toEqual([`/packs/${pack.packId}`, say("en", "packs.open")])
    const counts = { total: 2, played: 0, otherLanguages: {}, points: 0, mistakes: 0 }
    const games = [
      { game: "five hints", ...counts, left: 0, packed: 2 },
      { game: "offside", ...counts, left: 2 },
    ]
    const education = { chapters: [{ number: 1, games }] }
    await faultyUpstream.reply("page-parts", { status: 200, body: { education } })
    const home = await visitor.open("/")
    expect(home.document.querySelector("#continue")?.getAttribute("href")).toContain("play-offside")
  })
})

const inFirst = (game: Game, language: "en" | "ar" = "en") =>
  roundsOf(game, { chapter: 1, language })

/** Plays the chapter to its end, the first round wrongly. */
async function endWithMistake(visitor: Visitor, game: Game): Promise<Page> {
  await visitor.open(pathOf(game))
  await playToTheEnd(visitor, game, (round) => round > 0)
  return visitor.page
}

/** The address and text of the first link whose address contains `part`; "" for both without one. */
function linkTo({ document }: Page, part: string): readonly [string, string] {
  const link = document
    .querySelectorAll("main a")
    .find((each) => each.getAttribute("href")?.includes(part))
  return [link?.getAttribute("href") ?? "", link?.text.replace(/[\u2066-\u2069]/g, "").trim() ?? ""]
}

function expectNoPointsPromised({ document }: Page) {
  for (const style of document.querySelectorAll("main style")) style.remove()
  const round = document
    .querySelector("main")
    ?.text.replaceAll(/تدريب بلا نقاط|Practice: no points/g, "")
  expect(round).not.toMatch(/points|نقطة|نقاط/)
}
