import { env } from "cloudflare:workers"
import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import { corrected, sectionHintsMade } from "./samples/authoring"
import { call } from "./support/api"
import { report, tellStatuses } from "./support/guess"
import { countOf, decide, make, paths, waitingIn } from "./support/made"
import { buildSchool, enrol } from "./support/world"
import { getRow } from "./support/sql"

await buildSchool()
const admin = await enrol("Admin")
const other = await enrol("Admin")
const author = await enrol("User")

/** Writes `count` questions and returns their ids. */
async function writeSome(count: number): Promise<readonly number[]> {
  for (let written = 0; written < count; written += 1)
    await make(paths.entertainmentHints, author, { ...sectionHintsMade, summary: randomUUID() })
  const waiting = await waitingIn("entertainment", admin)
  return waiting.slice(-count).map(({ questionID }) => questionID)
}

const write = async () => (await writeSome(1))[0] ?? 0

const decisionOn = (id: number) =>
  getRow<Record<string, unknown>>(
    `SELECT status, event, reason, person_id AS admin, at FROM question_events
      JOIN questions ON questions.id = question_id WHERE question_id = ?`,
    id,
  )

const isWaiting = async (id: number) =>
  (await waitingIn("entertainment", admin)).some(({ questionID }) => questionID === id)

describe("a decision", () => {
  it("stores the admin, the time and the reason, and removes the question from the list", async () => {
    const [taken, turnedDown] = [await write(), await write()]
    expect(await decide("approve", taken, admin)).toMatchObject({ status: 200, body: "Approved." })
    const reason = encodeURIComponent("مكرّر.\u202c Twice\u0000 the same.")
    expect((await decide("reject", turnedDown, other, `?reason=${reason}`)).body).toBe("Rejected.")
    expect(await decisionOn(taken)).toMatchObject({
      status: "approved",
      event: "approved",
      admin: admin.id,
      reason: "",
      at: expect.any(Number),
    })
    expect(await decisionOn(turnedDown)).toMatchObject({
      status: "rejected",
      event: "rejected",
      admin: other.id,
      reason: "مكرّر. Twice the same.",
    })
    expect([await isWaiting(taken), await isWaiting(turnedDown)]).toEqual([false, false])
  })

  it("needs no reason", async () => {
    const [one, another] = [await write(), await write()]
    expect((await decide("reject", one, admin)).status).toBe(200)
    expect((await decide("reject", another, admin, "?reason=")).status).toBe(200)
  })

  it("is final: a second one is rejected and changes nothing", async () => {
    const id = await write()
    await decide("reject", id, admin, "?reason=first")
    const kept = await decisionOn(id)
    for (const verdict of ["approve", "reject"] as const)
      for (const who of [admin, other]) {
        const { status, body } = await decide(verdict, id, who, "?reason=second")
        expect({ status, body }).toEqual({
          status: 409,
          body: "This question has already been decided.",
        })
      }
    expect(await decisionOn(id)).toEqual(kept)
  })

  it.each([
    ["an unknown question", "99999", 404],
    ["the question 0", "0", 404],
    ["a name", "first", 400],
    ["a negative number", "-1", 400],
    ["a decimal number", "1.5", 400],
    ["a number with an exponent", "1e9", 400],
    ["a number with too many digits", "9".repeat(16), 400],
    ["SQL", "1%20OR%201=1", 400],
  ])("is rejected for %s", async (_, id, status) => {
    const before = await countOf("question_events")
    for (const verdict of ["approve", "reject"])
      expect((await decideRaw(verdict, id)).status).toBe(status)
    expect(await countOf("question_events")).toBe(before)
  })

  it("is rejected with a reason that is too long or has bidirectional control characters", async () => {
    const id = await write()
    for (const reason of ["x".repeat(301), "%E2%80%AEesrever"])
      expect((await decide("reject", id, admin, `?reason=${reason}`)).status).toBe(400)
    expect(await isWaiting(id)).toBe(true)
  })

  const decideRaw = (verdict: string, id: string) =>
    decide(verdict === "approve" ? "approve" : "reject", id as unknown as number, admin)
})

describe("two admins who decide at the same time", () => {
  it("make one decision for each of 100 questions, and the other admin gets 409", async () => {
    const statuses: number[] = []
    const contradictions: unknown[] = []
    for (const [round, id] of (await writeSome(100)).entries()) {
      const [first, second] =
        round % 2 === 0 ? (["approve", "reject"] as const) : (["reject", "approve"] as const)
      const answers = await Promise.all([decide(first, id, admin), decide(second, id, other)])
      statuses.push(...answers.map(({ status }) => status))
      const [verdict, who] = answers[0]?.status === 200 ? [first, admin.id] : [second, other.id]
      const told = verdict === "approve" ? "approved" : "rejected"
      const kept = await decisionOn(id)
      if (kept?.["status"] !== told || kept["event"] !== told || kept["admin"] !== who)
        contradictions.push({ id, kept, told, who })
    }
    report("100 questions, two admins each", tellStatuses(statuses))
    expect(tellStatuses(statuses)).toEqual({ 200: 100, 409: 100 })
    expect(contradictions).toEqual([])
  }, 60_000)

  it("approve each question once, and leave no position empty", async () => {
    const ids = await writeSome(20)
    await Promise.all(
      ids.flatMap((id) => [decide("approve", id, admin), decide("approve", id, other)]),
    )
    const positions = await env.DB.prepare(
      "SELECT position FROM questions WHERE position IS NOT NULL ORDER BY position",
    ).raw()
    expect(positions.flat()).toEqual(positions.map((_, place) => place))
    const pool = await getRow<{ sizes: string }>("SELECT sizes FROM pools")
    expect(JSON.parse(pool?.sizes ?? "")).toEqual({ en0: positions.length })
  })
})

const correct = (id: number, body: object = corrected) =>
  call(`/api/Admin/correct/${id}`, { token: admin.token, body })

describe("a correction of a question under review", () => {
  it("replaces its texts, and stores the admin and the previous texts", async () => {
    const id = await write()
    expect(await correct(id)).toMatchObject({ status: 200, body: "Corrected." })
    const listed = (await waitingIn("entertainment", admin)).find(
      ({ questionID }) => questionID === id,
    )
    const { game, ...texts } = corrected
    expect(listed).toMatchObject({ ...texts, game })
    const kept = await getRow(
      "SELECT person_id AS admin, before ->> 'question' AS question FROM question_events WHERE question_id = ?",
      id,
    )
    expect(kept).toEqual({ admin: admin.id, question: sectionHintsMade.question })
    expect((await decide("approve", id, other)).status).toBe(200)
  })

  it("is refused where the question is decided, unknown, of another game, or against its rules", async () => {
    const id = await write()
    const same = [...corrected.hints.slice(0, 4), corrected.hints[0]]
    expect((await correct(id, { ...corrected, hints: same })).status).toBe(400)
    const { hints: _, ...item } = corrected
    expect((await correct(id, { ...item, game: "DifficultyLevel" })).status).toBe(400)
    expect((await correct(999_999)).status).toBe(404)
    await decide("reject", id, other)
    expect((await correct(id)).status).toBe(409)
  })
})
