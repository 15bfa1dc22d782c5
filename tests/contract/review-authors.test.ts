import { describe, expect, it } from "vitest"
import { authoring, review, reviewDecisions } from "#contract"
import { hintsMade, sectionHintsMade, sectionSetMade } from "./samples/authoring"
import { call, clock, rowsOf } from "./support/api"
import { decide, make, paths, waitingIn } from "./support/made"
import { buildSchool, enrol, type Member } from "./support/world"
import { getRow, getRows } from "./support/sql"

await buildSchool()
const huda = await enrol("Admin", "Huda")

let made = 0
/** An author with so many questions under review. */
async function authorOf(count: number, name = "Author"): Promise<Member> {
  const author = await enrol("Teacher", name)
  for (let left = count; left > 0; left -= 25) {
    const questions = Array.from({ length: Math.min(25, left) }, () => {
      made += 1
      return { ...sectionHintsMade, question: `Spam ${made}?`, summary: `So ${made}.` }
    })
    await make(authoring.importEntertainment.path, author, { questions })
  }
  return author
}

const authorsOf = async (query = "") => {
  const { body } = await call(`${reviewDecisions.waitingAuthors.path}${query}`, huda)
  return reviewDecisions.waitingAuthors.ok.parse(body).authors
}
const rejectAll = async ({ id }: Member, reason = "Spam.", admin = huda) => {
  clock.now += 1000
  const { body } = await make(`/api/Admin/reject-all/${id}`, admin, { reason })
  return reviewDecisions.rejectAll.ok.parse(body)
}
const undoAll = async ({ id }: Member, from: number, to: number, admin = huda) => {
  const { body } = await make(`/api/Admin/undo-all/${id}`, admin, { from, to })
  return reviewDecisions.undoAll.ok.parse(body)
}
const statuses = async ({ id }: Member) => {
  const results = await getRows<{ status: string; n: number }>(
    "SELECT status, count(*) AS n FROM questions WHERE author_id = ? GROUP BY status ORDER BY status",
    id,
  )
  return Object.fromEntries(results.map(({ status, n }) => [status, n]))
}

describe("the authors with questions under review", () => {
  it("are listed with their numbers, the most first", async () => {
    const few = await authorOf(2, "Few")
    const many = await authorOf(30, "Many")
    await authorOf(0, "None")
    const own = [
      { authorId: String(many.id), name: "Many", role: "Teacher", questions: 30 },
      { authorId: String(few.id), name: "Few", role: "Teacher", questions: 2 },
    ]
    expect(await authorsOf()).toEqual(own)
    expect(await authorsOf(`?author=${few.id}`)).toEqual(own.slice(1))
    expect(await authorsOf("?author=999999")).toEqual([])
  })

  it("filter the list for review, also with another filter and a search", async () => {
    const author = await authorOf(3, "Filtered")
    await make(paths.educationHints, author, { ...hintsMade, question: "Alone?" })
    await make(paths.entertainmentSet, author, sectionSetMade)
    const pageOf = async (query: Record<string, string>) => {
      const all = new URLSearchParams({ author: String(author.id), ...query })
      const { body } = await call(`${review.reviewPage.path}?${all}`, huda)
      const { found, foundEntries } = review.reviewPage.ok.parse(body)
      return [found, foundEntries]
    }
    expect(await pageOf({ category: "entertainment" })).toEqual([9, 4])
    expect(await pageOf({ category: "entertainment", game: "five hints" })).toEqual([3, 3])
    expect(await pageOf({ category: "entertainment", search: "mauritania" })).toEqual([6, 1])
    expect(await pageOf({ category: "education" })).toEqual([1, 1])
    expect(await pageOf({ category: "education", author: "999999" })).toEqual([0, 0])
  })
})

describe("all questions of an author", () => {
  it("are rejected in steps of 100, with one reason, and nobody else's", async () => {
    const [author, other] = [await authorOf(150), await authorOf(1)]
    expect(await rejectAll(author, "No more of these.")).toMatchObject({ rejected: 100, left: 50 })
    expect(await rejectAll(author, "No more of these.")).toMatchObject({ rejected: 50, left: 0 })
    expect(await rejectAll(author)).toMatchObject({ rejected: 0, left: 0 })
    expect(await statuses(author)).toEqual({ rejected: 150 })
    expect(await statuses(other)).toEqual({ waiting: 1 })
    const results = await getRows(
      `SELECT DISTINCT person_id, event, reason FROM question_events WHERE question_id IN
        (SELECT id FROM questions WHERE author_id = ?)`,
      author.id,
    )
    expect(results).toEqual([
      { person_id: huda.id, event: "rejected", reason: "No more of these." },
    ])
    const waiting = await waitingIn("entertainment", huda)
    expect(waiting.every(({ question }) => question !== "Spam 40?")).toBe(true)
  })

  it("are under review again after an undo, in steps too, but those that another admin decided", async () => {
    const author = await authorOf(130)
    const [first] = (await waitingIn("entertainment", huda)).slice(-130)
    await decide("reject", first?.questionID ?? 0, await enrol("Admin"))
    const [one, two] = [await rejectAll(author), await rejectAll(author)]
    expect(await undoAll(author, one.at, two.at, await enrol("Admin"))).toEqual({
      undone: 0,
      left: 0,
    })
    expect(await undoAll(author, one.at, two.at)).toEqual({ undone: 100, left: 29 })
    expect(await undoAll(author, one.at, two.at)).toEqual({ undone: 29, left: 0 })
    expect(await statuses(author)).toEqual({ waiting: 129, rejected: 1 })
    expect(await authorsOf(`?author=${author.id}`)).toMatchObject([{ questions: 129 }])
  })

  it("stay rejected after ten minutes", async () => {
    const author = await authorOf(3)
    const { at } = await rejectAll(author)
    clock.now += 10 * 60_000 + 1
    expect(await undoAll(author, at, at)).toEqual({ undone: 0, left: 0 })
    expect(await statuses(author)).toEqual({ rejected: 3 })
  })

  it("are decided once by two admins at the same time", async () => {
    const author = await authorOf(60)
    const admins = [huda, await enrol("Admin")]
    const replies = await Promise.all(admins.map((admin) => rejectAll(author, "", admin)))
    expect(replies.reduce((sum, { rejected }) => sum + rejected, 0)).toBe(60)
    const events = await getRow<{ n: number }>(
      `SELECT count(*) AS n FROM question_events WHERE question_id IN
        (SELECT id FROM questions WHERE author_id = ?)`,
      author.id,
    )
    expect(events?.n).toBe(60)
  })

  it("cost a number of rows that depends on the step only", async () => {
    const author = await authorOf(150)
    const { read, written } = await rowsOf(() => rejectAll(author))
    console.log(`100 of 150 rejected: ${read} rows read, ${written} written`)
    expect(read).toBeLessThan(5000)
    expect(written).toBeLessThan(3000)
  })

  it.each([
    ["/api/Admin/reject-all/x", { reason: "" }],
    ["/api/Admin/reject-all/1", { reason: "x".repeat(301) }],
    ["/api/Admin/undo-all/1", { from: -1, to: 2 }],
    ["/api/Admin/undo-all/1", {}],
  ])("%s is refused for %j", async (path, body) => {
    expect((await make(path, huda, body)).status).toBe(400)
  })
})
