import { expect, it } from "vitest"
import { arabic, english } from "./samples/catalogue"
import { call } from "./support/api"
import { addPool, buildSchool } from "./support/world"

await buildSchool()
await addPool({ chapter: 1, game: "DifficultyLevel" }, { ar: [0, 0, 0, 0, 1] })
await addPool({ chapter: 1 }, 1)
await addPool({ chapter: 2, game: "offside" })
await addPool({ section: 1, game: "offside" })

const places = [
  { language: "en", grade: "7", named: "Grade 7", subject: "Math", sample: english },
  { language: "ar", grade: "7", named: "الصف السابع", subject: "الرياضيات", sample: arabic },
]

it.each(places)("lists the curriculum in $language", async ({ language, subject, sample }) => {
  const body = { grade: 7, subject }
  const [subjects, chapters, allSubjects, allGrades] = await Promise.all([
    call("/api/Accounts/subjects/7", { language }),
    call("/api/Accounts/chapters", { language, body }),
    call("/api/Accounts/All-Subjects", { language }),
    call("/api/Accounts/All-Grades", { language }),
  ])
  expect(subjects.body).toEqual(sample.subjects)
  expect(chapters.body).toEqual(sample.chapters)
  expect(allSubjects.body).toEqual(sample.allSubjects)
  expect(allGrades.body).toEqual(sample.allGrades)
})

it.each(places)("accepts the name of a grade in $language as its id", async ({ named }) => {
  const { body } = await call(`/api/Accounts/subjects/${encodeURIComponent(named)}`)
  expect(body).toEqual(english.subjects)
})

it("accepts names in either language and any case", async () => {
  const wanted = await call("/api/Accounts/chapters", { body: { grade: "7", subject: "Math" } })
  for (const body of [
    { grade: "GRADE 7", subject: "mATH" },
    { grade: 7, subject: "الرياضيات" },
    { grade: " 7 ", subject: " Math " },
  ]) {
    expect((await call("/api/Accounts/chapters", { body })).body).toEqual(wanted.body)
  }
})

it("returns an empty list for a grade without subjects and a subject without chapters", async () => {
  expect((await call("/api/Accounts/subjects/8")).body).toEqual({ subjects: [] })
  const body = { grade: 8, subject: "Math" }
  expect((await call("/api/Accounts/chapters", { body })).body).toEqual({ chapters: [] })
})

it("answers 404 for an unknown grade or subject", async () => {
  expect(await call("/api/Accounts/subjects/99")).toMatchObject({
    status: 404,
    body: "Grade not found.",
  })
  const grade = await call("/api/Accounts/chapters", { body: { grade: 99, subject: "Math" } })
  expect(grade).toMatchObject({ status: 404, body: "Grade not found." })
  const subject = await call("/api/Accounts/chapters", { body: { grade: 7, subject: "Alchemy" } })
  expect(subject).toMatchObject({ status: 404, body: "Subject not found." })
})

it("answers in English when the request accepts neither language", async () => {
  for (const language of ["fr", "", "*", "en;q=0.5, ar;q=0.1", ";;;,q=9"]) {
    expect((await call("/api/Accounts/All-Subjects", { language })).body).toEqual(
      english.allSubjects,
    )
  }
})
