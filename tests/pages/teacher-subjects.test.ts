import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { words } from "../support/plain-games"
import { describe, expect, test } from "vitest"
import { check, header, row } from "../support/import-page"
import { signedIn } from "../support/people"
import { teacherOfMath } from "../support/register-student"
import type { Visitor } from "../support/visitor"
import { languages, say } from "../support/words"

const names = { en: ["Arabic", "Math"], ar: ["اللغة العربية", "الرياضيات"] } as const

const { teacher, credentials } = await teacherOfMath(site)
const huda = await signedIn(site, "huda")
const { document } = await huda.open(
  `/admin/people?${new URLSearchParams({ search: credentials.email })}`,
)
await huda.open(document.querySelector("#people a")?.getAttribute("href") ?? "")
const button = { name: "intent", value: "subjects" }
const form = "main form:has([name=first])"
const refused = await huda.submit({ form, button, values: { subjects: [] } })
expect(refused.text).toContain(say("en", "toast.subjectsNotChanged"))
const saved = await huda.submit({ form, button, values: { subjects: ["Arabic", "Math"] } })
expect(saved.text).toContain(say("en", "toast.subjectsChanged"))
expect(saved.text).toContain("Math · Arabic")
await faultyUpstream.spoil("Admin/change-subjects", 503)
const unsent = await huda.submit({ form, button, values: { subjects: ["History", "Math"] } })
await faultyUpstream.heal()
expect(unsent.text).toContain(say("en", "toast.notSent"))
const ticked = unsent.document.querySelectorAll("[name=subjects][checked]")
expect(ticked.map((box) => box.getAttribute("value")).toSorted()).toEqual(["History", "Math"])

const optionsOf = ({ page }: Visitor) =>
  page.document
    .querySelectorAll("main select[name=subject] option")
    .map((option) => option.getAttribute("value"))

describe.each(languages)("a teacher of two subjects, in %s,", (language) => {
  const visitor = () => teacher(language)

  test("writes a question for the second, without logging in again", async () => {
    const teacher = visitor()
    await teacher.open("/make-offside/education?grade=7")
    expect(optionsOf(teacher)).toEqual(["", ...names[language]])
    const [subject] = names[language]
    const values = { ...words.offside, question: `By ${language}?`, language: "en" }
    await teacher.submit({
      button: { name: "intent", value: "chapters" },
      values: { ...values, grade: "7", subject },
    })
    const done = await teacher.submit({ values: { ...values, subject, chapter: "1" } })
    expect(done.text).toContain(say(language, "make.sent.title"))
    expect((await teacher.open("/my-questions")).text).toContain(subject)
  })

  test("imports for both, by a column", async () => {
    const rows = names[language].map((name) => `${name},${row(`Imported for ${name}?`)}`)
    const page = await check(visitor(), [`Subject,${header}`, ...rows].join("\n"))
    expect(page.text).toContain(say(language, "import.good", { good: 2, all: 2 }))
  })

  test("chooses what to print", async () => {
    const teacher = visitor()
    await teacher.open("/print?from=chapter&grade=7")
    expect(optionsOf(teacher)).toEqual(["", ...names[language]])
  })
})
