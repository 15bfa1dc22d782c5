import { describe, expect, it } from "vitest"
import { authoring } from "#contract"
import { ownQuestions } from "#contract/limits"
import { hintsMade, sectionHintsMade, sectionSetMade, setMade } from "./samples/authoring"
import { call } from "./support/api"
import { decide, make, paths } from "./support/made"
import { buildSchool, enrol, type Member } from "./support/world"
import { getIds, run } from "./support/sql"

const { waitingMax } = ownQuestions
const inSection = authoring.importEntertainment.path

await buildSchool()
const admin = await enrol("Admin")

let made = 0
/** So many different questions. */
const several = (
  count: number,
  sample: typeof sectionHintsMade | typeof hintsMade = sectionHintsMade,
) =>
  Array.from({ length: count }, () => {
    made += 1
    return {
      ...sample,
      question: `Flood ${made}?`,
      hints: [`I am ${made}`, ...sample.hints.slice(1)],
    }
  })

const setOf = (sample: typeof sectionSetMade | typeof setMade) => {
  made += 1
  const questions = sample.questions.map((item) => ({ ...item, summary: `Set ${made}` }))
  return { ...sample, questions }
}

async function send(who: Member, questions: readonly unknown[], path: string = inSection) {
  const states: string[] = []
  for (let at = 0; at < questions.length; at += 25) {
    const { body } = await make(path, who, { questions: questions.slice(at, at + 25) })
    states.push(...authoring.importEducation.ok.parse(body).map(({ state }) => state))
  }
  return states
}

async function idsOf(who: Member, status = "waiting") {
  return getIds(
    "SELECT id FROM questions WHERE author_id = ? AND status = ? ORDER BY id",
    who.id,
    status,
  )
}
const waiting = async (who: Member) => (await idsOf(who)).length

/** An author with so many questions under review. */
async function authorWith(count: number, role: "Teacher" | "Student" = "Teacher") {
  const author = await enrol(role)
  await send(author, several(count))
  return author
}

describe("an author with 200 questions under review", () => {
  it("may not send another one, in any way, until one is decided", async () => {
    const author = await authorWith(waitingMax)
    const [more] = several(1)
    expect(await send(author, [more])).toEqual(["full"])
    const refusals = [
      await make(paths.entertainmentHints, author, more),
      await make(paths.educationHints, author, several(1, hintsMade)[0]),
      await make(paths.entertainmentSet, author, sectionSetMade),
    ]
    for (const { status, body } of refusals)
      expect([status, body]).toEqual([409, expect.stringContaining("200 questions under review")])
    expect(await waiting(author)).toBe(waitingMax)
    const [first = 0] = await idsOf(author)
    await decide("reject", first, admin)
    expect((await make(paths.entertainmentHints, author, more)).status).toBe(200)
    expect(await waiting(author)).toBe(waitingMax)
  })

  it("is told which of the rows of an import fit, and may send them again", async () => {
    const author = await authorWith(waitingMax - 3)
    const rows = several(5)
    expect(await send(author, rows)).toEqual(["made", "made", "made", "full", "full"])
    expect(await send(author, rows)).toEqual(["known", "known", "known", "full", "full"])
  })

  it("gets no part of a set", async () => {
    const author = await authorWith(waitingMax - 5)
    const set = setOf(sectionSetMade)
    expect(await send(author, [set])).toEqual(["full"])
    expect((await make(paths.entertainmentSet, author, set)).status).toBe(409)
    expect(await waiting(author)).toBe(waitingMax - 5)
    const [first = 0] = await idsOf(author)
    await decide("reject", first, admin)
    expect(await send(author, [set])).toEqual(["made"])
    expect(await send(author, [set])).toEqual(["known"])
    expect(await waiting(author)).toBe(waitingMax)
  })

  it("does not have more of them because of calls at the same time", async () => {
    const author = await authorWith(waitingMax - 10)
    const sent = await Promise.all(
      Array.from({ length: 6 }, () => send(author, [...several(5), setOf(sectionSetMade)])),
    )
    expect(await waiting(author)).toBeGreaterThan(waitingMax - 6)
    expect(await waiting(author)).toBeLessThanOrEqual(waitingMax)
    expect(sent.flat().filter((state) => state === "full").length).toBeGreaterThan(20)
  })

  it("may still edit a question under review, and a whole set of them", async () => {
    const author = await authorWith(waitingMax - 6)
    await send(author, [setOf(sectionSetMade)])
    const ids = await idsOf(author)
    const edit = { ...several(1)[0], replaces: ids.slice(0, 1) }
    expect((await make(paths.entertainmentHints, author, edit)).status).toBe(200)
    const set = { ...setOf(sectionSetMade), replaces: ids.slice(-6) }
    expect((await make(paths.entertainmentSet, author, set)).status).toBe(200)
    expect(await waiting(author)).toBe(waitingMax)
  })

  it("gets 200 for a question that was sent before", async () => {
    const author = await authorWith(waitingMax - 1)
    const [last] = several(1)
    for (const _ of [1, 2])
      expect((await make(paths.entertainmentHints, author, last)).status).toBe(200)
    expect(await waiting(author)).toBe(waitingMax)
  })
})

describe("there is no such limit", () => {
  it("for an admin", async () => {
    const states = await send(admin, several(waitingMax + 5))
    expect(new Set(states)).toEqual(new Set(["made"]))
  })

  it("for a trusted teacher in their subject; in the sections there is", async () => {
    const author = await authorWith(waitingMax)
    const [first = 0] = await idsOf(author)
    await run("INSERT INTO trusted_authors VALUES (?, 3, ?, 0)", author.id, admin.id)
    expect(first).toBeGreaterThan(0)
    const path = authoring.importEducation.path
    expect(await send(author, [...several(3, hintsMade), setOf(setMade)], path)).toEqual(
      Array.from({ length: 4 }, () => "made"),
    )
    expect(await send(author, several(1))).toEqual(["full"])
    expect((await idsOf(author, "approved")).length).toBe(9)
  })

  it("for decisions that an admin undoes", async () => {
    const author = await authorWith(waitingMax)
    const [first = 0] = await idsOf(author)
    await decide("reject", first, admin)
    await send(author, several(1))
    expect((await call(`/api/Admin/undo/${first}`, { token: admin.token, body: {} })).status).toBe(
      200,
    )
    expect(await waiting(author)).toBe(waitingMax + 1)
  })
})
