import { describe, expect, it } from "vitest"
import { progress } from "#contract"
import { answeredSet, verdictsOfSet } from "./samples/play"
import { call } from "./support/api"
import { inPlay } from "./support/players"
import { answerSet, drawSet, history } from "./support/rounds"
import { addChapters, addPool, buildSchool, enrol } from "./support/world"

const pools = { one: 0, small: 0, gaps: 0 }
await buildSchool()
await addChapters([
  [7, 3, 3, "Gaps", "ثغرات"],
  [7, 3, 4, "Mixed", "خليط"],
])
pools.one = await addPool({ chapter: 1, game: "DifficultyLevel" }, [1, 1, 1, 1, 1])
pools.small = await addPool(
  { chapter: 2, game: "DifficultyLevel" },
  { en: [2, 2, 4, 2, 2], ar: [1, 1, 2, 1, 1] },
)
pools.gaps = await addPool({ chapter: 3, game: "DifficultyLevel" }, [0, 3, 0, 0, 4])
await addPool({ chapter: 4, game: "DifficultyLevel" }, { ar: [0, 1, 1, 0, 0], en: [2, 2, 2, 2, 2] })
await addPool({ section: 3, game: "DifficultyLevel" }, [1, 1, 2, 1, 1])

const path = "/api/education/DifficultyGame/Answer"

describe("answering a set", () => {
  it("judges each item by the stored answer, and keeps the first answers", async () => {
    const player = await enrol()
    const set = await drawSet(player, { chapter: 2 })
    const verdicts = [true, false, true, false, true, false]
    expect(await answerSet(player, set, (_, place) => place % 2 === 0)).toEqual(verdicts)
    expect(await answerSet(player, set)).toEqual(verdicts)
    expect(await history(player)).toHaveLength(6)
  })

  it("accepts the items in any order and in several calls", async () => {
    const player = await enrol()
    const set = await drawSet(player, { chapter: 2 })
    const turned = { ...set, body: set.body.toReversed() }
    const [one, ...rest] = turned.body
    expect(await answerSet(player, { ...turned, body: one ? [one] : [] })).toEqual([true])
    expect(await answerSet(player, { ...turned, body: rest }, () => false)).toHaveLength(5)
    expect(await answerSet(player, turned)).toEqual([true, false, false, false, false, false])
  })

  it("stores the answers of a call in one row for each set", async () => {
    const player = await enrol()
    const [one, other] = [
      await drawSet(player, { chapter: 2 }),
      await drawSet(player, { chapter: 2 }),
    ]
    const mixed = [...one.body.slice(0, 2), ...other.body.slice(0, 3), ...one.body.slice(5)]
    await answerSet(player, { ...one, body: mixed }, (_, place) => place !== 3)
    const rows = await inPlay(
      player.id,
      `SELECT id, wrong, json_array_length(answers) AS size, set_name = pool_id || '-' || iif(id = 3, 1, 2) AS named
        FROM answer_lists ORDER BY id`,
    )
    expect(rows).toEqual([
      { id: 3, wrong: 0, size: 3, named: 1 },
      { id: 6, wrong: 1, size: 3, named: 1 },
    ])
    const { body } = await call(progress.record.path, { token: player.token })
    const { rounds } = progress.record.ok.parse(body)
    expect(rounds.map(({ answers }) => answers.length)).toEqual([3, 3])
    expect(await history(player)).toHaveLength(6)
  })

  it("takes the first of two answers to an item in one call", async () => {
    const player = await enrol()
    const [item] = (await drawSet(player, { chapter: 2 })).body
    const { question = "", correctAnswer: correctanswer = "" } = item ?? {}
    const body = ["no idea", correctanswer].map((answer) => ({ answer, correctanswer, question }))
    expect((await call(path, { token: player.token, body })).body).toEqual([false, false])
    expect(await history(player)).toHaveLength(1)
  })

  it("records one of ten concurrent submissions, and returns its verdicts to all", async () => {
    const player = await enrol()
    const set = await drawSet(player, { chapter: 2 })
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => answerSet(player, set, () => turn % 2 === 0)),
    )
    expect(new Set(all.map((verdicts) => JSON.stringify(verdicts))).size).toBe(1)
    expect(await history(player)).toHaveLength(6)
  })

  it("judges by the sent answers where items were not issued, and stores nothing of them", async () => {
    const stranger = await enrol()
    for (const token of [undefined, stranger.token]) {
      const as = token === undefined ? {} : { token }
      expect((await call(path, { ...as, body: answeredSet })).body).toEqual(verdictsOfSet)
    }
    expect(await history(stranger)).toEqual([])
  })

  it("judges a blank as wrong", async () => {
    const player = await enrol()
    const { body } = await drawSet(player, { chapter: 2 })
    const blanks = body.map(({ question, correctAnswer }) => ({
      answer: " ",
      correctanswer: correctAnswer,
      question,
    }))
    const verdicts = (await call(path, { token: player.token, body: blanks })).body
    expect(verdicts).toEqual([false, false, false, false, false, false])
  })

  it.each([
    { body: [] },
    { body: {} },
    { body: [...answeredSet, ...answeredSet, ...answeredSet, ...answeredSet] },
    { body: [{ ...answeredSet[0], answer: "x".repeat(501) }] },
    { body: [{ answer: "a", correctanswer: "b" }] },
  ])("rejects $body", async ({ body }) => {
    expect((await call(path, { body })).status).toBe(400)
  })
})
