import { describe, expect, it } from "vitest"
import { authoring } from "#contract"
import { askedInChapter, hintsMade, setMade } from "./samples/authoring"
import { createCaller } from "./support/api"
import { countOf, make, paths } from "./support/made"
import { addChapters, buildSchool, enrol } from "./support/world"
import { getRows, run } from "./support/sql"

await buildSchool()
const admin = await enrol("Admin")
await addChapters([
  [7, 1, 2, "integers", "المجموعات"],
  [8, 3, 1, "Angles", "الزوايا"],
])

const calls = [
  [paths.educationHints, hintsMade],
  [paths.educationSet, setMade],
  [authoring.findEducationNearCopies.path, askedInChapter],
] as const

describe.each(calls)("%s by an admin who names no subject", (path, sample) => {
  const ask = (chapter: string | number, odd: object = {}) => {
    const { subject: _, ...body } = { subject: "", ...sample }
    return make(path, admin, { ...body, grade: 7, chapter, ...odd })
  }

  it.each(["Sets", "sets", "The Verb", "الفعل", "الأعداد الصحيحة"])(
    "finds the one chapter called %s",
    async (chapter) => {
      expect((await ask(chapter)).status).toBe(200)
      expect((await ask(chapter, { subject: "" })).status).toBe(200)
    },
  )

  it.each([
    ["Integers", {}, "several subjects"],
    ["المجموعات", {}, "several subjects"],
    ["Angles", {}, "no chapter"],
    [1, {}, "no chapter"],
    ["Sets", { grade: 99 }, "Grade not found."],
    ["Sets", { subject: "Alchemy" }, "Subject not found."],
  ])("answers 400 with the reason for %s, %o", async (chapter, odd, why) => {
    const before = await countOf("questions")
    const { status, text } = await ask(chapter, odd)
    expect({ status, text }).toEqual({ status: 400, text: expect.stringContaining(why) })
    expect(await countOf("questions")).toBe(before)
  })

  it("uses the named subject when several have the chapter", async () => {
    expect((await ask("Integers", { subject: "Arabic" })).status).toBe(200)
  })
})

it("stores the question in the chapter that it found", async () => {
  await make(paths.educationHints, admin, {
    ...hintsMade,
    grade: 7,
    chapter: "the verb",
    summary: "It is about the verb.",
  })
  const results = await getRows(`SELECT subject_id, chapter_number FROM pools WHERE id =
      (SELECT pool_id FROM questions ORDER BY id DESC LIMIT 1)`)
  expect(results).toEqual([{ subject_id: 1, chapter_number: 1 }])
})

const imagesAt = async (PUBLIC_URL: string) => {
  const { body } = await createCaller({}, { PUBLIC_URL })("/api/Accounts/subjects/7")
  const { subjects } = body as { subjects: readonly { subjectImage: string }[] }
  return subjects.map(({ subjectImage }) => subjectImage)
}

describe("the picture of a subject", () => {
  const image = `/images/${"0".repeat(64)}.png`
  it("has an absolute address with a public origin, and a path without one", async () => {
    const elsewhere = "https://images.example/math.png"
    await run("UPDATE subjects SET image = ? WHERE id = 1", image)
    expect(await imagesAt("")).toEqual([image, elsewhere])
    expect(await imagesAt("https://api.example/")).toEqual([
      `https://api.example${image}`,
      elsewhere,
    ])
  })
})
