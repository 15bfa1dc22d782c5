import { describe, expect, it } from "vitest"
import { music, nile, sets } from "../support/rounds"
import { atOnce, begin, newPlayer, referee, rowsOf, win } from "./support/players"

describe("twenty calls at once", () => {
  it("start one round", async () => {
    const player = await newPlayer()
    const views = await atOnce(() => referee.startFiveHints(player, sets, nile))
    expect(new Set(views.map(({ roundId }) => roundId)).size).toBe(1)
    expect(await rowsOf(player)).toBe(1)
  })

  it("show one hint", async () => {
    const player = await newPlayer()
    const roundId = await begin(player, sets)
    const views = await atOnce(() => referee.showHint(player, roundId, 1, "Amazon"))
    expect(views).toMatchObject(
      Array.from({ length: 20 }, () => ({ hints: nile.hints.slice(0, 2) })),
    )
    expect(await referee.look(player, sets)).toMatchObject({ worth: 40, draft: "Amazon" })
  })

  it("submit one answer for judging", async () => {
    const player = await newPlayer()
    const roundId = await begin(player, sets)
    const outcomes = await atOnce(() => referee.submitAnswer(player, roundId, "Nile"))
    expect(outcomes.filter(({ state }) => state === "judge")).toHaveLength(1)
    expect(outcomes.filter(({ state }) => state === "busy")).toHaveLength(19)
  })

  it("submit one of twenty different answers", async () => {
    const player = await newPlayer()
    const roundId = await begin(player, sets)
    const answers = Array.from({ length: 20 }, (_, number) => `answer ${number}`)
    const outcomes = await Promise.all(
      answers.map((answer) => referee.submitAnswer(player, roundId, answer)),
    )
    const judged = outcomes.flatMap((outcome) =>
      outcome.state === "judge" ? [outcome.submission.answer] : [],
    )
    expect(judged).toHaveLength(1)
    expect(await referee.settleAnswer(player, roundId, false)).toMatchObject({ answer: judged[0] })
  })

  it("store one verdict", async () => {
    const player = await newPlayer()
    const roundId = await begin(player, sets)
    await referee.submitAnswer(player, roundId, "Nile")
    let said = 0
    const views = await atOnce(() => {
      said += 1
      return referee.settleAnswer(player, roundId, said % 2 === 1)
    })
    expect(new Set(views.map((view) => JSON.stringify(view))).size).toBe(1)
  })

  it("claim pending credit once, with or without a name", async () => {
    const player = await newPlayer()
    const roundId = await win(player, sets)
    const claims = await Promise.all([
      atOnce(() => referee.claimCredit(player)),
      atOnce(() => referee.claimCredit(player, roundId)),
    ])
    expect(claims.flat().filter((claim) => claim !== null)).toEqual([{ roundId, points: 50 }])
  })

  it("keep one total", async () => {
    const player = await newPlayer()
    const roundId = await win(player, sets)
    await referee.claimCredit(player)
    let total = 100
    await atOnce(() => referee.settleCredit(player, roundId, (total += 1)))
    expect(await referee.look(player, sets)).toMatchObject({ credit: { points: 50, total: 101 } })
    expect(await referee.claimCredit(player)).toBeNull()
  })

  it("of every kind leave one verdict and at most one more hint", async () => {
    const player = await newPlayer()
    const roundId = await begin(player, sets)
    const [outcomes] = await Promise.all([
      atOnce(() => referee.submitAnswer(player, roundId, "Nile")),
      atOnce(() => referee.showHint(player, roundId, 1, "Amazon")),
      atOnce(() => referee.finish(player, roundId)),
    ])
    expect(outcomes.filter(({ state }) => state === "judge")).toHaveLength(1)
    expect(await referee.settleAnswer(player, roundId, true)).toMatchObject({
      answer: "Nile",
      won: 50,
    })
  })
})

describe("two players", () => {
  it("cannot reach each other's rounds", async () => {
    const [one, other] = [await newPlayer(), await newPlayer()]
    const roundId = await win(one, sets)
    await begin(one, music)
    expect(await referee.look(other, sets)).toBeNull()
    expect(await referee.inPlay(other)).toEqual([])
    expect(await referee.showHint(other, roundId, 1, "")).toBeNull()
    expect(await referee.submitAnswer(other, roundId, "Nile")).toEqual({ state: "gone" })
    expect(await referee.settleAnswer(other, roundId, true)).toBeNull()
    expect(await referee.claimCredit(other, roundId)).toBeNull()
    expect(await referee.settleCredit(other, roundId, 50)).toBeNull()
    expect(await rowsOf(other)).toBe(0)
  })
})
