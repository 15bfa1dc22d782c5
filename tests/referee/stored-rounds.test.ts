import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test"
import { env, exports } from "cloudflare:workers"
import { describe, expect, it, vi } from "vitest"
import { SqlRoundStore } from "../../referee/src/player-stores"
import { roundMs } from "#game/rounds/round-base"
import { leaseMs } from "#game/rounds/submission"
import { hint, nile, settleAnswer, submitAnswer } from "../support/games/five-hints"
import { angles, music, sets, start, viewIn } from "../support/rounds"
import { begin, evict, newPlayer, passTime, play, rowsOf, run, win } from "./support/players"

describe("a round", () => {
  it("is played over RPC, from its start to its credit", async () => {
    const player = await newPlayer()
    expect(viewIn(await play(player, ...start(sets, nile)))).toMatchObject({ worth: 50 })
    const [view] = (await run(player, { type: "overview" })).inPlay
    const roundId = view?.roundId ?? ""
    expect(viewIn(await play(player, ...hint(roundId, 1, "Po")))).toMatchObject({
      worth: 40,
    })
    expect(await play(player, ...submitAnswer(roundId, "the nile"))).toEqual({
      state: "judge",
      submission: {
        question: nile.question,
        answer: "the nile",
        correctAnswer: "Nile",
        hints: nile.hints,
        shown: 2,
      },
    })
    expect(await play(player, ...settleAnswer(roundId, true))).toMatchObject({
      state: "settled",
      view: { reason: "same", credit: { state: "pending", points: 40 } },
      claim: { roundId, points: 40 },
      canBeKept: true,
    })
    expect(await run(player, { type: "claimCredit" })).toBeNull()
    expect(
      await run(player, { type: "settleCredit", roundId, total: 210, before: null }),
    ).toMatchObject({
      credit: { state: "credited", points: 40, total: 210 },
    })
    await run(player, { type: "finish", roundId })
    expect(await run(player, { type: "getRound", key: sets })).toBeNull()
  })

  it("is unchanged after its referee was evicted from memory", async () => {
    const player = await newPlayer()
    const roundId = await begin(player, sets)
    await play(player, ...hint(roundId, 1, "Amazon"))
    const before = await run(player, { type: "getRound", key: sets })
    await evict(player)
    expect(await run(player, { type: "getRound", key: sets })).toEqual(before)
    expect(before).toMatchObject({ worth: 40, draft: "Amazon" })
  })

  it("keeps its lease and its pending credits over a restart", async () => {
    const player = await newPlayer()
    await win(player, music)
    const won = await win(player, angles)
    const judged = await begin(player, sets)
    await play(player, ...submitAnswer(judged, "Nile"))
    await run(player, { type: "claimCredit" })
    await evict(player)
    expect(await play(player, ...submitAnswer(judged, "Amazon"))).toEqual({ state: "busy" })
    expect(await run(player, { type: "claimCredit" })).toBeNull()
    await passTime(player, leaseMs)
    expect(await play(player, ...submitAnswer(judged, "Amazon"))).toMatchObject({
      submission: { answer: "Nile" },
    })
    expect(await run(player, { type: "claimCredit" })).toEqual({ roundId: won, points: 50 })
  })
})

/** Uses a store of rounds in the tables of a new player. */
const inStore = async <T>(use: (store: SqlRoundStore, storage: DurableObjectStorage) => T) =>
  runInDurableObject(env.PLAYERS.getByName(await newPlayer()), (_, { storage }) =>
    use(new SqlRoundStore(storage.sql), storage),
  )

describe("the rounds in the tables", () => {
  it("are read with unsaved changes, in the order of their start, and are written once each", () =>
    inStore((store, { sql }) => {
      const stored = () => sql.exec("SELECT id, round FROM rounds ORDER BY position").toArray()
      for (const id of ["b", "a"]) store.put({ id, json: "1" })
      store.write()
      for (const json of ["2", "3"]) store.put({ id: "b", json })
      store.put({ id: "c", json: "4" })
      const all = [
        { id: "b", json: "3" },
        { id: "a", json: "1" },
        { id: "c", json: "4" },
      ]
      expect(store.all()).toEqual(all)
      expect(store.get("b")).toEqual(all[0])
      expect(stored()).toHaveLength(2)
      store.write()
      expect(stored().map(({ id }) => id)).toEqual(["b", "a", "c"])
      store.put({ id: "a", json: "5" })
      store.remove("a")
      store.write()
      expect(store.all().map(({ id }) => id)).toEqual(["b", "c"])
    }))

  it("are unchanged after a failed transaction", () =>
    inStore((store, storage) => {
      store.put({ id: "a", json: "1" })
      store.write()
      const fail = () =>
        storage.transactionSync(() => {
          store.put({ id: "a", json: "2" })
          throw new Error("broken")
        })
      expect(fail).toThrow("broken")
      store.forget()
      expect(store.all()).toEqual([{ id: "a", json: "1" }])
    }))
})

