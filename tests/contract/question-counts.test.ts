import { expect, it } from "vitest"
import { admin } from "#contract"
import type { StructureEntry } from "#contract/curriculum/structure-parts"
import { call } from "./support/api"
import { withAdmin } from "./support/structure"
import { addPool, buildSchool, enrol } from "./support/world"

await buildSchool()

it("questions are counted in all languages, and in each, without what is archived", async () => {
  await addPool({ chapter: 1 }, { en: 3, ar: 2 })
  await addPool({ chapter: 2 }, { en: 1 })
  const huda = await enrol("Admin")
  const count = async () => {
    const { body } = await call("/api/Admin/question-counts", { token: huda.token })
    const { subjects } = admin.questionCounts.ok.parse(body)
    const math = subjects.find(({ subjectName }) => subjectName === "Math")
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
