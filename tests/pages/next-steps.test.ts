import { describe, expect, inject, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { makeClass } from "../support/class-pages"
import { signedIn } from "../support/people"
import { Visitor } from "../support/visitor"
import { say } from "../support/words"

const site = inject("site")

/** The next steps of each role: only pupils play the school games, teachers have classes. */
const steps = {
  layla: ["/games/education/five-hints"],
  omar: ["/classes", "/make-five-hints/education"],
  huda: ["/admin", "/entertainment-sections"],
  sami: ["/entertainment-sections", "/games/entertainment"],
} as const
const roles = { layla: "Student", omar: "Teacher", huda: "Admin", sami: "User" } as const
const everybody = ["layla", "omar", "huda", "sami"] as const

describe.each(arabicOrBoth)("the next step, in %s,", (language) => {
  test("of a visitor is to sign up, to join a live round, or to try one", async () => {
    const { document, text } = await new Visitor(site, language).open("/")
    const ways = document.querySelectorAll("main a").map((way) => way.getAttribute("href"))
    expect(ways).toEqual(["/signup", "/live", "/signup?type=1"])
    expect(document.querySelector(`main form[action="/try/five-hints?section=3"]`)).toBeTruthy()
    expect(document.querySelector('header a.button[href="/login"]')).toBeTruthy()
    expect(text).toContain(say(language, "home.leadFor.Student"))
  })

  test.each(everybody)(
    "of %s is on home, in the top bar, in the menu and on the games page",
    async (who) => {
      const visitor = await signedIn(site, who, language)
      if (who === "omar") await makeClass(visitor, language, "9N")
      const home = await visitor.open("/")
      const ways = home.document
        .querySelectorAll("main a:not(#continue)")
        .filter((way) => !way.closest("header, [aria-labelledby=to-do], [aria-labelledby=own], li"))
        .map((way) => way.getAttribute("href"))
      if (who === "layla")
        expect(home.document.querySelector('#continue ~ [href="/live"] ~ a')).toBeTruthy()
      else {
        const first = who === "huda" ? ways.indexOf("/admin") : 0
        expect(ways.slice(first, first + 2)).toEqual(steps[who])
        expect(home.text.includes(say(language, `home.leadFor.${roles[who]}`))).toBe(who !== "omar")
      }
      expect(home.document.querySelector(`header a.button[href="${steps[who][0]}"]`)).toBeTruthy()
      expect(home.document.querySelector(`header .menu-item[href="${steps[who][0]}"]`)).toBeTruthy()

      const games = await visitor.open("/games")
      expect(games.text).toContain(say(language, `games.leadFor.${roles[who]}`))
      const offered = games.document
        .querySelectorAll("main a")
        .map((way) => way.getAttribute("href"))
        .slice(0, 2)
      expect(offered).toEqual(
        who === "layla"
          ? ["/games/education", "/games/entertainment"]
          : ["/games/entertainment", "/entertainment-sections"],
      )
    },
  )
})
