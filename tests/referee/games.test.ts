import { describe, expect, it } from "vitest"
import { gameNames, type Game } from "#contract/words"
import type { RoundView } from "#game/games"
import { leaseMs } from "#game/rounds/submission"
import {
  capitalAnswers,
  keepDrafts,
  releaseItems,
  settleItems,
  submitItems,
} from "../support/games/difficulty"
import { judge, mammals } from "../support/games/offside"
import { submitAnswer } from "../support/games/five-hints"
import { sampleGames } from "../support/games/games"
import { keyOf, sets, start, viewIn, viewOrNull } from "../support/rounds"
import { atOnce, begin, evict, newPlayer, passTime, play, rowsOf, run } from "./support/players"

const offside = keyOf("offside")
const difficulty = keyOf("difficulty")

const beginOffside = (player: string) => beginOf("offside", player)
const beginDifficulty = (player: string) => beginOf("difficulty", player)

async function beginOf<G extends Game>(game: G, player: string): Promise<string> {
  const { material } = sampleGames[game]
  return viewIn(await play(player, ...start(keyOf(game), material))).roundId
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
      return play(
        player,
        ...judge(roundId, [
          { position: (sent % 5) + 1, said },
          { position: 2, said },
        ]),
      )
    })
    const last = await run(player, { type: "getRound", key: offside })
    const judged = views.flatMap((reply) => verdictsOf(viewOrNull(reply)))
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
    const judgements = mammals.information.map((_, index) => ({ position: index + 1, said: true }))
    const views = await atOnce(() => play(player, ...judge(roundId, judgements)))
    expect(new Set(views.map((reply) => JSON.stringify(viewOrNull(reply)))).size).toBe(1)
    const handedOut = views.flatMap((reply) =>
      "claim" in reply && reply.claim ? [reply.claim] : [],
    )
    expect(handedOut).toHaveLength(1)
    await run(player, { type: "releaseCredit", roundId, isReported: false })
    expect((await run(player, { type: "overview" })).pendingCredit).toEqual([
      { roundId, points: 6, key: offside },
    ])
    const claims = await atOnce(() => run(player, { type: "claimCredit" }))
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
      play(player, ...submitItems(roundId, [`answer ${(sent += 1)}`])),
    )
    const judged = outcomes.flatMap((outcome) =>
      outcome.state === "judge" && "items" in outcome.submission
        ? [outcome.submission.items[0]?.answer]
        : [],
    )
    expect(judged).toHaveLength(1)
    expect(outcomes.filter(({ state }) => state === "busy")).toHaveLength(19)
    await play(player, ...keepDrafts(roundId, ["another"]))
    expect(await run(player, { type: "getRound", key: difficulty })).toMatchObject({
      isSubmitted: true,
      drafts: [judged[0], "", "", "", "", ""],
    })
  })

  it("store one set of verdicts", async () => {
    const player = await newPlayer()
    const roundId = await beginDifficulty(player)
    await play(player, ...submitItems(roundId, capitalAnswers))
    let said = 0
    const views = await atOnce(() => play(player, ...settleItems(roundId, [(said += 1) === 1])))
    expect(new Set(views.map((reply) => JSON.stringify(viewIn(reply)))).size).toBe(1)
    expect(views[0]).toMatchObject({ view: { won: 5 } })
  })
})

describe("rounds of several games", () => {
  it("are played to the end over RPC, and survive a restart", async () => {
    const player = await newPlayer()
    const [one, other] = [await beginOffside(player), await beginDifficulty(player)]
    await play(player, ...judge(one, [{ position: 2, said: true }]))
    await play(player, ...keepDrafts(other, ["Cairo"]))
    await play(player, ...submitItems(other, ["Cairo", "", "Muscat"]))
    const before = await run(player, { type: "overview" })
    await evict(player)
    expect(await run(player, { type: "overview" })).toEqual(before)
    await play(player, ...releaseItems(other))
    expect(await play(player, ...submitItems(other, ["Giza"]))).toMatchObject({
      submission: { items: { 0: { answer: "Cairo" } } },
    })
    await passTime(player, leaseMs)
    expect(viewIn(await play(player, ...settleItems(other, [true, true, true])))).toMatchObject({
      won: 20,
      credit: { state: "pending", points: 20 },
    })
  })

  it.each(gameNames)("of %s are played to the end with the right answers", async (game) => {
    const player = await newPlayer()
    const roundId = await beginOf(game, player)
    for (const [key, command] of sampleGames[game].finish(roundId)) await play(player, key, command)
    expect(await run(player, { type: "getRound", key: keyOf(game) })).toMatchObject({
      roundId,
      phase: "answered",
      credit: { state: "pending" },
    })
  })

  it.each(gameNames)("of %s reject the commands that end rounds of other games", async (game) => {
    const player = await newPlayer()
    const roundId = await beginOf(game, player)
    const before = await run(player, { type: "overview" })
    for (const other of gameNames.filter((name) => name !== game))
      for (const [key, command] of sampleGames[other].finish(roundId))
        expect(await play(player, key, command)).toEqual({ state: "gone" })
    expect(await run(player, { type: "overview" })).toEqual(before)
  })

  it("reject the commands of other games", async () => {
    const player = await newPlayer()
    const [hints, one] = [await begin(player, sets), await beginOffside(player)]
    const before = await run(player, { type: "overview" })
    expect(await play(player, ...judge(hints, [{ position: 1, said: true }]))).toEqual({
      state: "gone",
    })
    expect(await play(player, ...submitItems(one, ["Nile"]))).toEqual({ state: "gone" })
    expect(await play(player, ...submitAnswer(one, "Nile"))).toEqual({ state: "gone" })
    expect(await play(player, ...settleItems(hints, [true]))).toEqual({ state: "gone" })
    expect(await run(player, { type: "overview" })).toEqual(before)
  })
})

function verdictsOf(view: RoundView | null): string[] {
  if (view?.game !== "offside" || view.phase !== "playing") return []
  return view.statements.flatMap(({ text, verdict }) =>
    verdict ? [`${text} ${verdict.said} ${verdict.isRight}`] : [],
  )
}
