import { api, site } from "../support/on-faulty-upstream"
import { describe, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { signedIn } from "../support/people"
import { entryOf, writeFor } from "../support/review-page"
import type { Page, Visitor } from "../support/visitor"
import { say, type Language } from "../support/words"
import { writer } from "../support/writer"

const omar = await writer(api)

const form = "main form[method=post]"
const valueOf = ({ document }: Page, name: string) => {
  const field = document.querySelector(`${form} [name='${name}']`)
  return field?.getAttribute("value") ?? field?.text
}

/** Two admins who both have opened the form of the same question. */
async function twoAdmins(language: Language) {
  const huda = await signedIn(site, "huda", language)
  const [question = ""] = await writeFor(huda, omar, 1)
  const path = `/admin/correct/${entryOf(huda.page, question).id}`
  const other = huda.twin()
  for (const each of [huda, other]) await each.open(path)
  return { huda, other, path, question }
}

const correct = (visitor: Visitor, values: Record<string, string>) =>
  visitor.submit({ form, values })

describe.each(arabicOrBoth)("a correction, in %s,", (language) => {
  test("that conflicts with another admin's shows theirs, and overwrites it only when sent again", async () => {
    const { huda, other, path, question } = await twoAdmins(language)
    const saved = await correct(huda, { question: `${question} First`, summary: "Theirs" })
    expect(saved.text).toContain(say(language, "toast.corrected"))
    const told = await correct(other, { question: `${question} Second` })
    expect(told.status).toBe(409)
    expect(told.text).toContain(say(language, "errors.correct.changed"))
    expect(told.document.querySelector("section[aria-labelledby=stored]")?.text).toContain(
      `${question} First`,
    )
    expect(valueOf(told, "question")).toBe(`${question} Second`)
    expect(valueOf(await huda.open(path), "question")).toBe(`${question} First`)
    const again = await correct(other, {})
    expect(again.text).toContain(say(language, "toast.corrected"))
    expect(valueOf(await huda.open(path), "question")).toBe(`${question} Second`)
  })

  test("with an error keeps what was typed, and does not show the stored question", async () => {
    const { huda, question } = await twoAdmins(language)
    const page = await correct(huda, { question: "", summary: "Typed" })
    expect(page.status).toBe(422)
    expect(valueOf(page, "summary")).toBe("Typed")
    expect(page.document.querySelector("section[aria-labelledby=stored]")).toBeNull()
    expect((await correct(huda, { question })).text).toContain(say(language, "toast.corrected"))
  })
})
