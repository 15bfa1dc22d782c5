import { env } from "cloudflare:workers"
import { describe, expect, it } from "vitest"
import { chapter, grade, links, subjectForm } from "./samples/admin"
import { call } from "./support/api"
import { addPicture } from "./support/made"
import { buildSchool, enrol } from "./support/world"
import { png } from "../support/pictures"

await buildSchool()
const admin = await enrol("Admin")

const post = (path: string, body: unknown) =>
  call(`/api/Admin/${path}`, { token: admin.token, body })
const told = async (path: string, body: unknown) => {
  const { status, body: text } = await post(path, body)
  return [status, text]
}
const ask = async (path: string, language = "en", body?: unknown) =>
  (await call(`/api/Accounts/${path}`, { language, body })).body
const chaptersOf = (grade: number, subject: string, language = "en") =>
  ask("chapters", language, { grade, subject })

describe("adding a grade", () => {
  it("lists the grade at once, in last place, with one name for both languages", async () => {
    expect(await told("add-grade", grade)).toEqual([200, "Grade added."])
    for (const language of ["en", "ar"]) {
      const grades = (await ask("All-Grades", language)) as { gradeName: string }[]
      expect(grades.at(-1)).toEqual({ gradeId: 9, gradeName: "Preparatory 1" })
    }
  })

  it.each([
    "Preparatory 1",
    " preparatory 1 ",
    "PREPARATORY 1",
    "Prepar\u200batory 1",
    "Préparatory 1",
    "Grade 7",
    "الصف السابع",
    "الصفّ السّابع",
  ])("rejects the existing name %j", async (name) => {
    expect(await told("add-grade", { grade: name })).toEqual([400, "Grade already exists."])
  })
})

describe("adding a subject", () => {
  it("lists the subject at once, and with its picture in a grade that has it", async () => {
    const picture = png({ secret: "29.97N 31.13E" })
    const answer = await addPicture(admin, "History", picture)
    expect(answer).toMatchObject({ status: 200, body: "Subject added." })
    expect(await ask("All-Subjects", "ar")).toContain("History")
    await post("add-grade-subjects", { grade: 8, subjectNames: ["History"] })
    expect(await ask("subjects/8")).toEqual({
      subjects: [
        {
          id: expect.any(Number),
          subjectName: "History",
          subjectImage: expect.stringMatching(/^\/images\/[\da-f]{64}\.webp$/),
        },
      ],
    })
  })

  it.each(["History", "history", "Math", "الرياضيّات"])(
    "rejects the existing name %j",
    async (name) => {
      const before = await env.IMAGES.list()
      expect(await addPicture(admin, name, png({ width: 3 }))).toMatchObject({
        status: 400,
        body: "Subject already exists.",
      })
      expect((await env.IMAGES.list()).objects).toHaveLength(before.objects.length)
    },
  )
})

describe("adding a chapter", () => {
  it("lists the chapter at once, ordered by number", async () => {
    expect(await told("add-chapters", chapter)).toEqual([200, "Chapter added."])
    expect(await chaptersOf(7, "Math")).toEqual({
      chapters: [
        { number: 1, name: "Sets", games: [], gameLanguages: {}, gameKeys: {} },
        { number: 2, name: "Integers", games: [], gameLanguages: {}, gameKeys: {} },
        { number: 3, name: "Fractions", games: [], gameLanguages: {}, gameKeys: {} },
      ],
    })
  })

  it("accepts names in either language, before the subject is linked", async () => {
    const other = { ...chapter, grade: "الصف الثامن", subject: "الرياضيات" }
    expect(await told("add-chapters", other)).toEqual([200, "Chapter added."])
    expect(await chaptersOf(8, "Math", "ar")).toEqual({
      chapters: [{ number: 3, name: "Fractions", games: [], gameLanguages: {}, gameKeys: {} }],
    })
  })

  it.each([
    ["its number", { chapterNumber: 1, chapterName: "New" }, "Chapter number already exists."],
    [
      "its number as a text",
      { chapterNumber: "2", chapterName: "New" },
      "Chapter number already exists.",
    ],
    ["its name", { chapterNumber: 9, chapterName: "SETS" }, "Chapter name already exists."],
    [
      "its Arabic name",
      { chapterNumber: 9, chapterName: "المجموعات" },
      "Chapter name already exists.",
    ],
  ])("rejects an existing chapter by %s", async (_, changed, text) => {
    expect(await told("add-chapters", { ...chapter, ...changed })).toEqual([400, text])
  })

  it.each([
    ["grade", { grade: 99 }, "Grade not found."],
    ["grade", { grade: "1e9" }, "Grade not found."],
    ["subject", { subject: "Alchemy" }, "Subject not found."],
  ])("rejects an unknown %s: %j", async (_, changed, text) => {
    const added = { ...chapter, chapterNumber: 8, chapterName: "Nowhere", ...changed }
    expect(await told("add-chapters", added)).toEqual([400, text])
  })
})

describe("linking subjects to a grade", () => {
  const namesOf = async (grade: number) =>
    ((await ask(`subjects/${grade}`)) as { subjects: { subjectName: string }[] }).subjects.map(
      ({ subjectName }) => subjectName,
    )

  it("links each subject once, even when repeated", async () => {
    for (let round = 0; round < 2; round += 1)
      expect(await told("add-grade-subjects", links)).toEqual([200, "Subjects linked."])
    const twice = { grade: "Grade 8", subjectNames: ["math", "الرياضيات", "Math"] }
    expect(await told("add-grade-subjects", twice)).toEqual([200, "Subjects linked."])
    expect(await namesOf(8)).toEqual(["Arabic", "Math", "History"])
  })

  it("links all of them or none", async () => {
    const unknown = { grade: 9, subjectNames: ["Math", "Alchemy"] }
    expect(await told("add-grade-subjects", unknown)).toEqual([400, "Subject not found."])
    expect(await told("add-grade-subjects", { ...links, grade: 99 })).toEqual([
      400,
      "Grade not found.",
    ])
    expect(await namesOf(9)).toEqual([])
  })

  it("accepts 1 to 100 subjects", async () => {
    const most = { grade: 9, subjectNames: Array.from({ length: 100 }, () => "Math") }
    expect(await told("add-grade-subjects", most)).toEqual([200, "Subjects linked."])
    const more = { grade: 9, subjectNames: [...most.subjectNames, "Math"] }
    expect((await post("add-grade-subjects", more)).status).toBe(400)
    expect((await post("add-grade-subjects", { ...links, subjectNames: [] })).status).toBe(400)
  })
})

it("one of ten concurrent additions of a name succeeds", async () => {
  const chapters = { ...chapter, chapterNumber: 50, chapterName: "Once" }
  const added = [
    ...Array.from({ length: 10 }, () => post("add-grade", { grade: "Only one" })),
    ...Array.from({ length: 10 }, () => post("add-chapters", chapters)),
    ...Array.from({ length: 10 }, () => addPicture(admin, "One subject", png())),
  ]
  const statuses = (await Promise.all(added)).map(({ status }) => status)
  for (const start of [0, 10, 20])
    expect(statuses.slice(start, start + 10).toSorted()).toEqual([200, ...Array(9).fill(400)])
})

it("500 unknown fields of a form are ignored", async () => {
  const form = subjectForm("Geography", png())
  form.append("__proto__", "x")
  for (let index = 0; index < 500; index += 1) form.append(`field-${index}`, "x")
  const answer = await call("/api/Admin/add-subject", { token: admin.token, raw: form })
  expect(answer.status).toBe(200)
})
