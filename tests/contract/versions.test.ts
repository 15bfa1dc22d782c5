import { describe, expect, it } from "vitest"
import { hintsMade, setMade } from "./samples/authoring"
import { call, clock } from "./support/api"
import { decide, make, paths, waitingIn } from "./support/made"
import { positions, post, rowOf, send, storyOf } from "./support/versions"
import { buildSchool, enrol } from "./support/world"
import { getRow } from "./support/sql"

await buildSchool()
const admin = await enrol("Admin")

describe("a new version", () => {
  it("of a question that needs changes replaces it in the review", async () => {
    const author = await enrol("Teacher")
    const first = await send(author, "First?")
    const body = { decision: "changes", templates: ["spelling"], reason: "Look again." }
    expect(await post(admin, `/api/Admin/decide/${first}`, body)).toBe(200)
    const second = await send(author, "Second?", { replaces: [first] })
    expect(await rowOf(first)).toMatchObject({ status: "replaced" })
    const story = await storyOf(author, second)
    expect(story).toMatchObject({
      questions: [{ question: "Second?", status: "waiting" }],
      before: { question: "First?" },
      newer: null,
      isOwn: true,
      canUndo: false,
      isTrusted: null,
    })
    expect(story.history).toMatchObject([
      { event: "sent", questionID: String(first) },
      { event: "changes", by: expect.any(String), templates: ["spelling"], reason: "Look again." },
      { event: "sent", questionID: String(second) },
    ])
    expect((await storyOf(author, first)).newer).toBe(String(second))
  })

  it("of an approved question is played once it is approved, at the same position", async () => {
    const author = await enrol("Teacher")
    const [first, other] = [await send(author, "Old?"), await send(author, "Other?")]
    await decide("approve", first, admin)
    await decide("approve", other, admin)
    const before = await positions()
    const second = await send(author, "New?", { replaces: [first] })
    expect(await positions()).toEqual(before)
    expect((await storyOf(author, second)).supersedes).toBe(String(first))
    await decide("approve", second, admin)
    expect(await positions()).toEqual(before.map((id) => (id === first ? second : id)))
    expect(await rowOf(first)).toMatchObject({ status: "replaced", position: null })
    expect(await post(admin, `/api/Admin/undo/${second}`)).toBe(200)
    expect(await positions()).toEqual(before)
    expect(await rowOf(second)).toMatchObject({ status: "waiting" })
  })

  it("of a rejected version still replaces the approved question", async () => {
    const author = await enrol("Teacher")
    const first = await send(author, "A?")
    await decide("approve", first, admin)
    const second = await send(author, "B?", { replaces: [first] })
    await decide("reject", second, admin)
    const third = await send(author, "C?", { replaces: [second] })
    await decide("approve", third, admin)
    expect(await rowOf(first)).toMatchObject({ status: "replaced" })
    expect((await storyOf(author, third)).history.map(({ event }) => event)).toEqual([
      "sent",
      "approved",
      "sent",
      "rejected",
      "sent",
      "approved",
    ])
  })

  it("is refused for somebody else's question, and for another game", async () => {
    const [author, other] = [await enrol("Teacher"), await enrol("Teacher")]
    const first = await send(author, "Mine?")
    expect(await send(other, "Yours?", { replaces: [first] })).toBe(400)
    expect((await make(paths.educationSet, author, { ...setMade, replaces: [first] })).status).toBe(
      400,
    )
    expect((await call(`/api/my-questions/${first}`, { token: other.token })).status).toBe(404)
  })

  it("of a set replaces all its questions, or none", async () => {
    const author = await enrol("Teacher")
    await make(paths.educationSet, author, setMade)
    const id = (await waitingIn("educational", admin)).at(-1)?.questionID ?? 0
    const replaces = (await storyOf(author, id)).questions.map(({ questionID }) =>
      Number(questionID),
    )
    expect(replaces).toHaveLength(6)
    await decide("reject", replaces[5] ?? 0, admin)
    const edited = setMade.questions.map((each) => ({ ...each, summary: "Edited." }))
    const again = () =>
      make(paths.educationSet, author, { ...setMade, questions: edited, replaces })
    expect((await again()).status).toBe(200)
    const later = edited.map((each) => ({ ...each, summary: "Later." }))
    const before = await getRow("SELECT count(*) AS n FROM questions")
    expect(
      (await make(paths.educationSet, author, { ...setMade, questions: later, replaces })).status,
    ).toBe(409)
    expect(await getRow("SELECT count(*) AS n FROM questions")).toEqual(before)
  })
})

describe("at the same time", () => {
  it("two edits of one question make one new version, and one of them gets 409", async () => {
    const author = await enrol("Teacher")
    for (const decision of ["approve", "reject"] as const) {
      const first = await send(author, `Twice ${decision}?`)
      await decide(decision, first, admin)
      const edits = ["one?", "two?"].map((text) =>
        make(paths.educationHints, author, {
          ...hintsMade,
          question: text + first,
          replaces: [first],
        }),
      )
      expect((await Promise.all(edits)).map(({ status }) => status).toSorted()).toEqual([200, 409])
    }
  })

  it("an edit and a decision leave at most one version in play", async () => {
    const author = await enrol("Teacher")
    for (let round = 0; round < 10; round += 1) {
      const first = await send(author, `Race ${round}?`)
      const body = { ...hintsMade, question: `Raced ${round}?`, replaces: [first] }
      const both = [
        () => make(paths.educationHints, author, body),
        () => decide("approve", first, admin),
      ]
      const [edited, decided] = await Promise.all(
        (round % 2 ? both : both.toReversed()).map((run) => run()),
      )
      expect([edited?.status, decided?.status].toSorted()[0]).toBe(200)
      const { status } = (await rowOf(first)) ?? {}
      expect(["approved", "replaced"]).toContain(status)
      await positions()
    }
  })

  it("either a withdrawal or a decision succeeds", async () => {
    const author = await enrol("Teacher")
    for (let round = 0; round < 10; round += 1) {
      const id = await send(author, `Back ${round}?`)
      const statuses = await Promise.all([
        post(author, `/api/my-questions/${id}/withdraw`),
        decide("approve", id, admin).then(({ status }) => status),
      ])
      expect(statuses.toSorted()).toEqual([200, 409])
      expect(await rowOf(id)).toMatchObject({
        status: statuses[0] === 200 ? "withdrawn" : "approved",
      })
    }
  })
})

describe("undoing a decision", () => {
  it("works once, within ten minutes, before a new version, and leaves no position empty", async () => {
    const author = await enrol("Teacher")
    const [first, second] = [await send(author, "One?"), await send(author, "Two?")]
    await decide("approve", first, admin)
    await decide("approve", second, admin)
    const undos = await Promise.all(
      [first, first].map((id) => post(admin, `/api/Admin/undo/${id}`)),
    )
    expect(undos.toSorted()).toEqual([200, 409])
    expect(await positions()).toContain(second)
    await decide("reject", first, admin)
    await send(author, "One again?", { replaces: [first] })
    expect(await post(admin, `/api/Admin/undo/${first}`)).toBe(409)
    clock.now += 601_000
    expect(await post(admin, `/api/Admin/undo/${second}`)).toBe(409)
  })
})
