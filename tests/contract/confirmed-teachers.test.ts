import { env } from "cloudflare:workers"
import { describe, expect, it } from "vitest"
import { erasePerson } from "../../api/src/store/accounts/personal-data"
import { createStore } from "../../api/src/db/store"
import { readPersonEvents } from "../../api/src/store/accounts/person-events"
import { hintsMade } from "./samples/authoring"
import { call } from "./support/api"
import { make, paths } from "./support/made"
import { addPool, buildSchool, enrol, enrolNew, type Member } from "./support/world"
import { one, run } from "./support/sql"

const sheet = "/api/education/approved?game=five%20hints&language=en&grade=7&subject=Math&chapter=1"
const examples = "/api/education/examples?game=five%20hints&grade=7&language=en"
const store = createStore(env.DB)
const ofSchool = { schoolId: 1, language: "en" } as const

await buildSchool()
const huda = await enrol("Admin")
await addPool({ chapter: 1 }, 2)
await addPool({ subject: 1, chapter: 1 }, 2)

const confirm = (personID: number | string, { token } = huda) =>
  call("/api/Admin/confirm-teacher", { token, body: { personID } })
const statusOf = async (path: string, { token }: Member) => (await call(path, { token })).status
const listed = async () => (await call("/api/Admin/waiting-teachers", { token: huda.token })).body

describe("a teacher who signs up", () => {
  it("waits: the log-in and the profile say so", async () => {
    const person = {
      name: "Nadia Farouk",
      email: "nadia@school.example",
      password: "Sets-and-functions-7",
      type: 1,
      grade: "",
      subject: "Math",
    }
    expect((await call("/api/Accounts/register", { body: person })).status).toBe(200)
    const { body } = await call("/api/Accounts/login", { body: person })
    expect(body).toMatchObject({ role: "Teacher", confirmed: false })
    const { token } = body as Member
    const profile = () => call("/api/Accounts/profile", { token })
    expect((await profile()).body).toMatchObject({ confirmed: false })
    expect(await listed()).toMatchObject({
      count: 1,
      teachers: [{ name: person.name, email: person.email, subjectName: "Math" }],
    })
    await confirm((body as { id: string }).id)
    expect((await profile()).body).toMatchObject({ confirmed: true })
    expect((await call("/api/Accounts/login", { body: person })).body).toMatchObject({
      confirmed: true,
    })
    expect(await listed()).toEqual({ count: 0, teachers: [] })
  })

  it("writes and sends questions meanwhile, and sees their own", async () => {
    const teacher = await enrolNew("Teacher")
    expect((await make(paths.educationHints, teacher, hintsMade)).status).toBe(200)
    const { body } = await call("/api/my-questions", { token: teacher.token })
    expect(body).toMatchObject({ questions: [{ answer: hintsMade.answer, status: "waiting" }] })
    expect(await statusOf("/api/Accounts/Grades", teacher)).toBe(200)
  })

  it("is not trusted before the confirmation, whatever an admin has set", async () => {
    const teacher = await enrolNew("Teacher")
    await run("INSERT INTO trusted_authors VALUES (?, 3, ?, 0)", teacher.id, huda.id)
    const approved = `SELECT count(*) AS n FROM questions WHERE author_id = ${teacher.id}
      AND status = 'approved'`
    await make(paths.educationHints, teacher, hintsMade)
    expect(await one(approved)).toBe(0)
    await confirm(teacher.id)
    await make(paths.educationHints, teacher, { ...hintsMade, question: "Which river is that?" })
    expect(await one(approved)).toBe(1)
  })
})

describe("a confirmation", () => {
  it("takes effect at the next call of an open session", async () => {
    const teacher = await enrolNew("Teacher")
    expect([await statusOf(sheet, teacher), await statusOf(examples, teacher)]).toEqual([403, 403])
    expect((await confirm(teacher.id)).status).toBe(200)
    expect([await statusOf(sheet, teacher), await statusOf(examples, teacher)]).toEqual([200, 200])
  })

  it("twice is one event, by the first admin", async () => {
    const teacher = await enrolNew("Teacher")
    const [first] = await Promise.all([confirm(teacher.id), confirm(teacher.id)])
    expect(first.status).toBe(200)
    expect((await confirm(teacher.id, await enrol("Admin"))).status).toBe(200)
    const events = await readPersonEvents(store, {
      ...ofSchool,
      personId: teacher.id,
      before: null,
      limit: 9,
    })
    expect(events).toMatchObject([{ kind: "confirmed", person_id: teacher.id }])
    expect(await one(`SELECT by_id AS n FROM person_events WHERE person_id = ${teacher.id}`)).toBe(
      huda.id,
    )
  })

  it("is for teachers only", async () => {
    for (const role of ["Student", "User", "Admin"] as const)
      expect((await confirm((await enrol(role)).id)).status).toBe(404)
    expect((await confirm(987_654)).status).toBe(404)
    expect((await confirm("1 OR 1=1")).status).toBe(400)
    expect(
      await one("SELECT count(*) AS n FROM people WHERE role <> 'Teacher' AND confirmed_at"),
    ).toBe(0)
  })

  it("stays in the history without the person, when the teacher is erased", async () => {
    const teacher = await enrolNew("Teacher")
    await confirm(teacher.id)
    const event = `SELECT max(id) AS n FROM person_events WHERE person_id = ${teacher.id}`
    const id = await one(event)
    await erasePerson(store, { id: teacher.id, email: "" }, [])
    const [row] = await readPersonEvents(store, {
      ...ofSchool,
      personId: null,
      before: Number(id) + 1,
      limit: 1,
    })
    expect(row).toMatchObject({ id, person_id: null, person: "", kind: "confirmed", detail: "{}" })
    await expect(run("DELETE FROM person_events")).rejects.toThrow(/kept for good/)
  })
})

/** The answers of a list of questions. */
const answersOf = async (path: string, { token }: Member) => {
  const { body } = await call(path, { token })
  return (body as { questions: { answer: string }[] }).questions.map(({ answer }) => answer)
}

describe("examples", () => {
  it("are those of the caller's own subject", async () => {
    const [math, arabic] = [await enrol("Teacher"), await enrol("Teacher")]
    await run("UPDATE people SET subject_id = 1 WHERE id = ?", arabic.id)
    await run(
      `UPDATE questions SET answer = 'a verb' WHERE pool_id = (SELECT id FROM pools WHERE subject_id = 1)`,
    )
    expect(await answersOf(examples, math)).not.toContain("a verb")
    expect(await answersOf(examples, arabic)).toEqual(["a verb", "a verb"])
    expect(await answersOf(`${examples}&subject=Arabic`, huda)).toEqual(["a verb", "a verb"])
  })

  it.each(["Arabic", "Alchemy"])(
    "and tries in %s are refused to a teacher of Math",
    async (subject) => {
      const { token } = await enrol("Teacher")
      expect((await call(`${examples}&subject=${subject}`, { token })).status).toBe(400)
      const body = { answer: "en-0", tries: ["en-1"], grade: 7, subject }
      expect((await call("/api/education/judge", { token, body })).status).toBe(400)
    },
  )
})
