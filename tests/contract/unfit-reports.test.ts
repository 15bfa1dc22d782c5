import { beforeEach, describe, expect, it } from "vitest"
import { myQuestions } from "#contract"
import { answers, oneQuestionOf, openOf } from "./support/appeals"
import { call } from "./support/api"
import { answerHints, askFor, drawHints } from "./support/rounds"
import { post, rowOf, send, storyOf } from "./support/versions"
import { decide } from "./support/made"
import { faultsOfLines } from "./support/lines"
import { buildSchool, enrol, type Member } from "./support/world"

let author: Member
await buildSchool()
const admin = await enrol("Admin", "Huda")

// The questions of these tests are not in the counts of their author, who therefore has a single one.
beforeEach(async () => {
  author = await enrol("Teacher", "Omar")
})

type Player = Awaited<ReturnType<typeof answers>>

const report = (player: Player, reason = "unfit") =>
  post(player, "/api/reports", { attempt: player.name, reason, word: "" })

const close = (by: Member, id: number, isRetired?: boolean) =>
  post(by, "/api/reports/close", { questionID: id, isRetired })

const reportOn = async (by: Member, id: number) =>
  (await openOf(by)).reports.find(({ questionID }) => questionID === String(id))

/** This many players who were given the question. */
async function playersOf(chapter: number, count: number) {
  const players: Player[] = []
  while (players.length < count) players.push(await answers(null, chapter))
  return players
}

async function hidden(by = author) {
  const { chapter, id } = await oneQuestionOf(by)
  for (const player of await playersOf(chapter, 3)) await report(player)
  return { chapter, id }
}

describe("three reports of a question as unfit", () => {
  it("take it out of play until an admin decides, and come first in the list", async () => {
    const other = await oneQuestionOf(author)
    for (const player of await playersOf(other.chapter, 4)) await report(player, "unclear")
    const { chapter, id } = await oneQuestionOf(author)
    const [first, second, third, fourth] = await playersOf(chapter, 4)
    const late = await enrol()
    const round = await drawHints(late, { chapter })
    if (!first || !second || !third || !fourth) throw new Error("There are no players.")
    for (const player of [first, first, second]) await report(player)
    await report(fourth, "unclear")
    expect(await rowOf(id)).toMatchObject({ status: "approved" })
    await Promise.all([report(third), report(third)])
    expect(await rowOf(id)).toEqual({ status: "hidden", position: null })
    expect((await askFor("HintGame", await enrol(), { chapter })).status).toBe(404)
    expect(await answerHints(late, round)).toBe(true)
    const [top] = (await openOf(admin)).reports
    expect(top).toMatchObject({ questionID: String(id), isHidden: true, count: 4 })
    expect((await storyOf(author, id)).history.at(-1)).toMatchObject({ event: "hidden", by: null })
    expect(await close(author, id)).toBe(409)
    expect(await rowOf(id)).toMatchObject({ status: "hidden" })
  })

  it("count anew once an admin has put the question back", async () => {
    const { chapter, id } = await hidden()
    expect(await close(admin, id)).toBe(200)
    expect(await rowOf(id)).toMatchObject({ status: "approved" })
    expect(await reportOn(admin, id)).toBeUndefined()
    expect((await storyOf(admin, id)).history.at(-1)).toMatchObject({
      event: "restored",
      by: "Huda",
    })
    const [first, second, third] = await playersOf(chapter, 3)
    if (!first || !second || !third) throw new Error("There are no players.")
    await report(first)
    await report(second)
    expect(await rowOf(id)).toMatchObject({ status: "approved" })
    await report(third)
    expect(await rowOf(id)).toMatchObject({ status: "hidden" })
  })

  it("end with the question retired, by the list or by its page", async () => {
    const [one, other] = [await hidden(), await hidden(await enrol("Teacher"))]
    expect(await close(admin, one.id, true)).toBe(200)
    expect(await post(admin, `/api/Admin/retire/${other.id}`)).toBe(200)
    for (const { id } of [one, other]) {
      expect(await rowOf(id)).toMatchObject({ status: "retired" })
      expect(await reportOn(admin, id)).toBeUndefined()
    }
    expect(await faultsOfLines()).toEqual([])
  })

  it("are three also where the author closes the reports in between", async () => {
    const { chapter, id } = await oneQuestionOf(author)
    for (const player of await playersOf(chapter, 3)) {
      expect(await rowOf(id)).toMatchObject({ status: "approved" })
      await report(player)
      await close(author, id)
    }
    expect(await rowOf(id)).toMatchObject({ status: "hidden" })
    expect(await reportOn(admin, id)).toMatchObject({ isHidden: true })
  })

  it("are closed without a return where a newer version is played", async () => {
    const { id } = await hidden()
    const newer = await send(author, "A fit one?", { replaces: [id] })
    await decide("approve", newer, admin)
    expect(await close(admin, id)).toBe(200)
    expect([await rowOf(id), await rowOf(newer)]).toMatchObject([
      { status: "retired" },
      { status: "approved" },
    ])
    expect(await faultsOfLines()).toEqual([])
  })
})

const request = (by: Member, id: number) =>
  post(by, `/api/my-questions/${id}/retire`, { reason: "Out of date." })

const feedbackOf = async ({ token }: Member) =>
  myQuestions.list.ok.parse((await call("/api/my-questions", { token })).body).counts.feedback

const eventsOf = async ({ by, id }: { readonly by: Member; readonly id: number }) =>
  (await storyOf(by, id)).history.map(({ event }) => event)

describe("an author's request to retire a question", () => {
  it("is seen by admins until one of them retires the question or keeps it", async () => {
    const asked = []
    for (let count = 0; count < 2; count += 1) {
      const by = await enrol("Teacher", "Omar")
      asked.push({ by, id: (await oneQuestionOf(by)).id })
    }
    const before = await feedbackOf(admin)
    for (const { by, id } of asked) {
      expect(await Promise.all([request(by, id), request(by, id)])).toEqual([200, 200])
      expect(await request(await enrol("Teacher"), id)).toBe(404)
    }
    expect((await openOf(admin)).requests).toMatchObject(
      asked.map(({ id }) => ({ questionID: String(id), author: "Omar", reason: "Out of date." })),
    )
    expect(await feedbackOf(admin)).toBe(before + 2)
    const [retired, kept] = asked
    if (!retired || !kept) throw new Error("There are no requests.")
    expect((await openOf(kept.by)).requests).toEqual([])
    expect((await storyOf(kept.by, kept.id)).retirement).toEqual({ reason: "Out of date." })
    expect(await post(admin, `/api/Admin/retire/${retired.id}`)).toBe(200)
    expect(await post(admin, `/api/Admin/put-back/${kept.id}`)).toBe(200)
    expect((await openOf(admin)).requests).toEqual([])
    expect(await eventsOf(retired)).toEqual(["sent", "requested", "retired"])
    expect(await eventsOf(kept)).toEqual(["sent", "requested", "kept"])
    expect(await rowOf(kept.id)).toMatchObject({ status: "approved" })
    expect(await request(retired.by, retired.id)).toBe(409)
  })

  it("ends where the question leaves play in another way", async () => {
    const { id } = await oneQuestionOf(author)
    await request(author, id)
    const newer = await send(author, "Newer than the request?", { replaces: [id] })
    await decide("approve", newer, admin)
    expect((await openOf(admin)).requests).toEqual([])
  })
})
