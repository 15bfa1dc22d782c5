import { api, site } from "../support/on-faulty-upstream"
import { words } from "../support/plain-games"
import { describe, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { signedIn } from "../support/people"
import type { Page } from "../support/visitor"
import { say } from "../support/words"
import { otherAdmin } from "../support/writer"
import { openInChapter } from "../support/written"

const { waiting } = await otherAdmin(api)
const storedAs = async (question: string) =>
  (await waiting()).find((each) => each.question === question)

const isTicked = ({ document }: Page) =>
  document.querySelector("main [name=exact]")?.hasAttribute("checked")

describe.each(arabicOrBoth)("an answer that counts exactly, in %s,", (language) => {
  const question = `Which number counts exactly, in ${language}?`
  const written = { ...words["five-hints"], question, wrongAnswers: "pi", chapter: "1" }

  test("is ticked in the form, shown in its review, and corrected", async () => {
    const teacher = await signedIn(site, "omar", language)
    await openInChapter(teacher, "five-hints")
    const refused = await teacher.submit({ values: written })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain(say(language, "errors.make.wrongIsRight"))
    const check = { name: "intent", value: "check" }
    const checked = await teacher.submit({ button: check, values: { exact: "on" } })
    expect(isTicked(checked)).toBe(true)
    expect(checked.document.querySelector("[data-check=preview]")?.text).toContain(
      say(language, "make.exact"),
    )
    expect((await teacher.submit({})).redirects).toEqual([303])
    const stored = await storedAs(question)
    expect(stored).toMatchObject({ exact: true, wrongAnswers: ["pi"] })

    const admin = await signedIn(site, "huda", language)
    const found = `/admin/educational-questions?search=${encodeURIComponent(question)}`
    expect((await admin.open(found)).text).toContain(say(language, "make.exact"))
    const form = "main form[method=post]"
    const path = `/admin/correct/${stored?.questionID}`
    expect(isTicked(await admin.open(path))).toBe(true)
    const never = await admin.submit({ form, values: { exact: [] } })
    expect(never.status).toBe(422)
    expect(never.text).toContain(say(language, "errors.correct.neverRight"))
    await admin.open(path)
    const saved = await admin.submit({ form, values: { exact: [], answer: "Pie" } })
    expect(saved.text).toContain(say(language, "toast.corrected"))
    expect(await storedAs(question)).toMatchObject({ exact: false, answer: "Pie" })
  })

  test("may be one item of a set", async () => {
    const teacher = await signedIn(site, "omar", language)
    await openInChapter(teacher, "difficulty")
    const first = `Which item counts exactly, in ${language}?`
    const values = {
      ...words.difficulty,
      "questions[0].question": first,
      "questions[0].exact": "on",
      chapter: "1",
    }
    expect((await teacher.submit({ values })).redirects).toEqual([303])
    expect(await storedAs(first)).toMatchObject({ exact: true })
    const second = words.difficulty["questions[1].question"] ?? ""
    expect(await storedAs(second)).toMatchObject({ exact: false })
  })
})
