import { describe, expect, inject, test } from "vitest"
import { nextHint, seenOn, sets, truthOf } from "../support/five-hints-page"
import { registerStudent } from "../support/register-student"
import { languages, say } from "../support/words"

const site = inject("site")

describe.each(languages)("the hints of a round without scripts, in %s,", (language) => {
  test("show the newest on top, and fold each older one to a line", async () => {
    const { visitor } = await registerStudent(site, language)
    const { hints } = truthOf(await visitor.open(sets))
    expect(visitor.page.document.querySelectorAll("main ol details")).toEqual([])
    for (const shown of [2, 3, 4, 5]) {
      const { document } = await nextHint(visitor)
      const items = document.querySelectorAll("main ol li")
      expect(items[0]?.querySelector("details")).toBeNull()
      expect(items[0]?.text).toContain(hints[shown - 1])
      const lines = document.querySelectorAll("main ol li details:not([open]) > summary")
      expect(lines.map(({ text }) => text)).toEqual(
        hints
          .slice(0, shown - 1)
          .map((hint) => expect.stringContaining(hint))
          .toReversed(),
      )
    }
  })

  test("do not appear automatically, and the switch for that is absent", async () => {
    const { visitor } = await registerStudent(site, language)
    const page = await visitor.open(sets)
    expect(seenOn(page).hints).toHaveLength(1)
    expect(page.text).not.toContain(say(language, "play.automatic", { seconds: 10 }))
    expect(page.document.querySelectorAll("main button[aria-pressed]")).toEqual([])
    expect(page.html).not.toContain("http-equiv")
  })

  test("show a count of 0 in place of the button after the last one", async () => {
    const { visitor } = await registerStudent(site, language)
    await visitor.open(sets)
    for (let shown = 2; shown <= 5; shown += 1) await nextHint(visitor)
    const place = visitor.page.document.querySelector(".answer-hints")
    expect(place?.text).toBe(say(language, "play.left", { count: 0 }))
  })
})

test("the viewport resizes above an on-screen keyboard, so that the answer stays visible", async () => {
  const { visitor } = await registerStudent(site)
  const { document } = await visitor.open(sets)
  const viewport = document.querySelector('meta[name="viewport"]')?.getAttribute("content")
  expect(viewport).toContain("interactive-widget=resizes-content")
})
