import { env } from "cloudflare:workers"
import { beforeEach, describe, expect, it } from "vitest"
import { call, clock } from "./support/api"
import { ask, draw, answerHints, credit, drawHints, history } from "./support/rounds"
import { faultsOfLines } from "./support/lines"
import { decide } from "./support/made"
import { seededRandom } from "../support/dice.mjs"
import { positions, post, rowOf, send, storyOf } from "./support/versions"
import { buildSchool, enrol, type Member } from "./support/world"

await buildSchool()
const admin = await enrol("Admin", "Huda")
const author = await enrol("Teacher", "Omar")

const retire = (id: number, body: object = {}) => post(admin, `/api/Admin/retire/${id}`, body)
const putBack = (id: number, body: object = {}) => post(admin, `/api/Admin/put-back/${id}`, body)

let written = 0
async function approved(by = author) {
  written += 1
  const id = await send(by, `Which is number ${written}?`)
  await decide("approve", id, admin)
  return id
}

const textOf = async (id: number) =>
  (await env.DB.prepare("SELECT question FROM questions WHERE id = ?")
    .bind(id)
    .first<string>("question")) ?? ""

/** Plays to the end of the chapter, or this many questions; returns their texts. */
async function playUpTo(player: Member, most: number) {
  const texts: string[] = []
  while (texts.length < most) {
    const { status, body } = await ask(player)
    if (status !== 200) break
    const question = body as Awaited<ReturnType<typeof draw>>
    texts.push(question.question)
    await answerHints(player, { body: question })
  }
  return texts
}

beforeEach(async () => {
  for (const id of await positions()) await retire(id)
})

describe("a retired question", () => {
  it("is judged and credited where a round had begun, and stays in the record and in practice", async () => {
    const id = await approved()
    const pupil = await enrol()
    const round = await drawHints(pupil)
    expect(await retire(id, { reason: "Out of date." })).toBe(200)
    expect(await rowOf(id)).toEqual({ status: "retired", position: null })
    expect(await answerHints(pupil, round)).toBe(true)
    expect((await credit(pupil, 50, round.name)).totalpoints).toBe(50)
    expect(await history(pupil)).toMatchObject([{ correct: true }])
    expect((await ask(pupil, { body: { again: true } })).body).toMatchObject({
      question: round.body.question,
    })
    expect((await ask(await enrol())).status).toBe(404)
    expect(
      (
        await call("/api/education/HintGame/question", {
          body: { grade: "7", subject: "Math", chapter: "1" },
        })
      ).status,
    ).toBe(404)
    expect((await storyOf(author, id)).history.at(-1)).toMatchObject({
      event: "retired",
      by: "Huda",
      reason: "Out of date.",
    })
  })

  it("is not given again to a player who skipped it, until it is put back", async () => {
    const [id, other] = [await approved(), await approved()]
    const pupil = await enrol()
    await draw(pupil)
    await draw(pupil)
    await retire(id)
    expect((await draw(pupil)).question).toBe(await textOf(other))
    expect((await draw(pupil)).question).toBe(await textOf(other))
    await putBack(id)
    expect([(await draw(pupil)).question, (await draw(pupil)).question]).toContain(await textOf(id))
  })

  it("costs nobody another question, whenever it is taken out and put back", async () => {
    const ids = []
    for (let count = 0; count < 5; count += 1) ids.push(await approved())
    const all = new Set(await Promise.all(ids.map(textOf)))
    const random = seededRandom(23)
    const players = await Promise.all(Array.from({ length: 12 }, () => enrol()))
    const seen = new Map<Member, string[]>(players.map((player) => [player, []]))
    const playSome = async (most: number) => {
      for (const [player, texts] of seen)
        texts.push(...(await playUpTo(player, random.below(most + 1))))
    }
    await playSome(5)
    for (const id of ids.slice(0, 3)) await retire(id)
    await playSome(5)
    for (const id of [ids[1], ids[2], ids[0]]) await putBack(id ?? 0)
    expect(await faultsOfLines()).toEqual([])
    await playSome(1)
    await playSome(99)
    for (const texts of seen.values()) {
      expect(new Set(texts)).toEqual(all)
      expect(texts).toHaveLength(5)
    }
    const [player] = players
    expect(player && (await ask(player)).body).toMatchObject({ played: 5 })
  }, 60_000)

  it("changes once, however often and by how many admins it is retired or put back", async () => {
    const id = await approved()
    const other = await enrol("Admin")
    const by = (member: Member, name: string) => post(member, `/api/Admin/${name}/${id}`)
    expect(
      await Promise.all([by(admin, "retire"), by(other, "retire"), by(admin, "retire")]),
    ).toEqual([200, 200, 200])
    expect(await Promise.all([by(admin, "put-back"), by(other, "put-back")])).toEqual([200, 200])
    const events = (await storyOf(admin, id)).history.map(({ event }) => event)
    expect(events).toEqual(["sent", "approved", "retired", "restored"])
    for (let turn = 0; turn < 8; turn += 1)
      await Promise.all([by(admin, "retire"), by(other, "put-back"), decide("approve", id, admin)])
    expect(await faultsOfLines()).toEqual([])
  })

  it("cannot be what was never approved, and is not put back beside a newer version", async () => {
    const waiting = await send(author, "Waiting?")
    expect([await retire(waiting), await putBack(waiting), await retire(999_999)]).toEqual([
      409, 409, 404,
    ])
    const first = await approved()
    await retire(first)
    const second = await send(author, "Instead?", { replaces: [first] })
    expect(await decide("approve", second, admin)).toMatchObject({ status: 200 })
    expect(await putBack(first)).toBe(409)
    await retire(second)
    expect([await putBack(first), await putBack(second)]).toEqual([409, 200])
    expect(await faultsOfLines()).toEqual([])
  })

  it("is not approved again by an edit of a trusted author, and its earlier approval is not undone", async () => {
    const trusted = await enrol("Teacher")
    const first = await approved(trusted)
    await post(admin, `/api/Admin/trust/${first}`, { isTrusted: true })
    await retire(first)
    const second = await send(trusted, "Back by the window?", { replaces: [first] })
    expect(await rowOf(second)).toMatchObject({ status: "waiting" })
    expect(await rowOf(first)).toMatchObject({ status: "retired" })
    clock.now += 601_000
    const old = await approved()
    await retire(old)
    clock.now += 601_000
    await putBack(old)
    expect(await post(admin, `/api/Admin/undo/${old}`)).toBe(409)
  })
})
