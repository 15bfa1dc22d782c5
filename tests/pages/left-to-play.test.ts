import { afterEach, describe, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { registerStudent } from "../support/register-student"
import { playToTheEnd } from "../support/round-pages"
import { roundsOf } from "../support/seeded.mjs"
import type { Page } from "../support/visitor"
import { say } from "../support/words"

afterEach(() => faultyUpstream.heal())

describe("the choice of a chapter or section", () => {
  test.each(arabicOrBoth)("shows what is left and what is done, in %s", async (language) => {
    const { visitor } = await registerStudent(site, language)
    const choose = "/games/education/five-hints?subject=Math"
    const leftOf = (chapter: number) => {
      const left = roundsOf("five-hints", { chapter, language })
      return say(language, "choose.left", { left, total: left })
    }
    expect(choiceOf(await visitor.open(choose), "1")).toContain(leftOf(1))
    await visitor.open("/games/education/five-hints/play-five-hints?subject=Math&chapter=1")
    await playToTheEnd(visitor, "five-hints")
    const page = await visitor.open(choose)
    expect(choiceOf(page, "1")).toContain(say(language, "choose.done"))
    expect(choiceOf(page, "2")).toContain(leftOf(2))
    const rounds = roundsOf("difficulty", { chapter: 1, language })
    const climbs = await visitor.open("/games/education/difficulty?subject=Math")
    expect(choiceOf(climbs, "1")).toContain(
      say(language, "choose.left", { left: rounds, total: rounds }),
    )
    const sections = await visitor.open("/games/entertainment/offside")
    const total = roundsOf("offside", { section: 0, language })
    expect(sections.text).toContain(say(language, "choose.left", { left: total, total }))
  })

  test.each(arabicOrBoth)("shows both for each game of a section, in %s", async (language) => {
    const { visitor } = await registerStudent(site, language)
    const game = "/games/entertainment/offside/play-offside?section=1"
    const total = roundsOf("offside", { section: 1, language })
    const left = say(language, "choose.left", { left: total, total })
    const noteOf = ({ document }: Page) =>
      plain(document.querySelector(`main a[href="${game}"]`)?.text ?? "")
    expect(noteOf(await visitor.open("/entertainment-sections"))).toContain(left)
    await visitor.open(game)
    await playToTheEnd(visitor, "offside")
    expect(noteOf(await visitor.open("/entertainment-sections"))).toContain(
      say(language, "choose.done"),
    )
  })

  test.each([503, "hang", "nonsense"] as const)("shows no counts on failure: %s", async (fault) => {
    const { visitor } = await registerStudent(site)
    await faultyUpstream.spoil("/progress", fault)
    const sections = "/entertainment-sections"
    const choices = ["education/offside?subject=Math", "entertainment/offside"]
    for (const path of [sections, ...choices.map((choice) => `/games/${choice}`)]) {
      const page = await visitor.open(path)
      expect(page.status).toBe(200)
      expect(page.text).not.toContain(" left")
    }
  })

  test("does not request progress when the upstream does not support it", async () => {
    const { visitor } = await registerStudent(site)
    await faultyUpstream.reply("/capabilities", { status: 200, body: { calls: [] } })
    await visitor.open("/games/education/offside?subject=Math")
    const paths = (await faultyUpstream.calls()).map(({ path }) => path)
    expect(paths.filter((path) => path.includes("/progress"))).toEqual([])
  })
})

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "")

const choiceOf = ({ document }: Page, chapter: string) =>
  plain(document.querySelector(`main button[name=chapter][value="${chapter}"]`)?.text ?? "")
