import { describe, expect, inject, test } from "vitest"
import { gameNames } from "../../contract/words"
import { arabicOrBoth } from "../support/arabic-or-both"
import { credentialsOf } from "../support/plain-client.mjs"
import { roundPages } from "../support/round-pages"
import { Visitor } from "../support/visitor"
import { say } from "../support/words"
import { sendFields } from "../support/data-requests"

const site = inject("site")

describe.each(arabicOrBoth)("the about page, in %s", (language) => {
  test("addresses pupils, teachers and parents, and describes every game", async () => {
    const { text } = await new Visitor(site, language).open("/about")
    for (const reader of ["pupils", "teachers", "parents"] as const)
      expect(text).toContain(say(language, `about.${reader}.text`))
    for (const game of gameNames)
      expect(text).toContain(say(language, `choose.how.${game}`, roundPages[game].pointsSaid))
  })

  test("names every cookie that the site sets", async () => {
    const visitor = new Visitor(site, language)
    await visitor.open("/login")
    await visitor.submit({ values: credentialsOf("sami") })
    await visitor.open("/privacy")
    for (const [action, fields] of [
      ["/action/set-theme", { theme: "light", redirectTo: "/privacy" }],
      ["/action/set-language", { lng: language, redirectTo: "/privacy" }],
      ["/action/set-lite", { lite: "on", redirectTo: "/privacy" }],
    ] as const)
      await sendFields(visitor, action, fields)
    const set = visitor.transcript.flatMap(({ headers }) => headers.getSetCookie())
    const names = new Set(set.map((cookie) => cookie.split("=")[0] ?? ""))
    expect([...names].toSorted()).toEqual([
      "__Host-device",
      "__Host-lite",
      "__Host-session",
      "__Host-theme",
      "__Host-toast",
      "cookies",
      "i18next",
    ])
    const others = [
      "__Host-visitor",
      "__Host-kept-form",
      "__Host-packs",
      "__Host-seat",
      "still",
      "lite-rounds",
    ]
    for (const name of [...names, ...others]) expect(visitor.page.text).toContain(name)
  })
})
