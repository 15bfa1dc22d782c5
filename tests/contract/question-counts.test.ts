import { expect, it } from "vitest"
import { admin } from "#contract"
import type { StructureEntry } from "#contract/curriculum/structure-parts"
import { call } from "./support/api"
import { withAdmin } from "./support/structure"
import { addPool, buildSchool, enrol, type Member } from "./support/world"

await buildSchool()

const mathFor = async ({ token }: Member) => {
  const { body } = await call("/api/Admin/question-counts", { token })
  return admin.questionCounts.ok
    .parse(body)
    .subjects.find(({ subjectName }) => subjectName === "Math")
}

it("chapters without questions are counted by language, without those that are archived", async () => {
  const huda = await enrol("Admin")
  const count = async () => {
    const math = await mathFor(huda)
    return [math?.chapters, math?.emptyChapters]
  }
  expect(await count()).toEqual([2, { en: 2, ar: 2 }])
  await addPool({ chapter: 1, game: "offside" }, { en: 1 })
  expect(await count()).toEqual([2, { en: 1, ar: 2 }])
  const of = { grade: 7, subject: 3, chapter: 2 }
  await withAdmin(huda).correct({ change: "archive", of, isArchived: true })
  expect(await count()).toEqual([1, { en: 0, ar: 1 }])
  await withAdmin(huda).correct({ change: "archive", of, isArchived: false })
})

it("questions are counted in all languages, and in each, without what is archived", async () => {
  await addPool({ chapter: 1 }, { en: 3, ar: 2 })
  await addPool({ chapter: 2 }, { en: 1 })
  const huda = await enrol("Admin")
  const count = async () => {
    const math = await mathFor(huda)
    const counted = [math?.counts, math?.byLanguage?.en, math?.byLanguage?.ar]
    return counted.map((counts) => counts?.["five hints"])
  }
  const archive = (of: StructureEntry) =>
    withAdmin(huda).correct({ change: "archive", of, isArchived: true })
  expect(await count()).toEqual([6, 4, 2])
  await archive({ grade: 7, subject: 3, chapter: 2 })
  expect(await count()).toEqual([5, 3, 2])
  await archive({ subject: 3 })
  expect(await count()).toEqual([undefined, undefined, undefined])
})
