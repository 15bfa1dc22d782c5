import { expect, it } from "vitest"
import { workQuestions } from "#contract"
import { call } from "./support/api"
import { buildClass } from "./support/classes"
import { one, run } from "./support/sql"
import { addPool, buildSchool, enrol } from "./support/world"

await buildSchool()
await addPool({ chapter: 1 }, { en: 10, ar: 2 })
await addPool({ chapter: 2 }, ["Fiery tide"])
const sets = await addPool({ chapter: 1, game: "DifficultyLevel" }, [2, 1, 1, 1, 1])
await run("UPDATE questions SET set_id = 'set' WHERE pool_id = ?", sets)
const { id, own, second } = await buildClass()

async function find(query: Readonly<Record<string, string>>, who = own) {
  const path = `/api/classes/${id}/questions?${new URLSearchParams(query)}`
  const { status, body } = await call(path, who)
  expect(status).toBe(200)
  const { rounds, next } = workQuestions.findRounds.ok.parse(body)
  const ids = rounds.map(({ questions }) => questions.map(({ questionID }) => questionID).join("."))
  return { answers: rounds.map(({ questions }) => questions[0]?.answer), rounds, ids, next }
}

it("finds the questions of a subject by page, chapter, language and text", async () => {
  const first = await find({ language: "en" })
  expect(first.ids.length).toBe(8)
  const second = await find({ language: "en", after: first.next ?? "" })
  expect(second.answers).toEqual(["en-8", "en-9", "Fiery tide"])
  expect(second.next).toBe(null)
  expect((await find({ chapter: "2" })).answers).toEqual(["Fiery tide"])
  expect((await find({ search: "FIERY" })).answers).toEqual(["Fiery tide"])
  expect((await find({ language: "ar" })).answers).toEqual(["ar-0", "ar-1"])
})

it("finds whole sets as one round each", async () => {
  const { rounds, ids } = await find({ game: "DifficultyLevel" })
  expect(rounds.map(({ questions }) => questions.length)).toEqual([6])
  expect((await find({ ids: ids[0] ?? "" })).ids).toEqual(ids)
  await run(
    "UPDATE questions SET position = NULL, status = 'retired' WHERE id = ?",
    await one("SELECT max(id) AS n FROM questions"),
  )
  expect((await find({ game: "DifficultyLevel" })).ids).toEqual([])
})

it("reads chosen ones in their order, and nothing that may not be set", async () => {
  const { ids } = await find({ language: "en" })
  const [one = "", two = "", three = ""] = ids
  const chosen = [three, one, two]
  expect((await find({ ids: [...chosen, "999999"].join(".") })).ids).toEqual(chosen)
  const stranger = await enrol("Teacher")
  await run(
    "UPDATE questions SET author_id = ?, status = 'waiting', position = NULL WHERE id = ?",
    own.id,
    Number(one),
  )
  expect((await find({ ids: one }, second)).ids).toEqual([])
  expect((await find({ ids: one })).rounds[0]?.isOwn).toBe(true)
  expect((await find({ own: "true" })).ids).toEqual([one])
  const path = `/api/classes/${id}/questions`
  expect((await call(path, stranger)).status).toBe(404)
  expect((await call(`${path}?subject=Arabic`, own)).status).toBe(400)
})
