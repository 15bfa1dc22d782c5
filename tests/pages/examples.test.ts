import { afterEach, describe, expect, test } from "vitest"
import { gameNames } from "../../contract/words"
import { arabicOrBoth } from "../support/arabic-or-both"
import { words } from "../support/plain-games"
import { signedIn } from "../support/people"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { registerStudent } from "../support/register-student"
import type { Page } from "../support/visitor"
import { say } from "../support/words"
import { openInChapter } from "../support/written"

const button = { name: "intent", value: "examples" }

afterEach(() => faultyUpstream.heal())

const examplesOn = ({ document }: Page) =>
  document.querySelectorAll("main form section[data-check] details")
describe.each(arabicOrBoth)("good examples, in %s,", (language) => {
  test.each(gameNames)(
    "of %s are shown above the form, which keeps what was typed",
    async (game) => {
      const teacher = await signedIn(site, "omar", language)
      await openInChapter(teacher, game)
      const page = await teacher.submit({ button, values: words[game] })
      expect(page.status).toBe(422)
      const examples = examplesOn(page)
      expect(examples.length).toBe(3)
      expect(examples[0]?.getAttribute("open")).toBeDefined()
      expect(page.document.querySelector("[role=alert]")).toBeNull()
      for (const [name, value] of Object.entries(words[game]))
        if (typeof value === "string" && name !== "language")
          expect([name, page.html.includes(value)]).toEqual([name, true])
    },
  )

  test("require the grade first", async () => {
    const teacher = await signedIn(site, "omar", language)
    await teacher.open("/make-offside/education")
    const page = await teacher.submit({ button })
    expect(page.text).toContain(say(language, "errors.make.choose"))
    expect(examplesOn(page)).toEqual([])
  })

  test("show a pupil no question that they can still play", async () => {
    const { visitor } = await registerStudent(site, language)
    await visitor.open("/make-five-hints/entertainment")
    const page = await visitor.submit({ button, values: { section: "3" } })
    expect(page.text).toContain(say(language, "make.examples.none"))
    expect(examplesOn(page)).toEqual([])
  })
})

test("the form keeps what was typed when the examples cannot be loaded", async () => {
  const teacher = await signedIn(site, "omar")
  await openInChapter(teacher, "offside")
  await faultyUpstream.spoil("examples", 503)
  const page = await teacher.submit({ button, values: { question: "Still here?" } })
  expect(page.text).toContain(say("en", "errors.unavailable"))
  expect(page.html).toContain("Still here?")
})
