import { describe, expect, it } from "vitest"
import { book as calls } from "#contract"
import { call } from "./support/api"
import { addPupils, buildBook, play } from "./support/book"
import { getRows, run } from "./support/sql"
import { ofWork } from "./support/work"
import { buildSchool, enrol, type Member } from "./support/world"

await buildSchool()

const showBook = async (teacher: Member, workId: number) =>
  calls.bookOfWork.ok.parse((await ofWork(teacher, workId, "book")).body)

const accept = (teacher: Member, workId: number, questionID: number, key: string) =>
  ofWork(teacher, workId, "accept", { questionID, key })

async function answered() {
  const made = await buildBook(1)
  const [question = 0] = made.questions
  await play(made.workId, made.pupils[0], made.questions, [[0, " Paris!"]])
  for (const each of await addPupils(made.code, 1))
    await play(made.workId, each, made.questions, [[0, "paris"]])
  return { ...made, question }
}
const verdictOf = (id: number) =>
  getRows("SELECT verdict, people, decided_by FROM appealed WHERE question_id = ?", id)

describe("a wrong answer", () => {
  it("is accepted for everybody, once, by the author of the question", async () => {
    const { own, workId, question } = await answered()
    await run("UPDATE questions SET author_id = ? WHERE id = ?", own.id, question)
    expect(await showBook(own, workId)).toMatchObject({
      accepted: 0,
      questions: [{ wrongAnswers: [{ may: "accept", people: 2 }] }],
    })
    const replies = [
      await accept(own, workId, question, "paris"),
      await accept(own, workId, question, "paris"),
    ]
    for (const { status, body } of replies)
      expect([status, body]).toEqual([200, { outcome: "accepted" }])
    expect(await verdictOf(question)).toEqual([
      { verdict: "accepted", people: 2, decided_by: own.id },
    ])
    expect(await showBook(own, workId)).toMatchObject({
      accepted: 1,
      pupils: [{ right: 1, cells: [{ mark: "right" }] }, { right: 1 }],
      questions: [{ right: 2, wrong: 0, wrongAnswers: [] }],
    })
  })

  it("is accepted by a teacher who is trusted in its subject", async () => {
    const { second, workId, question } = await answered()
    await run(
      `INSERT INTO trusted_authors (person_id, subject_id, admin_id, trusted_at)
        SELECT ?, subject_id, ?, 0 FROM pools JOIN questions ON pool_id = pools.id WHERE questions.id = ?`,
      second.id,
      second.id,
      question,
    )
    expect((await accept(second, workId, question, "paris")).body).toEqual({ outcome: "accepted" })
  })

  it("is a request of another teacher, which the author decides on", async () => {
    const { own, second, workId, question } = await answered()
    for (const each of [own, own, second])
      expect((await accept(each, workId, question, "paris")).body).toEqual({ outcome: "asked" })
    expect(await verdictOf(question)).toEqual([{ verdict: null, people: 2, decided_by: null }])
    expect(await showBook(own, workId)).toMatchObject({
      accepted: 0,
      questions: [{ wrongAnswers: [{ may: "no", standing: "asked" }] }],
    })
    const admin = await enrol("Admin")
    const decision = { questionID: question, key: "paris", verdict: "declined", reason: "" }
    await call("/api/appeals/decide", { token: admin.token, body: decision })
    expect((await accept(own, workId, question, "paris")).status).toBe(409)
  })

  it("is none that no pupil of this class has written", async () => {
    const { own, workId, question } = await answered()
    const other = await answered()
    expect((await accept(own, workId, question, "rome")).status).toBe(409)
    expect((await accept(own, workId, other.question, "paris")).status).toBe(409)
    expect(await verdictOf(other.question)).toEqual([])
  })
})
