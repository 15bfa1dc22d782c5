import { abortAllDurableObjects, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { expect, it } from "vitest"
import type { PublishedMessage } from "../../api/src/index"
import { publish as deliverBatch } from "../../api/src/player/publish"
import { readState } from "../../api/src/player/state"
import type { PlayerState } from "../../api/src/player/topics/topic"
import { weekOf } from "../../api/src/points/streak"
import { clock } from "./support/api"
import { winHints } from "./support/arena"
import { forgetBoards } from "./support/boards"
import { deliver, leaderboardFaults, standingsOf } from "./support/leaderboards"
import { sentPoints } from "./support/messages"
import { gatherPlay, inPlay } from "./support/players"
import { claim, drawHints } from "./support/rounds"
import { addPool, buildSchool, enrol, type Member } from "./support/world"
import { one, getRow, run } from "./support/sql"

await buildSchool()
await addPool({ chapter: 1 }, 40)

const weekMs = 7 * 24 * 3_600_000

const objectOf = ({ id }: Member) => env.PLAY.getByName(String(id))

/** The message that the object of a player would send now. */
async function stateOf(player: Member): Promise<PlayerState> {
  await inPlay(player.id, "UPDATE player SET published = 0")
  const state = await runInDurableObject(objectOf(player), (_, { storage }) =>
    readState(storage.sql, clock.now),
  )
  if (!state) throw new Error("nothing to publish")
  return state
}

/** The points of a player in D1 and on the leaderboards. */
const shownOf = async ({ id }: Member) => ({
  person: await getRow("SELECT points, play_version FROM people WHERE id = ?", id),
  boards: await standingsOf({ id }),
})

/** Deletes everything that players have won from D1 and the leaderboards. */
async function loseAll(): Promise<void> {
  await forgetBoards()
  await env.DB.batch(
    ["DELETE FROM open_rounds", "UPDATE people SET points = 0, play_version = 0"].map((sql) =>
      env.DB.prepare(sql),
    ),
  )
}

async function win(player: Member): Promise<void> {
  const { name } = await winHints(player)
  await claim(player, 50, name)
}

async function winTwice(): Promise<readonly [Member, PlayerState, PlayerState]> {
  const player = await enrol()
  await win(player)
  const before = await stateOf(player)
  await win(player)
  return [player, before, await stateOf(player)]
}

it("stores a repeated message once", async () => {
  const [player, , state] = await winTwice()
  const shown = await shownOf(player)
  await deliver([state, state])
  await deliver([state])
  expect(await shownOf(player)).toEqual(shown)
})

it("ignores a message that arrives after a newer one", async () => {
  const [player, before, state] = await winTwice()
  await loseAll()
  await deliver([state])
  const shown = await shownOf(player)
  await deliver([before])
  expect(await shownOf(player)).toEqual(shown)
  await loseAll()
  await deliver([state, before])
  expect(await shownOf(player)).toEqual(shown)
})

it("recovers from a lost message with the next one", async () => {
  const [player, , state] = await winTwice()
  const shown = await shownOf(player)
  await loseAll()
  await deliver([state])
  expect(await shownOf(player)).toEqual(shown)
})

it("publishes again after the object was killed, until D1 has stored the state", async () => {
  const [player] = await winTwice()
  const shown = await shownOf(player)
  await loseAll()
  await inPlay(player.id, "UPDATE player SET published = 0")
  await runInDurableObject(objectOf(player), (_, { storage }) =>
    storage.setAlarm(Date.now() + 60_000),
  )
  await abortAllDurableObjects()
  const sent: PublishedMessage[] = []
  const lose = () => collect(player, sent)
  await lose()
  expect(await runDurableObjectAlarm(objectOf(player))).toBe(true)
  await lose()
  expect(await runDurableObjectAlarm(objectOf(player))).toBe(true)
  expect(sent).toHaveLength(2)
  await publish(sent.slice(1))
  expect((await shownOf(player)).boards).toEqual(shown.boards)
  expect(await runDurableObjectAlarm(objectOf(player))).toBe(true)
  expect(await runDurableObjectAlarm(objectOf(player))).toBe(false)
  expect(sent).toHaveLength(2)
})

const noPoints = { name: "points", rows: [0] }
const isShown = expect.objectContaining({ entry: expect.objectContaining({ isHidden: false }) })
const ranked = { name: "ranking", rows: expect.arrayContaining([isShown]) }
const sentWeeks = (state: PlayerState) => sentPoints(state, "week").map(({ number }) => number)

it("checks the delivery of a message with answers or points, but not of one with a draw only", async () => {
  const player = await enrol()
  const sent: PublishedMessage[] = []
  const isCheckedAfter = async (write: () => Promise<unknown>) => {
    await write()
    await collect(player, sent)
    await inPlay(player.id, "UPDATE player SET published = 0")
    await run("UPDATE people SET play_version = 0 WHERE id = ?", player.id)
    await runInDurableObject(objectOf(player), (_, { storage }) =>
      storage.setAlarm(Date.now() + 60_000),
    )
    expect(await runDurableObjectAlarm(objectOf(player))).toBe(true)
    return runInDurableObject(objectOf(player), async (_, { storage }) => {
      const next = await storage.getAlarm()
      await storage.deleteAlarm()
      return next !== null
    })
  }
  expect(await isCheckedAfter(() => drawHints(player))).toBe(false)
  expect(await isCheckedAfter(() => win(player))).toBe(true)
  expect(sent).toMatchObject([
    { topics: [{ name: "open rounds", rows: [{ questions: [expect.any(Number)] }] }, noPoints] },
    { topics: [ranked, { name: "open rounds" }, { name: "points", rows: [50] }] },
  ])
})

it("rebuilds everything that D1 has lost from the objects of the players", async () => {
  await winTwice()
  await loseAll()
  const sent: PublishedMessage[] = []
  const people = await env.DB.prepare("SELECT id FROM people").all<{ id: number }>()
  for (const { id } of people.results) await collect({ id, token: "" }, sent)
  await publish([{ rebuildAfter: 0 }])
  await publish(sent)
  await gatherPlay()
  const credits = await one("SELECT sum(credited) AS n FROM attempts")
  expect(await one("SELECT sum(points) AS n FROM people")).toBe(credits)
  expect(await leaderboardFaults()).toEqual([])
})

it("publishes the points of this week and the last one", async () => {
  const player = await enrol()
  await win(player)
  clock.now += weekMs
  await win(player)
  const week = weekOf(clock.now)
  expect(sentWeeks(await stateOf(player))).toEqual([week, week - 1])
  clock.now += weekMs
  expect(sentWeeks(await stateOf(player))).toEqual([week])
  expect(await standingsOf(player)).toEqual([
    { board: "all", points: 100 },
    { board: "grade:7", points: 100 },
    { board: `week:${week - 1}`, points: 50 },
    { board: `week:${week}`, points: 50 },
  ])
})

/** Collects the messages that an object sends, which would be lost otherwise. */
const collect = (player: Member, sent: PublishedMessage[]) =>
  runInDurableObject(objectOf(player), async (object) => {
    await object.open(player.id)
    const send = async (message: PublishedMessage) => void sent.push(message)
    object.dependencies = { ...object.dependencies, now: () => clock.now }
    object.bindings = { ...object.bindings, DB: env.DB, BOARD: env.BOARD, PUBLISHED: { send } }
  })

const publish = (messages: readonly PublishedMessage[]) =>
  deliverBatch(messages, { ...env, PUBLISHED: { send: async () => {} } })
