import { describe, expect, it } from "vitest"
import { hint, nile, settleAnswer, submitAnswer } from "../support/games/five-hints"
import { music, sets, start, viewIn } from "../support/rounds"
import { atOnce, begin, newPlayer, play, rowsOf, run, win } from "./support/players"

describe("twenty calls at once", () => {
  it("begin one round", async () => {
    const player = await newPlayer()
    const views = await atOnce(() => play(player, ...start(sets, nile)))
    expect(new Set(views.map((reply) => viewIn(reply).roundId)).size).toBe(1)
    expect(await rowsOf(player)).toBe(1)
  })

  it("show one hint", async () => {
    const player = await newPlayer()
    const roundId = await begin(player, sets)
    const views = await atOnce(() => play(player, ...hint(roundId, 1, "Amazon")))
    expect(views).toMatchObject(
      Array.from({ length: 20 }, () => ({ view: { hints: nile.hints.slice(0, 2) } })),
    )
    expect(await run(player, { type: "getRound", key: sets })).toMatchObject({
      worth: 40,
      draft: "Amazon",
    })
  })

  it("send one answer to be judged", async () => {
    const player = await newPlayer()
    const roundId = await begin(player, sets)
    const outcomes = await atOnce(() => play(player, ...submitAnswer(roundId, "Nile")))
    expect(outcomes.filter(({ state }) => state === "judge")).toHaveLength(1)
    expect(outcomes.filter(({ state }) => state === "busy")).toHaveLength(19)
  })

  it("send one of twenty different answers", async () => {
    const player = await newPlayer()
    const roundId = await begin(player, sets)
    const answers = Array.from({ length: 20 }, (_, number) => `answer ${number}`)
    const outcomes = await Promise.all(
      answers.map((answer) => play(player, ...submitAnswer(roundId, answer))),
    )
    const judged = outcomes.flatMap((outcome) =>
      outcome.state === "judge" && "answer" in outcome.submission
        ? [outcome.submission.answer]
        : [],
    )
    expect(judged).toHaveLength(1)
    expect(viewIn(await play(player, ...settleAnswer(roundId, false)))).toMatchObject({
      answer: judged[0],
    })
  })

  it("store one verdict", async () => {
    const player = await newPlayer()
    const roundId = await begin(player, sets)
    await play(player, ...submitAnswer(roundId, "Nile"))
    let said = 0
    const views = await atOnce(() => {
      said += 1
      return play(player, ...settleAnswer(roundId, said % 2 === 1))
    })
    expect(new Set(views.map((reply) => JSON.stringify(viewIn(reply)))).size).toBe(1)
  })

  it("claim a pending credit once, with or without its round id", async () => {
    const player = await newPlayer()
    const roundId = await win(player, sets)
    const claims = await Promise.all([
      atOnce(() => run(player, { type: "claimCredit" })),
      atOnce(() => run(player, { type: "claimCredit", roundId })),
    ])
    expect(claims.flat().filter((claim) => claim !== null)).toEqual([{ roundId, points: 50 }])
  })

  it("store one total", async () => {
    const player = await newPlayer()
    const roundId = await win(player, sets)
    await run(player, { type: "claimCredit" })
    let total = 100
    await atOnce(() =>
      run(player, { type: "settleCredit", roundId, total: (total += 1), before: null }),
    )
    expect(await run(player, { type: "getRound", key: sets })).toMatchObject({
      credit: { points: 50, total: 101 },
    })
    expect(await run(player, { type: "claimCredit" })).toBeNull()
  })

  it("of every kind submit one answer and store one verdict", async () => {
    const player = await newPlayer()
    const roundId = await begin(player, sets)
    const [outcomes] = await Promise.all([
      atOnce(() => play(player, ...submitAnswer(roundId, "Nile"))),
      atOnce(() => play(player, ...hint(roundId, 1, "Amazon"))),
      atOnce(() => run(player, { type: "finish", roundId })),
    ])
    expect(outcomes.filter(({ state }) => state === "judge")).toHaveLength(1)
    expect(viewIn(await play(player, ...settleAnswer(roundId, true)))).toMatchObject({
      answer: "Nile",
      won: 50,
    })
  })
})

describe("two players", () => {
  it("cannot see or change each other's rounds", async () => {
    const [one, other] = [await newPlayer(), await newPlayer()]
    const roundId = await win(one, sets)
    await begin(one, music)
    expect(await run(other, { type: "getRound", key: sets })).toBeNull()
    expect((await run(other, { type: "overview" })).inPlay).toEqual([])
    expect(await play(other, ...hint(roundId, 1, ""))).toEqual({ state: "gone" })
    expect(await play(other, ...submitAnswer(roundId, "Nile"))).toEqual({ state: "gone" })
    expect(await play(other, ...settleAnswer(roundId, true))).toEqual({ state: "gone" })
    expect(await run(other, { type: "claimCredit", roundId })).toBeNull()
    expect(await run(other, { type: "settleCredit", roundId, total: 50, before: null })).toBeNull()
    expect(await rowsOf(other)).toBe(0)
  })
})
