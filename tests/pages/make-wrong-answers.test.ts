import { api, site } from "../support/on-faulty-upstream"
import { words } from "../support/plain-games"
import { describe, expect, test } from "vitest"
import { signedIn } from "../support/people"
import { languages, say } from "../support/words"
import { otherAdmin } from "../support/writer"
import { heldIn, openInChapter } from "../support/written"

const { waiting } = await otherAdmin(api)

describe.each(languages)("answers that never count, in %s,", (language) => {
  test("are stored with a question, and shown in its review", async () => {
    const teacher = await signedIn(site, "omar", language)
    await openInChapter(teacher, "five-hints")
    const question = `Which number is it, in ${language}?`
    const wrongAnswers = "  Tau | | Phi "
    const values = { ...words["five-hints"], question, wrongAnswers, chapter: "1" }
    expect((await teacher.submit({ values })).redirects).toEqual([303])
    const stored = (await waiting()).find((each) => each.question === question)
    expect(stored).toMatchObject({ wrongAnswers: ["Tau", "Phi"] })
    const admin = await signedIn(site, "huda", language)
    const page = await admin.open(
      `/admin/educational-questions?search=${encodeURIComponent(question)}`,
    )
    expect(page.text).toContain(`${say(language, "review.wrongAnswers")}: Tau | Phi`)
  })

  test.each([
    ["Tau | PI", "errors.make.wrongIsRight"],
    ["1|2|3|4|5|6|7|8|9|10|11", "errors.make.wrongAnswers"],
    ["x".repeat(121), "errors.make.wrongAnswers"],
  ] as const)("%s get an error, and are kept", async (wrongAnswers, key) => {
    const teacher = await signedIn(site, "omar", language)
    await openInChapter(teacher, "five-hints")
    const values = { ...words["five-hints"], wrongAnswers, chapter: "1" }
    const page = await teacher.submit({ values })
    expect(page.status).toBe(422)
    expect(page.text).toContain(say(language, key))
    expect(heldIn(page, "wrongAnswers")).toBe(wrongAnswers)
  })

  test("of an item of difficulty are rejected when they equal its answer", async () => {
    const teacher = await signedIn(site, "omar", language)
    await openInChapter(teacher, "difficulty")
    const right = words.difficulty["questions[2].answer"] ?? ""
    const wrong = { "questions[2].wrongAnswers": right }
    const page = await teacher.submit({ values: { ...words.difficulty, ...wrong, chapter: "1" } })
    expect([page.status, page.text.includes(say(language, "errors.make.wrongIsRight"))]).toEqual([
      422,
      true,
    ])
  })
})
