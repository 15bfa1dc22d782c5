import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { beforeEach, describe, expect, it } from "vitest"
import { refereeIn } from "#app/referee/referee.server"
import { createTrials } from "#app/referee/visitor.server"
import { networkTrialsMax } from "#game/referee"
import { roundMs } from "#game/rounds/round-base"
import { leaseMs } from "#game/rounds/submission"
import type { NetworkTrials } from "../../referee/src/index"
import { nile, settleAnswer, submitAnswer } from "../support/games/five-hints"
import { music, start } from "../support/rounds"
import { atOnce, begin, newPlayer, passTime, play, run, tablesIn } from "./support/players"

let network = ""
beforeEach(() => void (network = crypto.randomUUID()))

const trialsOf = (visitor: string) =>
  createTrials(refereeIn(env.PLAYERS, visitor), env.NETWORKS.getByName(network))

const take = (visitor: string) => trialsOf(visitor).take("five-hints")

/** The number of rounds that the network has started on its latest day. */
const begun = () =>
  runInDurableObject(
    env.NETWORKS.getByName(network),
    (_, { storage }) =>
      storage.sql.exec<{ begun: number }>("SELECT begun FROM days ORDER BY day").toArray().at(-1)
        ?.begun,
  )

const setBegun = (count: number) =>
  runInDurableObject(env.NETWORKS.getByName(network), (_, { storage }) => {
    storage.sql.exec("UPDATE days SET begun = ?", count)
  })

describe("a visitor", () => {
  it("begins one round of each game within a day", async () => {
    const visitor = await newPlayer()
    expect(await take(visitor)).toBe("taken")
    const roundId = await begin(visitor, music)
    expect(await take(visitor)).toBe("had")
    expect(await trialsOf(visitor).take("offside")).toBe("taken")
    await play(visitor, ...submitAnswer(roundId, "Nile"))
    await play(visitor, ...settleAnswer(roundId, true))
    await passTime(visitor, roundMs - 1)
    expect(await take(visitor)).toBe("had")
    expect(await run(visitor, { type: "trials" })).toMatchObject([{ roundId, phase: "answered" }])
    await passTime(visitor, 1)
    expect(await take(visitor)).toBe("taken")
  })

  it("gets one round from twenty calls at once, which count once for the network", async () => {
    const visitor = await newPlayer()
    const taken = await atOnce(() => take(visitor))
    expect(taken.filter((each) => each === "taken")).toHaveLength(1)
    expect(await begun()).toBe(1)
  })

  it("can try again if no question was drawn, after giving the trial back or after the lease", async () => {
    const visitor = await newPlayer()
    await take(visitor)
    await trialsOf(visitor).giveBack("five-hints")
    expect(await begun()).toBe(0)
    expect(await take(visitor)).toBe("taken")
    await passTime(visitor, leaseMs)
    expect(await take(visitor)).toBe("taken")
  })

  it("wins nothing that could be credited", async () => {
    const visitor = await newPlayer()
    await take(visitor)
    const roundId = await begin(visitor, music)
    await play(visitor, ...submitAnswer(roundId, "Nile"))
    const reply = await play(visitor, ...settleAnswer(roundId, true))
    expect(reply).toMatchObject({ state: "settled", claim: null, view: { won: 50 } })
    expect(await run(visitor, { type: "claimCredit", roundId })).toBeNull()
  })

  it("gives what the rounds are worth to one account, which is told the same again", async () => {
    const visitor = await newPlayer()
    const worth = (to: string | null) => run(visitor, { type: "trialPoints", to })
    const give = (to: string) => run(visitor, { type: "giveTrials", to })
    expect(await worth(null)).toBe(0)
    await give("too early")
    await take(visitor)
    const roundId = await begin(visitor, music)
    expect(await worth(null)).toBe(0)
    await play(visitor, ...submitAnswer(roundId, "Nile"))
    await play(visitor, ...settleAnswer(roundId, true))
    expect([await worth(null), await worth("layla")]).toEqual([50, 0])
    for (const account of ["layla", "omar", "layla"]) await give(account)
    expect([await worth("layla"), await worth("omar"), await worth(null)]).toEqual([50, 0, 0])
    await passTime(visitor, roundMs)
    expect(await worth("layla")).toBe(50)
  })

  it("leaves nothing behind after a day, and can play again", async () => {
    const visitor = await newPlayer()
    await take(visitor)
    await begin(visitor, music)
    await passTime(visitor, roundMs + leaseMs)
    const stub = env.PLAYERS.getByName(visitor)
    expect(await runDurableObjectAlarm(stub)).toBe(true)
    expect(await tablesIn(visitor)).toEqual([])
    expect(await take(visitor)).toBe("taken")
    expect(await play(visitor, ...start(music, nile))).toMatchObject({ state: "view" })
  })

  it("who got no question leaves nothing behind either", async () => {
    const visitor = await newPlayer()
    await take(visitor)
    await passTime(visitor, roundMs)
    expect(await runDurableObjectAlarm(env.PLAYERS.getByName(visitor))).toBe(true)
    expect(await runDurableObjectAlarm(env.PLAYERS.getByName(visitor))).toBe(false)
  })
})

describe("the visitors of one network", () => {
  it("start a limited number of rounds a day, and then no object is created for a new one", async () => {
    expect(await take(await newPlayer())).toBe("taken")
    await setBegun(networkTrialsMax - 1)
    expect(await take(await newPlayer())).toBe("taken")
    const late = await newPlayer()
    expect(await take(late)).toBe("network-full")
    expect(await begun()).toBe(networkTrialsMax)
    expect(await runDurableObjectAlarm(env.PLAYERS.getByName(late))).toBe(false)
    network = crypto.randomUUID()
    expect(await take(late)).toBe("taken")
  })

  it("are counted anew each day", async () => {
    await take(await newPlayer())
    await setBegun(networkTrialsMax)
    const stub = env.NETWORKS.getByName(network)
    const tomorrow = Date.now() + 24 * 60 * 60 * 1000
    await runInDurableObject<NetworkTrials, void>(stub, (instance) => {
      instance.clock = () => tomorrow
    })
    expect(await take(await newPlayer())).toBe("taken")
    expect(await begun()).toBe(1)
    expect(await runDurableObjectAlarm(stub)).toBe(true)
    expect(await take(await newPlayer())).toBe("taken")
    expect(await begun()).toBe(1)
  })

  it("leave no object behind when a round is given back after the day's end", async () => {
    const visitor = await newPlayer()
    await take(visitor)
    const stub = env.NETWORKS.getByName(network)
    expect(await runDurableObjectAlarm(stub)).toBe(true)
    await trialsOf(visitor).giveBack("five-hints")
    const tables = await runInDurableObject(stub, (_, { storage }) =>
      storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'days'").toArray(),
    )
    expect([tables, await runDurableObjectAlarm(stub)]).toEqual([[], false])
  })
})
