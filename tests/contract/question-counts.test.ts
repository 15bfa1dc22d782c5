import { expect, it } from "vitest"
import { admin } from "#contract"
import { call } from "./support/api"
import { addPool, buildSchool, enrol } from "./support/world"

await buildSchool()

it("questions are counted in all languages, and in each", async () => {
  await addPool({ chapter: 1 }, { en: 3, ar: 2 })
  await addPool({ chapter: 2 }, { en: 1 })
  const { token } = await enrol("Admin")
  const { body } = await call("/api/Admin/question-counts", { token })
  const { subjects } = admin.questionCounts.ok.parse(body)
  const math = subjects.find(({ subjectName }) => subjectName === "Math")
  const counted = [math?.counts, math?.byLanguage?.en, math?.byLanguage?.ar]
  expect(counted.map((counts) => counts?.["five hints"])).toEqual([6, 4, 2])
})
