import { env } from "cloudflare:workers"
import { beforeEach, describe, expect, it } from "vitest"
import { publish, type PublishedMessage } from "../../api/src/player/publish"
import { clock, createCaller, rowsOf, sentGrades, call } from "./support/api"
import { winHints } from "./support/arena"
import { leaderboardFaults, standingsOf } from "./support/leaderboards"
import {
  addPupils,
  beginMoves,
  deliverAll,
  gradeOf,
  gradesOf,
  lastMove,
  planOf,
  put,
  send,
  threePupils,
} from "./support/moves"
import { claim } from "./support/rounds"
import { addPool, enrol, type Member, signIn } from "./support/world"
import { movingUp } from "#contract"

const undo = ({ token }: Member, move: string | undefined) =>
  call(movingUp.undoMove.path, { token, body: { move } })

const dayMs = 24 * 3_600_000
const stopped = () => Promise.reject(new Error("stopped"))
let huda: Member
beforeEach(async () => {
  huda = await beginMoves()
})

describe("a move that is stopped", () => {
  it("before its write has moved nobody, and can be sent again", async () => {
    const pupils = await threePupils()
    const text = await planOf(huda)
    const DB = new Proxy(env.DB, {
      get: (target, key) =>
        key === "batch" ? stopped : key === "withSession" ? () => DB : boundTo(target, key),
    })
    expect((await send(huda, text, createCaller({}, { DB }))).status).toBe(500)
    expect(await gradesOf(pupils)).toEqual([7, 8, 9])
    await deliverAll()
    expect((await send(huda, text)).status).toBe(200)
    expect(await gradesOf(pupils)).toEqual([8, 9, 9])
  })

  it("after its write is whole, and the first message makes the leaderboards follow", async () => {
    await addPool({ chapter: 1 }, 2)
    const pupil = await enrol()
    const { name } = await winHints(pupil)
    await claim(pupil, 50, name)
    const first: PublishedMessage[] = []
    const PUBLISHED = {
      send: async (message: PublishedMessage, options?: object) => {
        if (!options) throw new Error("stopped")
        first.push(message)
      },
    }
    const text = await planOf(huda)
    expect((await send(huda, text, createCaller({}, { PUBLISHED }))).status).toBe(500)
    expect(await gradeOf(pupil)).toBe(8)
    expect((await send(huda, text)).body).toEqual({ pupils: 1 })
    expect(await gradeOf(pupil)).toBe(8)
    await deliverAll(first)
    expect(await standingsOf(pupil)).toMatchObject([{}, { board: "grade:8", points: 50 }, {}])
    expect(await leaderboardFaults()).toEqual([])
  })
})

const boundTo = (target: object, key: string | symbol) => {
  const value: unknown = Reflect.get(target, key)
  return typeof value === "function" ? value.bind(target) : value
}

describe("an undo", () => {
  it("moves back who is still there, once", async () => {
    const pupils = await threePupils()
    const promoted = await enrol()
    await send(huda, await planOf(huda))
    await put(promoted, 9)
    const late = await enrol()
    await put(late, 8)
    const made = await lastMove(huda)
    const undone = await Promise.all([undo(huda, made?.move), undo(huda, made?.move)])
    for (const { status, body } of [...undone, await undo(huda, made?.move)])
      expect({ status, body }).toEqual({ status: 200, body: { pupils: 2 } })
    expect(await gradesOf([...pupils, promoted, late])).toEqual([7, 8, 9, 9, 8])
    expect(await lastMove(huda)).toMatchObject({ pupils: 2, isUndo: true, canUndo: false })
    expect((await undo(huda, (await lastMove(huda))?.move)).status).toBe(409)
    expect((await send(huda, await planOf(huda, "from=7&to=8"))).status).toBe(200)
    expect((await undo(huda, made?.move)).status).toBe(409)
  })

  it("is refused after 30 days, and for what is no move", async () => {
    await threePupils()
    await send(huda, await planOf(huda))
    const made = await lastMove(huda)
    clock.now += 31 * dayMs
    huda = { ...huda, token: await signIn(huda.id, "Admin") }
    expect((await undo(huda, made?.move)).status).toBe(409)
    expect(await lastMove(huda)).toMatchObject({ canUndo: false })
    expect((await undo(huda, String(Number(made?.move) + 1))).status).toBe(409)
  })
})

it("two thousand pupils move in one batch, and a hundred objects take it over at a time", async () => {
  await addPupils(2_000, 2)
  const text = await planOf(huda)
  const { done, trips } = await rowsOf(() => send(huda, text))
  expect(done.body).toEqual({ pupils: 2_000 })
  expect(trips).toBeLessThanOrEqual(4)
  const [first, second] = sentGrades
  expect(sentGrades).toEqual([first, first])
  expect(second).toEqual({ gradesAfter: 0 })
  const taken = new Set<string>()
  const next: PublishedMessage[] = []
  const PLAY = { getByName: (name: string) => ({ takeChange: async () => void taken.add(name) }) }
  await publish([{ gradesAfter: 0 }], {
    ...env,
    PLAY: PLAY as never,
    PUBLISHED: { send: async (message) => void next.push(message) },
  })
  expect(taken.size).toBe(100)
  expect(next).toHaveLength(1)
})
