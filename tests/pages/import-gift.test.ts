import { expect, inject, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { check, leftFiles } from "../support/import-page"
import { teacherOfMath } from "../support/register-student"
import { say } from "../support/words"

const site = inject("site")

const { teacher } = await teacherOfMath(site)

test.each(arabicOrBoth)(
  "an import of GIFT, in %s, sends the valid questions and reports what it cannot read",
  async (language) => {
    const visitor = teacher(language)
    const statement = (at: number) =>
      `::GIFT-${language}::Statement ${at} {${at % 2 ? "T" : "F"}####So.}`
    const text = [
      `// ${say(language, "make.grade")}: 7\n// ${say(language, "make.chapter")}: 1`,
      ...[1, 2, 3, 4, 5, 6].map(statement),
      "Which? {=one ~two}",
      `// ${say(language, "make.hint", { number: 1 })}: One\nGIFT-${language}-bad {=x}`,
    ].join("\n\n")
    const page = await check(visitor, text)
    expect(page.status).toBe(422)
    expect(page.text).toContain(say(language, "import.good", { good: 1, all: 3 }))
    expect(page.text).toContain(say(language, "errors.import.gift.choice"))
    const taken = await visitor.submit({ form: "#send", button: { name: "choices" } })
    expect(taken.text).not.toContain(say(language, "errors.import.gift.choice"))
    await visitor.submit({ form: "#send", button: { name: "choices" } })
    expect(visitor.page.text).toContain(say(language, "errors.import.gift.choice"))
    expect(page.text).toContain(say(language, "import.line", { number: 16 }))
    const after = await visitor.submit({ form: "#send", button: { name: "intent" } })
    expect(after.text).toContain(say(language, "import.sent", { made: 1, known: 0 }))
    expect(await leftFiles(visitor)).toEqual([
      expect.stringContaining(`GIFT-${language}-bad`),
      expect.stringContaining("Which? {=one ~two}"),
    ])
    const { document } = await visitor.open(`/my-questions?search=GIFT-${language}`)
    const titles = document
      .querySelectorAll("#questions > li")
      .map((entry) => entry.querySelector("h2, h3")?.text.trim())
    expect(titles).toEqual([`GIFT-${language}`])
  },
)
