import { env } from "cloudflare:workers"
import { describe, expect, it } from "vitest"
import { readPersonEvents } from "../../api/src/store/accounts/person-events"
import { createStore } from "../../api/src/db/store"
import { hintsMade, importedInChapter } from "./samples/authoring"
import { call } from "./support/api"
import { make, paths } from "./support/made"
import { post, rowOf, send, storyOf } from "./support/versions"
import { addChapters, addPool, buildSchool, enrol, type Member } from "./support/world"
import { one, run } from "./support/sql"

const store = createStore(env.DB)

await buildSchool()
await addChapters([[8, 1, 1, "The Noun", "الاسم"]])
await run("INSERT INTO grade_subjects VALUES (8, 1)")
await addPool({ chapter: 1 }, 1)
await addPool({ subject: 1, chapter: 1 }, 1)
const huda = await enrol("Admin")

const change = (personID: number, subjects: readonly string[], { token } = huda) =>
  call("/api/Admin/change-subjects", { token, body: { personID, subjects } })
const subjectsOf = async ({ token }: Member, language = "en") =>
  (await call("/api/Accounts/profile", { token, language })).body
const gradesOf = async ({ token }: Member) =>
  (await call("/api/Accounts/Grades", { token })).body as { gradeId: number }[]
const eventsOf = (personId: number) =>
  readPersonEvents(store, { schoolId: 1, language: "en", personId, before: null, limit: 9 })

/** A teacher of Math, and of Arabic too. */
async function teacherOfBoth(): Promise<Member> {
  const teacher = await enrol("Teacher")
  expect((await change(teacher.id, ["Math", "اللغة العربية"])).status).toBe(200)
  return teacher
}

const verb = { subject: "Arabic", chapter: "The Verb" }
const inArabic = { ...hintsMade, ...verb }

describe("the subjects of a teacher", () => {
  it("are replaced at once, with one event for each change", async () => {
    const teacher = await enrol("Teacher")
    expect(await subjectsOf(teacher)).toMatchObject({ subjects: ["Math"] })
    expect((await gradesOf(teacher)).map(({ gradeId }) => gradeId)).toEqual([7])
    for (let time = 0; time < 2; time += 1)
      expect((await change(teacher.id, ["Math", "Arabic", "Math"])).status).toBe(200)
    expect(await subjectsOf(teacher)).toMatchObject({ subjects: ["Math", "Arabic"] })
    expect((await gradesOf(teacher)).map(({ gradeId }) => gradeId)).toEqual([7, 8])
    await change(teacher.id, ["Arabic", "Math"])
    expect(await subjectsOf(teacher, "ar")).toMatchObject({
      subjects: ["اللغة العربية", "الرياضيات"],
    })
    await change(teacher.id, ["Arabic"])
    expect(await subjectsOf(teacher)).toMatchObject({ subjects: ["Arabic"] })
    const events = await eventsOf(teacher.id)
    expect(events.map(({ kind, detail }) => [kind, JSON.parse(detail)])).toEqual([
      ["subjects changed", { from: [1, 3], to: [1] }],
      ["subjects changed", { from: [1, 3], to: [1, 3] }],
      ["subjects changed", { from: [3], to: [3, 1] }],
    ])
  })

  it("stay as they are where a name is unknown, or there are none or too many", async () => {
    const teacher = await teacherOfBoth()
    for (const subjects of [["Arabic", "Alchemy"], [], Array(11).fill("Math")])
      expect((await change(teacher.id, subjects)).status).toBe(400)
    expect(await subjectsOf(teacher)).toMatchObject({ subjects: ["Math", "Arabic"] })
  })

  it("are for teachers only", async () => {
    for (const role of ["Student", "User", "Admin"] as const) {
      const member = await enrol(role)
      expect((await change(member.id, ["Math", "Arabic"])).status).toBe(404)
      expect(await eventsOf(member.id)).toEqual([])
      expect(await subjectsOf(member)).not.toHaveProperty("subjects")
    }
    expect(
      await one("SELECT count(*) AS n FROM people WHERE role <> 'Teacher' AND subject_id"),
    ).toBe(0)
  })

  it("are gone when the teacher becomes something else, and so is the trust", async () => {
    const teacher = await teacherOfBoth()
    const trust = "INSERT INTO trusted_authors VALUES (?, 3, ?, 0)"
    await run(trust, teacher.id, huda.id)
    const other =
      "UPDATE people SET role = 'User', subject_id = NULL, confirmed_at = NULL WHERE id = ?"
    await run(other, teacher.id)
    for (const table of ["further_subjects", "trusted_authors"])
      expect(await one(`SELECT count(*) AS n FROM ${table} WHERE person_id = ${teacher.id}`)).toBe(
        0,
      )
  })
})

describe("a teacher of two subjects", () => {
  it("names the subject of a new question", async () => {
    const teacher = await teacherOfBoth()
    const { subject: _, ...unnamed } = inArabic
    const refused = await make(paths.educationHints, teacher, unnamed)
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining("name one")])
    expect((await make(paths.educationHints, teacher, inArabic)).status).toBe(200)
    const unknown = { ...inArabic, subject: "Alchemy" }
    expect((await make(paths.educationHints, teacher, unknown)).status).toBe(400)
    const named = { ...importedInChapter.questions[0], subject: "Math", grade: 7, chapter: 1 }
    const imported = await make("/api/education/import", teacher, { questions: [named] })
    expect(imported.body).toEqual([{ state: "made" }])
    const { body } = await call("/api/my-questions", { token: teacher.token })
    expect(body).toMatchObject({
      questions: [{ subjectName: "Math" }, { subjectName: "Arabic" }],
    })
  })

  it("gets examples of both, and of one where it is named", async () => {
    const { token } = await teacherOfBoth()
    const listed = async (query: string) => {
      const path = `/api/education/examples?game=five%20hints&grade=7&language=en${query}`
      return (await call(path, { token })).body
    }
    expect(await listed("")).toMatchObject({ questions: [{}, {}] })
    expect(await listed("&subject=Arabic")).toMatchObject({ questions: [{}] })
    const body = { answer: "en-0", tries: ["en-1"], grade: 7, subject: "Arabic" }
    expect((await call("/api/education/judge", { token, body })).status).toBe(200)
  })

  it("is trusted for one of them, until they no longer teach it", async () => {
    const teacher = await teacherOfBoth()
    const first = await send(teacher, "Before trust?", verb)
    expect(await post(huda, `/api/Admin/trust/${first}`, { isTrusted: true })).toBe(200)
    expect((await storyOf(huda, first)).isTrusted).toBe(true)
    expect(await rowOf(await send(teacher, "Trusted?", verb))).toMatchObject({
      status: "approved",
    })
    const inMath = await send(teacher, "In Math?", { subject: "Math" })
    expect(await rowOf(inMath)).toMatchObject({ status: "waiting" })
    expect((await storyOf(huda, inMath)).isTrusted).toBe(false)
    await change(teacher.id, ["Math"])
    expect((await storyOf(huda, first)).isTrusted).toBeNull()
    await change(teacher.id, ["Math", "Arabic"])
    expect((await storyOf(huda, first)).isTrusted).toBe(false)
  })
})
