import { describe, expect, inject, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { check, entriesOn, header, row } from "../support/import-page"
import { signedIn } from "../support/people"
import { teacherOfMath } from "../support/register-student"
import { languages, say } from "../support/words"

const site = inject("site")

const { teacher } = await teacherOfMath(site)

describe("names in one language, imported on a page in another,", () => {
  const [, ...cells] = row("Named in another language").split(",")
  const rowOf = (names: readonly string[]) => [...names, ...cells.slice(1)].join(",")
  const headerWithSubject = header.replace("Grade,", "Grade,Subject,")
  const names = {
    en: ["Grade 12", "Math", "Integrals"],
    ar: ["الصف الثاني عشر", "الرياضيات", "التكاملات"],
  } as const

  test.each(arabicOrBoth)("are found in %s, by a teacher and by an admin", async (language) => {
    for (const visitor of [teacher(language), await signedIn(site, "huda", language)])
      for (const other of languages) {
        const page = await check(visitor, [headerWithSubject, rowOf(names[other])].join("\n"))
        expect(page.text).toContain(say(language, "import.good", { good: 1, all: 1 }))
      }
  })

  test.each(arabicOrBoth)("are rejected in %s when they are unknown", async (language) => {
    const page = await check(
      await signedIn(site, "huda", language),
      [
        headerWithSubject,
        rowOf(["Grade 99", "Math", "Integrals"]),
        rowOf(["Grade 12", "Alchemy", "Integrals"]),
        rowOf(["Grade 12", "Math", "Alchemy"]),
      ].join("\n"),
    )
    const texts = entriesOn(page).map(({ text }) => text)
    for (const [at, name] of (["grade", "subject", "chapter"] as const).entries())
      expect(texts[at]).toContain(say(language, `errors.make.${name}`))
  })
})
