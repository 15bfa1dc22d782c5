import { describe, expect, inject, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { loggedIn } from "../support/people"
import { Visitor } from "../support/visitor"
import { say } from "../support/words"

const site = inject("site")
const points = {
  "five-hints": { most: 50, cost: 10 },
  offside: { most: 50 },
  difficulty: { least: 5, most: 25 },
} as const

describe.each(arabicOrBoth)("the about page, in %s", (language) => {
  test("addresses pupils, teachers and parents, and describes every game", async () => {
    const { text } = await new Visitor(site, language).open("/about")
    for (const reader of ["pupils", "teachers", "parents"] as const)
      expect(text).toContain(say(language, `about.${reader}.text`))
    for (const game of ["five-hints", "offside", "difficulty"] as const)
      expect(text).toContain(say(language, `choose.how.${game}`, points[game]))
  })

  test("names every cookie that the site sets", async () => {
    const visitor = await loggedIn(site, "sami", language)
    await visitor.open("/about")
    for (const [action, fields] of [
      ["/action/set-theme", { theme: "light", redirectTo: "/about" }],
      ["/action/set-language", { lng: language, redirectTo: "/about" }],
    ] as const)
      await visitor.send({
        method: "POST",
        action,
        isMultipart: false,
        entries: Object.entries(fields),
      })
    const set = visitor.transcript.flatMap(({ headers }) => headers.getSetCookie())
    const names = new Set(set.map((cookie) => cookie.split("=")[0] ?? ""))
    expect([...names].toSorted()).toEqual([
      "__Host-device",
      "__Host-session",
      "__Host-theme",
      "__Host-toast",
      "i18next",
    ])
    for (const name of [...names, "__Host-visitor", "__Host-kept-form"])
      expect(visitor.page.text).toContain(name)
  })
})
