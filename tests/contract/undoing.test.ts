import { describe, expect, it } from "vitest"
import { decide } from "./support/made"
import { answerHints, credit, drawHints, history, type Issued } from "./support/rounds"
import { positions, post, rowOf, send, storyOf } from "./support/versions"
import { buildSchool, enrol, type Member } from "./support/world"
import { getRows } from "./support/sql"

let unread = 0
await buildSchool()
const admin = await enrol("Admin")
const other = await enrol("Admin")
const author = await enrol("Teacher")

const undo = (id: number, by = admin) => post(by, `/api/Admin/undo/${id}`)
const request = (id: number, decision: string, by = admin) =>
  post(by, `/api/Admin/decide/${id}`, { decision, reason: "Look again." })

async function approved() {
  unread += 1
  const id = await send(author, `Which is number ${unread}?`)
  await decide("approve", id, admin)
  return id
}

/** A new pupil who has drawn the question approved last, the only approved one of its pool. */
async function drawn() {
  const id = await approved()
  const pupil = await enrol()
  return { id, pupil, round: await drawHints(pupil) }
}

const totalOf = async (pupil: Member, { name }: Pick<Issued<unknown>, "name">) =>
  (await credit(pupil, 50, name)).totalpoints

const eventsOf = async (id: number) =>
  (await storyOf(author, id)).history.map(({ event }) => event).slice(1)

describe("an approval that is undone while a pupil plays", () => {
  it("lets the round be judged and credited", async () => {
    const { id, pupil, round } = await drawn()
    expect(await undo(id)).toBe(200)
    expect(await rowOf(id)).toEqual({ status: "waiting", position: null })
    expect(await answerHints(pupil, round)).toBe(true)
    expect(await totalOf(pupil, round)).toBe(50)
    expect(await history(pupil)).toMatchObject([{ correct: true }])
  })

  it("takes back no points won before, and gives none again when it is approved again", async () => {
    const { id, pupil, round } = await drawn()
    expect(await answerHints(pupil, round)).toBe(true)
    expect(await undo(id)).toBe(200)
    expect(await totalOf(pupil, round)).toBe(50)
    expect(await request(id, "approved")).toBe(200)
    expect(await answerHints(pupil, round)).toBe(true)
    expect(await totalOf(pupil, round)).toBe(50)
    await undo(id)
  })

  it("lets the answer be judged once, whichever comes first", async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const { id, pupil, round } = await drawn()
      const both = [() => undo(id), () => answerHints(pupil, round)]
      const ran = await Promise.all((turn % 2 ? both : both.toReversed()).map((run) => run()))
      expect(new Set(ran)).toEqual(new Set([200, true]))
      expect(await totalOf(pupil, round)).toBe(50)
      expect(await positions()).toEqual([])
    }
  })
})

describe("two admins at the same time", () => {
  it("undo a decision once", async () => {
    const ids = [await approved(), await approved(), await approved()]
    for (const id of ids) {
      const undone = await Promise.all([undo(id), undo(id, other)])
      expect(undone.toSorted()).toEqual([200, 409])
      expect(await eventsOf(id)).toEqual(["approved", "undone"])
      expect(await positions()).not.toContain(id)
    }
    expect(await positions()).toEqual([])
  })

  it("undo and decide in one order, and the status is that of the last event", async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const id = await approved()
      const both = [() => undo(id), () => request(id, "changes", other)]
      const ran = await Promise.all((turn % 2 ? both : both.toReversed()).map((run) => run()))
      const undone = turn % 2 ? ran[0] : ran[1]
      const decided = turn % 2 ? ran[1] : ran[0]
      const events = await eventsOf(id)
      expect(undone).toBe(200)
      expect(events).toEqual(["approved", "undone", ...(decided === 200 ? ["changes"] : [])])
      expect(await rowOf(id)).toEqual({
        status: decided === 200 ? "changes" : "waiting",
        position: null,
      })
    }
  })

  it("decide differently: one of them gets 409, and one reason is stored", async () => {
    for (const decision of ["approved", "rejected"]) {
      const id = await send(author, `Which of two, ${decision}?`)
      const ran = await Promise.all([request(id, decision), request(id, "changes", other)])
      expect(ran.toSorted()).toEqual([200, 409])
      expect(await eventsOf(id)).toEqual([ran[0] === 200 ? decision : "changes"])
    }
  })
})

it("undone approvals in the middle of a bucket move its last questions there, also many at once", async () => {
  for (const id of await positions()) await undo(id)
  const ids: number[] = []
  for (let count = 0; count < 8; count += 1) ids.push(await approved())
  const gone = ids.filter((_, index) => index % 2 === 0)
  expect(await Promise.all(gone.map((id) => undo(id)))).toEqual(gone.map(() => 200))
  expect(new Set(await positions())).toEqual(new Set(ids.filter((id) => !gone.includes(id))))
})

it("the counts of the author match the questions", async () => {
  const results = await getRows(
    `SELECT status, questions FROM author_counts WHERE questions > 0 AND person_id = ?1 EXCEPT
      SELECT status, count(*) FROM questions WHERE author_id = ?1 GROUP BY status`,
    author.id,
  )
  expect(results).toEqual([])
})
