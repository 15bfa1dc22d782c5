import { afterEach, describe, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { letEnd } from "../support/ending-sessions"
import { logIn, signedUp } from "../support/register-student"
import { gameNames } from "../../contract/words"
import { words } from "../support/plain-games"
import { signedIn } from "../support/people"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import type { Page } from "../support/visitor"
import { say } from "../support/words"
import { heldIn, openInChapter, wrongAt } from "../support/written"

const alertOn = ({ document }: Page) => document.querySelector("main [role=alert] p")?.text.trim()

afterEach(() => faultyUpstream.heal())

describe.each(arabicOrBoth)("on a failing upstream, in %s,", (language) => {
  test.each([500, "drop", "drop-after"] as const)(
    "a question that cannot be saved (%s) is kept, and is saved when sent again",
    async (fault) => {
      const teacher = await signedIn(site, "omar", language)
      await openInChapter(teacher, "offside")
      await faultyUpstream.spoil("makequestion", fault)
      const page = await teacher.submit({ values: { ...words.offside, chapter: "1" } })
      expect(page.status).toBe(503)
      expect(alertOn(page)).toBe(say(language, "errors.unavailable"))
      expect(heldIn(page, "correct")).toBe("1,3,5")
      expect(heldIn(page, "chapter")).toBe("1")
      await faultyUpstream.heal()
      expect((await teacher.submit()).redirects).toEqual([303])
    },
  )

  test("an outage keeps every field, the placement included", async () => {
    const teacher = await signedIn(site, "omar", language)
    await openInChapter(teacher, "five-hints")
    await faultyUpstream.spoil("", 503)
    const page = await teacher.submit({ values: { ...words["five-hints"], chapter: "2" } })
    expect(page.status).toBe(503)
    expect(alertOn(page)).toBe(say(language, "errors.unavailable"))
    expect(["grade", "chapter", "answer"].map((name) => heldIn(page, name))).toEqual([
      "7",
      "2",
      words["five-hints"].answer,
    ])
    await faultyUpstream.heal()
    expect((await teacher.submit()).redirects).toEqual([303])
  })

  test("a page whose options cannot be loaded still shows the form", async () => {
    const teacher = await signedIn(site, "omar", language)
    await faultyUpstream.spoil("", 503)
    const page = await teacher.open("/make-difficulty/education")
    expect(page.status).toBe(200)
    expect(page.text).toContain(say(language, "make.partial"))
    await faultyUpstream.heal()
    const loaded = await teacher.submit({ button: { name: "intent", value: "chapters" } })
    expect(loaded.document.querySelectorAll("[name=grade] option").length).toBeGreaterThan(5)
  })

  test.each([
    [400, 422, "errors.make.refused"],
    [403, 422, "errors.make.forbidden"],
  ] as const)("a refusal (%i) is translated into a message", async (fault, status, key) => {
    const teacher = await signedIn(site, "omar", language)
    await openInChapter(teacher, "five-hints")
    await faultyUpstream.spoil("makequestion", fault)
    const page = await teacher.submit({ values: { ...words["five-hints"], chapter: "2" } })
    expect([page.status, alertOn(page)]).toEqual([status, say(language, key)])
    expect(page.text).not.toContain("faulty upstream")
  })
})

test("a chapter removed meanwhile gets a field error", async () => {
  const teacher = await signedIn(site, "omar")
  await openInChapter(teacher, "five-hints")
  await faultyUpstream.reply("makequestion", { status: 400, body: "Chapter not found." })
  const page = await teacher.submit({ values: { ...words["five-hints"], chapter: "2" } })
  expect(wrongAt(page, "chapter")).toBe(say("en", "errors.make.chapter"))
})

test.each(gameNames)(
  "%s submitted after the session ends is restored after log-in",
  async (game) => {
    const { visitor, email } = await signedUp(site, "ar", { type: "2", grade: "" })
    await visitor.open(`/make-${game}/entertainment`)
    await letEnd(visitor, email)
    const door = await visitor.submit({ values: { ...words[game], section: "4" } })
    expect(door.path).toMatch(/^\/login/)
    const page = await logIn(visitor, email)
    expect(page.path).toBe(`/make-${game}/entertainment`)
    for (const [name, value] of Object.entries({ ...words[game], section: "4" }))
      expect([name, heldIn(page, name)]).toEqual([name, [value].flat().join(",")])
    expect((await visitor.submit()).redirects).toEqual([303])
  },
)

test("a token that the API no longer accepts redirects to log in, and keeps the question", async () => {
  const { visitor, email } = await signedUp(site, "en", { type: "1", grade: "", subject: "Math" })
  await openInChapter(visitor, "offside")
  await faultyUpstream.spoil("makequestion", 401)
  const door = await visitor.submit({ values: { ...words.offside, chapter: "1" } })
  expect(door.path).toMatch(/^\/login/)
  await faultyUpstream.heal()
  const page = await logIn(visitor, email)
  expect([heldIn(page, "question"), heldIn(page, "chapter"), heldIn(page, "correct")]).toEqual([
    words.offside.question,
    "1",
    "1,3,5",
  ])
})