describe("after a day", () => {
  it("the alarm prunes what has ended and keeps a pending credit", async () => {
    const player = await newPlayer()
    const won = await win(player, sets)
    await begin(player, angles)
    await win(player, music)
    await passTime(player, roundMs + leaseMs)
    expect(await runDurableObjectAlarm(env.PLAYERS.getByName(player))).toBe(true)
    expect(await rowsOf(player)).toBe(1)
    expect(await run(player, { type: "claimCredit" })).toEqual({ roundId: won, points: 50 })
    await run(player, { type: "settleCredit", roundId: won, total: 50, before: null })
    expect(await rowsOf(player)).toBe(0)
  })

  it("a round is over even before the alarm runs", async () => {
    const player = await newPlayer()
    const roundId = await begin(player, sets)
    await passTime(player, roundMs)
    expect(await run(player, { type: "getRound", key: sets })).toBeNull()
    expect(await play(player, ...submitAnswer(roundId, "Nile"))).toEqual({ state: "gone" })
    expect(await begin(player, sets)).not.toBe(roundId)
  })

  it("the alarm runs again for the rounds that began later", async () => {
    const player = await newPlayer()
    await begin(player, sets)
    await passTime(player, roundMs / 2)
    await begin(player, angles)
    await passTime(player, roundMs / 2 + leaseMs)
    const stub = env.PLAYERS.getByName(player)
    expect(await runDurableObjectAlarm(stub)).toBe(true)
    expect(await rowsOf(player)).toBe(1)
    await passTime(player, roundMs / 2)
    expect(await runDurableObjectAlarm(stub)).toBe(true)
    expect(await rowsOf(player)).toBe(0)
    expect(await runDurableObjectAlarm(stub)).toBe(false)
  })
})

describe("a row that this version cannot read", () => {
  it("is skipped and logged, and stays when the alarm prunes", async () => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => {})
    const player = await newPlayer()
    await begin(player, sets)
    await runInDurableObject(env.PLAYERS.getByName(player), (_, { storage }) => {
      const round = '{"game":"chess","account":{"credit":{"state":"pending","points":50}}}'
      storage.sql.exec("INSERT INTO rounds VALUES ('other', 9, ?)", round)
    })
    const { inPlay, pendingCredit } = await run(player, { type: "overview" })
    expect(inPlay).toHaveLength(1)
    expect(pendingCredit).toEqual([])
    await passTime(player, roundMs + leaseMs)
    expect(await runDurableObjectAlarm(env.PLAYERS.getByName(player))).toBe(true)
    expect(await rowsOf(player)).toBe(1)
    const line = { level: "error", event: "round.unreadable", id: "", game: "chess" }
    expect(errors.mock.calls).toEqual([[JSON.stringify(line)]])
    errors.mockRestore()
  })
})

describe("a command of a session that has ended", () => {
  it("is rejected and changes nothing", async () => {
    const player = await newPlayer()
    const roundId = await begin(player, sets)
    const session = { id: "session-1", signedInAt: Date.now() }
    const [key, command] = submitAnswer(roundId, "Nile")
    await run(player, { type: "endSession", id: session.id, until: Date.now() + roundMs })
    expect(await play(player, key, command, session)).toEqual({ state: "session-over" })
    expect(await run(player, { type: "getRound", key: sets })).toMatchObject({ isSubmitted: false })
    const other = { ...session, id: "session-2" }
    expect(await play(player, key, command, other)).toMatchObject({ state: "judge" })
  })
})

describe("over HTTP", () => {
  it("the referee responds with 404", async () => {
    const answer = await exports.default.fetch("https://referee.example/rounds")
    expect(answer.status).toBe(404)
  })
})
