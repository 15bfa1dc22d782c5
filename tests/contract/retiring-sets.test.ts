import { env } from "cloudflare:workers"
import { beforeEach, describe, expect, it } from "vitest"
import { setMade } from "./samples/authoring"
import { laterDraw } from "./support/api"
import { ask, answerSet, drawSet } from "./support/rounds"
import { faultsOfLines, idsInPlay } from "./support/lines"
import { decide, make, paths, waitingIn } from "./support/made"
import { post, rowOf, storyOf } from "./support/versions"
import { buildSchool, enrol } from "./support/world"

await buildSchool()
const admin = await enrol("Admin")
const author = await enrol("Teacher")

const retire = (id: number, body: object = {}) => post(admin, `/api/Admin/retire/${id}`, body)
const putBack = (id: number, body: object = {}) => post(admin, `/api/Admin/put-back/${id}`, body)

beforeEach(async () => {
  for (const id of await idsInPlay()) await retire(id)
})

const questionsWith = (summary: string) => setMade.questions.map((each) => ({ ...each, summary }))

/** A set of six that is approved; returns its ids. */
async function approvedSet(summary: string, replaces?: readonly number[]) {
  const body = { ...setMade, questions: questionsWith(summary), replaces }
  expect((await make(paths.educationSet, author, body)).status).toBe(200)
  const id = (await waitingIn("educational", admin)).at(-1)?.questionID ?? 0
  const ids = (await storyOf(author, id)).questions.map(({ questionID }) => Number(questionID))
  for (const each of ids) await decide("approve", each, admin)
  return ids
}

const textOf = (id: number) =>
  env.DB.prepare("SELECT question FROM questions WHERE id = ?").bind(id).first<string>("question")

const statusesOf = async (ids: readonly number[]) =>
  Promise.all(ids.map(async (id) => (await rowOf(id))?.["status"]))

describe("a set", () => {
  it("is retired and put back whole, or one question of it", async () => {
    const ids = await approvedSet("To retire.")
    const [first = 0, second = 0] = ids
    const pupil = await enrol()
    const round = await drawSet(pupil)
    expect(await retire(first)).toBe(200)
    expect(new Set(await statusesOf(ids.slice(1)))).toEqual(new Set(["approved"]))
    expect(await retire(second, { isWholeSet: true })).toBe(200)
    expect(new Set(await statusesOf(ids))).toEqual(new Set(["retired"]))
    expect(await answerSet(pupil, round)).toEqual(Array(6).fill(true))
    expect((await ask(await enrol(), { game: "DifficultyGame" })).status).toBe(404)
    expect(await putBack(first, { isWholeSet: true })).toBe(200)
    expect(new Set(await statusesOf(ids))).toEqual(new Set(["approved"]))
    expect(await faultsOfLines()).toEqual([])
    expect((await ask(pupil, { game: "DifficultyGame" })).status).toBe(404)
    await retire(first, { isWholeSet: true })
  })

  it("is replaced by one whole set: never in part, nor by questions of two sets", async () => {
    const [one, other] = [await approvedSet("One set."), await approvedSet("Another set.")]
    const edit = (replaces: readonly number[], summary = "Mixed.") =>
      make(paths.educationSet, author, { ...setMade, questions: questionsWith(summary), replaces })
    const [first = 0] = one
    for (const replaces of [
      [...one.slice(0, 3), ...other.slice(3)],
      one.slice(0, 3),
      Array(6).fill(first),
      [...one.slice(0, 5), first],
    ])
      expect((await edit(replaces)).status).toBe(400)
    expect((await edit(one)).status).toBe(200)
    const again = await edit(one, "Mixed again.")
    expect(again.status).toBe(409)
    expect(await faultsOfLines()).toEqual([])
  })

  it("is undone whole, and the set before it is played again", async () => {
    const before = await approvedSet("Before.")
    const after = await approvedSet("After.", before)
    expect(new Set(await statusesOf(before))).toEqual(new Set(["replaced"]))
    expect(await post(admin, `/api/Admin/undo/${after[3]}`)).toBe(200)
    expect(new Set(await statusesOf(before))).toEqual(new Set(["approved"]))
    expect(new Set(await statusesOf(after))).toEqual(new Set(["waiting"]))
    expect(await faultsOfLines()).toEqual([])
  })

  it("of skipped questions is given without those that were retired", async () => {
    const ids = await approvedSet("Skipped.")
    const pupil = await enrol()
    const texts = (await drawSet(pupil)).body.map(({ question }) => question)
    for (const id of ids.slice(0, 2)) await retire(id)
    laterDraw()
    const { body } = await ask(pupil, { game: "DifficultyGame" })
    const again = (body as readonly { question: string }[]).map(({ question }) => question)
    expect(texts).toEqual(expect.arrayContaining(again))
    const gone = await Promise.all(ids.slice(0, 2).map(textOf))
    expect(again.filter((text) => gone.includes(text))).toEqual([])
    expect(again.length).toBeGreaterThan(0)
  })
})
