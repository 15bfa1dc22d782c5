import { describe, expect, it } from "vitest"
import { leaseMs } from "#game/rounds/lease"
import { capitalAnswers, capitals, mammals, sets, tableOf } from "../support/tables"
import { atOnce, begin, newPlayer, passTime, putAway, referee, rowsOf } from "./support/players"

const offside = tableOf("offside")
const difficulty = tableOf("difficulty")

async function beginOffside(player: string): Promise<string> {
  return (await referee.startOffside(player, offside, mammals)).roundId
}

async function beginDifficulty(player: string): Promise<string> {
  return (await referee.startDifficulty(player, difficulty, capitals)).roundId
}

describe("twenty offside forms at once", () => {
  it("start one round", async () => {
    const player = await newPlayer()
    const ids = await atOnce(() => beginOffside(player))
    expect(new Set(ids).size).toBe(1)
    expect(await rowsOf(player)).toBe(1)
  })

  it("judge each statement by the first form that names it", async () => {
    const player = await newPlayer()
    const roundId = await beginOffside(player)
    let sent = 0
    const views = await atOnce(() => {
      const said = (sent += 1) % 2 === 0
      return referee.judgeStatements(player, roundId, [
        { place: (sent % 5) + 1, said },
        { place: 2, said },
      ])
    })
    const last = await referee.look(player, offside)
    const judged = views.flatMap((view) => verdictsOf(view))
    expect(new Set(judged).size).toBe(5)
    expect(verdictsOf(last)).toEqual(expect.arrayContaining(judged))
    const wrong = judged.filter((verdict, at) => {
      return judged.indexOf(verdict) === at && verdict.endsWith("false")
    })
    expect(last).toMatchObject({ phase: "playing", worth: Math.floor(50 / 2 ** wrong.length) })
  })

  it("end the round once, with one result and one pending credit", async () => {
    const player = await newPlayer()
    const roundId = await beginOffside(player)
    const judgements = mammals.information.map((_, index) => ({ place: index + 1, said: true }))
    const views = await atOnce(() => referee.judgeStatements(player, roundId, judgements))
    expect(new Set(views.map((view) => JSON.stringify(view))).size).toBe(1)
    expect(await referee.owed(player)).toEqual([{ roundId, points: 6, table: offside }])
    const claims = await atOnce(() => referee.claimCredit(player))
    expect(claims.filter((claim) => claim !== null)).toEqual([
      { roundId, points: 6, judgements: judgements.map(({ said }) => said) },
    ])
  })
})

describe("twenty difficulty forms at once", () => {
  it("submit one of twenty different sets of answers", async () => {
    const player = await newPlayer()
    const roundId = await beginDifficulty(player)
    let sent = 0
    const outcomes = await atOnce(() =>
      referee.submitItems(player, roundId, [`answer ${(sent += 1)}`]),
    )
    const judged = outcomes.flatMap((outcome) =>
      outcome.state === "judge" ? [outcome.submission.items[0]?.answer] : [],
    )
    expect(judged).toHaveLength(1)
    expect(outcomes.filter(({ state }) => state === "busy")).toHaveLength(19)
    await referee.keepDrafts(player, roundId, ["another"])
    expect(await referee.look(player, difficulty)).toMatchObject({
      handedIn: true,
      drafts: [judged[0], "", "", "", "", ""],
    })
  })

  it("store one set of verdicts", async () => {
    const player = await newPlayer()
    const roundId = await beginDifficulty(player)
    await referee.submitItems(player, roundId, capitalAnswers)
    let said = 0
    const views = await atOnce(() => referee.settleItems(player, roundId, [(said += 1) === 1]))
    expect(new Set(views.map((view) => JSON.stringify(view))).size).toBe(1)
    expect(views[0]).toMatchObject({ won: 5, worth: 90 })
  })
})

describe("rounds of several games", () => {
  it("are played to the end over RPC, and survive a restart", async () => {
    const player = await newPlayer()
    const [one, other] = [await beginOffside(player), await beginDifficulty(player)]
    await referee.judgeStatements(player, one, [{ place: 2, said: true }])
    await referee.keepDrafts(player, other, ["Cairo"])
    await referee.submitItems(player, other, ["Cairo", "", "Muscat"])
    const before = await referee.inPlay(player)
    await putAway(player)
    expect(await referee.inPlay(player)).toEqual(before)
    await referee.releaseItems(player, other)
    expect(await referee.submitItems(player, other, ["Giza"])).toMatchObject({
      submission: { items: { 0: { answer: "Cairo" } } },
    })
    await passTime(player, leaseMs)
    expect(await referee.settleItems(player, other, [true, true, true])).toMatchObject({
      won: 20,
      credit: { state: "owed", points: 20 },
    })
  })

  it("reject the commands of other games", async () => {
    const player = await newPlayer()
    const [hints, one] = [await begin(player, sets), await beginOffside(player)]
    const before = await referee.inPlay(player)
    expect(await referee.judgeStatements(player, hints, [{ place: 1, said: true }])).toBeNull()
    expect(await referee.submitItems(player, one, ["Nile"])).toEqual({ state: "gone" })
    expect(await referee.submitAnswer(player, one, "Nile")).toEqual({ state: "gone" })
    expect(await referee.settleItems(player, hints, [true])).toBeNull()
    expect(await referee.inPlay(player)).toEqual(before)
  })
})

function verdictsOf(view: Awaited<ReturnType<typeof referee.look>>): string[] {
  if (view?.game !== "offside" || view.phase !== "playing") return []
  return view.statements.flatMap(({ text, verdict }) =>
    verdict ? [`${text} ${verdict.said} ${verdict.isRight}`] : [],
  )
}
