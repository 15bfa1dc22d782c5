import { describe, expect, inject, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import * as hints from "../support/five-hints-page"
import { words } from "../support/plain-games"
import { signedIn } from "../support/people"
import { registerStudent } from "../support/register-student"
import type { Page } from "../support/visitor"

const site = inject("siteOnFaultyUpstream")

/** What the page shows, without the data of its scripts. */
const formulasOn = ({ document }: Page) =>
  document.querySelectorAll("main math").map((math) => math.getAttribute("alttext"))

describe.each(arabicOrBoth)("a formula, in %s,", (language) => {
  const half = language === "ar" ? "1 على 2" : "1 over 2"

  test("is shown in the result of a round and in the record", async () => {
    const { visitor } = await registerStudent(site, language)
    const round = await visitor.open(hints.sets)
    expect(round.html).not.toContain("mathml")
    const result = await hints.giveAnswer(visitor, String.raw`\(\frac{1}{2}\)`)
    expect(formulasOn(result)).toEqual([half, half])
    expect(result.document.querySelector("button[name=appeal] math")).not.toBeNull()
    expect(formulasOn(await visitor.open("/answered-questions"))).toEqual([half])
  })

  test("is shown in the preview of a question, and stays as it is in the form", async () => {
    const author = await signedIn(site, "sami", language)
    await author.open("/make-five-hints/entertainment")
    const question = String.raw`What is $$\frac{1}{2}$$ of \(\frac{1\)?` + "\nx = 5\n    print(x)"
    const answer = String.raw`constructor|\(|x|<y\)`
    const values = { ...words["five-hints"], section: "1", question, answer }
    const page = await author.submit({ button: { name: "intent", value: "check" }, values })
    expect(page.status).toBe(422)
    expect(formulasOn(page)).toEqual([half])
    expect(page.html).toContain("?<br/>x = 5<br/>    print(x)</span>")
    expect(page.document.querySelector("[name=question]")?.text.trim()).toBe(question)
  })

  test("is made for the preview of what is being typed", async () => {
    const author = await signedIn(site, "sami", language)
    const text = String.raw`\(\frac{1}{2}\) of it`
    const { html } = await author.open(`/make/formula?${new URLSearchParams({ text })}`)
    expect(JSON.parse(html).runs[text]).toContainEqual({ mathml: expect.stringContaining(half) })
  })
})
