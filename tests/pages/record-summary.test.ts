import { afterEach, beforeAll, describe, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { apiPlayer } from "../support/api-player"
import { api, faultyUpstream, site } from "../support/on-faulty-upstream"
import { entriesOn, record } from "../support/record-page"
import { registerStudent } from "../support/register-student"
import { roundPages } from "../support/round-pages"
import type { Page, Visitor } from "../support/visitor"
import { placeIn, say } from "../support/words"

afterEach(() => faultyUpstream.heal())

describe.each(arabicOrBoth)("the summary of the record, in %s,", (language) => {
  let pupil: Visitor
  /** Answers two questions of Math 1 and one of Math 2 wrong, and one of History 1 wrong and one right. */
  beforeAll(async () => {
    const { visitor, email } = await registerStudent(site, language)
    const player = await apiPlayer(api, email)
    for (const isRight of [false, false]) await player.answer("Math", "1", isRight)
    await player.answer("Math", "2", false)
    for (const isRight of [true, false]) await player.answer("History", "1", isRight)
    pupil = visitor
  })

  test("shows the percentage right, by subject too, and the weak chapters, above the entries", async () => {
    const page = await pupil.open(record)
    const { text, bars, links } = summaryOn(page)
    expect(text).toContain(say(language, "record.share", { percent: 20 }))
    expect(text).toContain(say(language, "record.rightOf", { right: 1, count: 5 }))
    expect(bars).toEqual(["1/5", "0/3", "1/2", "0/2", "0/1", "1/2"])
    expect(page.html.indexOf('id="figures"')).toBeLessThan(page.html.indexOf("<ol"))
    const weak = placeIn(language, "/play-five-hints?subject=Math&chapter=1&practice=mistakes")
    expect(links.filter((href) => href.endsWith(weak)).length).toBe(2)
  })

  test("covers the chosen subject by chapter, and the chosen game", async () => {
    const ofMath = placeIn(language, `${record}?subject=Math`)
    const { text, bars } = summaryOn(await pupil.open(ofMath))
    expect(text).toContain(say(language, "record.byChapter"))
    expect(bars).toEqual(["0/3", "0/2", "0/1"])
    const offside = summaryOn(await pupil.open(`${ofMath}&game=offside`))
    expect(offside).toEqual({ text: "", bars: [], links: [] })
  })

  test.each([503, "hang", "nonsense", "html"] as const)(
    "is left out when the upstream answers with %s",
    async (fault) => {
      const whole = await pupil.open(record)
      await faultyUpstream.spoil("record-summary", fault)
      const page = await pupil.open(record)
      expect([page.status, summaryOn(page).text]).toEqual([200, ""])
      expect(entriesOn(page)).toEqual(entriesOn(whole))
    },
  )

  test("links to practice of the chapter with most mistakes, which continues in the subject's other chapters", async () => {
    const page = await pupil.open(record)
    const subject = new URLSearchParams(placeIn(language, "?subject=Math")).get("subject") ?? ""
    expect(summaryOn(page).text).toContain(say(language, "home.mistakes", { count: 3, subject }))
    await pupil.open(summaryOn(page).links[0] ?? "")
    const { isInPlay, answer } = roundPages["five-hints"]
    for (const hasNext of [true, false]) {
      expect(isInPlay(pupil.page)).toBe(true)
      await answer(pupil)
      expect(isInPlay(await pupil.submit())).toBe(hasNext)
    }
    expect(pupil.page.text).toContain(say(language, "play.end.noMistakes"))
    const [next] = pupil.page.document.querySelectorAll('main a[href*="practice=mistakes"]')
    expect(next?.getAttribute("href")).toContain("chapter=2")
    expect(next?.text).toContain(say(language, "play.end.mistakes", { count: 1 }))
  })
})

function summaryOn({ document }: Page) {
  const summary = document.querySelector("main section[aria-labelledby=figures]")
  return {
    text: summary?.text.replace(/[\u2066-\u2069]/g, "") ?? "",
    bars: (summary?.querySelectorAll("progress") ?? []).map(
      (bar) => `${bar.getAttribute("value")}/${bar.getAttribute("max")}`,
    ),
    links: (summary?.querySelectorAll("a") ?? []).map((link) => link.getAttribute("href") ?? ""),
  }
}
