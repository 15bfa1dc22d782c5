import { abortAllDurableObjects, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { beforeAll, expect, it } from "vitest"
import type { Published } from "../../api/src/index"
import { publish as deliverBatch } from "../../api/src/player/publish"
import { readState } from "../../api/src/player/state"
import { publishStates, type PlayerState } from "../../api/src/store/published"
import { createStore } from "../../api/src/store/store"
import { clock } from "./support/api"
import { one, winHints } from "./support/arena"
import { leaderboardFaults } from "./support/leaderboards"
import { gatherPlay, inPlay } from "./support/players"
import { claim } from "./support/rounds"
import { addPool, addQuestions, buildSchool, enrol, type Member } from "./support/world"

beforeAll(async () => {
  await buildSchool()
  await addQuestions(await addPool({ chapter: 1 }), 40)
})

const objectOf = ({ id }: Member) => env.PLAY.getByName(String(id))

/** What the object of a player would send now. */
async function stateOf(player: Member): Promise<PlayerState> {
  await inPlay(player.id, "UPDATE player SET published = 0")
  const state = await runInDurableObject(objectOf(player), (_, { storage }) =>
    readState(storage.sql, clock.now),
  )
  if (!state) throw new Error("nothing to publish")
  return state
}

/** What D1 shows of a player. */
const shownOf = async ({ id }: Member) =>
  (
    await env.DB.prepare(
      `SELECT people.points, play_version, board, standings.points AS on_board
        FROM people LEFT JOIN standings ON person_id = id WHERE id = ? ORDER BY board`,
    )
      .bind(id)
      .all()
  ).results

const deliver = (...states: readonly PlayerState[]) => publishStates(createStore(env.DB), states)

/** D1 has nothing of what players have won. */
const loseAll = () =>
  env.DB.batch(
    [
      "DELETE FROM standings",
      "DELETE FROM standing_counts",
      "DELETE FROM standing_leavers",
      "DELETE FROM open_questions",
      "UPDATE people SET points = 0, play_version = 0",
    ].map((sql) => env.DB.prepare(sql)),
  )

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
  await deliver(state, state)
  await deliver(state)
  expect(await shownOf(player)).toEqual(shown)
})

it("stores nothing of a message that arrives after a newer one", async () => {
  const [player, before, state] = await winTwice()
  await loseAll()
  await deliver(state)
  const shown = await shownOf(player)
  await deliver(before)
  expect(await shownOf(player)).toEqual(shown)
  await loseAll()
  await deliver(state, before)
  expect(await shownOf(player)).toEqual(shown)
})

it("makes up for a lost message with the next one", async () => {
  const [player, , state] = await winTwice()
  const shown = await shownOf(player)
  await loseAll()
  await deliver(state)
  expect(await shownOf(player)).toEqual(shown)
})

it("publishes what was written before the object was killed, until D1 has stored it", async () => {
  const [player] = await winTwice()
  const shown = await shownOf(player)
  await loseAll()
  await inPlay(player.id, "UPDATE player SET published = 0")
  await runInDurableObject(objectOf(player), (_, { storage }) =>
    storage.setAlarm(Date.now() + 60_000),
  )
  await abortAllDurableObjects()
  const sent: Published[] = []
  const lose = () => collect(player, sent)
  await lose()
  expect(await runDurableObjectAlarm(objectOf(player))).toBe(true)
  await lose()
  expect(await runDurableObjectAlarm(objectOf(player))).toBe(true)
  expect(sent).toHaveLength(2)
  await publish(sent.slice(1))
  expect(pointsIn(await shownOf(player))).toEqual(pointsIn(shown))
  expect(await runDurableObjectAlarm(objectOf(player))).toBe(true)
  expect(await runDurableObjectAlarm(objectOf(player))).toBe(false)
  expect(sent).toHaveLength(2)
})

it("keeps the points of the last two weeks, and drops older ones of the player", async () => {
  const [player, , state] = await winTwice()
  const [now] = state.weeks
  if (!now) throw new Error("no week")
  const older = [now, { week: now.week - 1, points: 30 }]
  await deliver({ ...state, version: state.version + 1, weeks: older })
  const later = [{ week: now.week + 1, points: 50 }, now]
  await deliver({ ...state, version: state.version + 2, weeks: later })
  const boards = (await shownOf(player)).map(({ board }) => board)
  const weeks = [`week:${now.week}`, `week:${now.week + 1}`]
  expect(boards).toEqual(["all", "grade:7", ...weeks])
  await deliver({ ...state, version: state.version + 3, weeks: later })
  const counted = `SELECT count(*) AS n FROM standing_counts WHERE board = 'week:${now.week - 1}'`
  expect(await one(counted)).toBe(0)
  await loseAll()
})

it("rebuilds everything that D1 has lost from the objects", async () => {
  await winTwice()
  await loseAll()
  const sent: Published[] = []
  const people = await env.DB.prepare("SELECT id FROM people").all<{ id: number }>()
  for (const { id } of people.results) await collect({ id, token: "" }, sent)
  await publish([{ rebuildAfter: 0 }])
  await publish(sent)
  await gatherPlay()
  const credits = await one("SELECT sum(credited) AS n FROM attempts")
  expect(await one("SELECT sum(points) AS n FROM people")).toBe(credits)
  expect(await leaderboardFaults()).toEqual([])
})

const pointsIn = (rows: readonly Record<string, unknown>[]) => rows.map(({ on_board }) => on_board)

/** Keeps what an object sends, which is lost otherwise. */
const collect = (player: Member, sent: Published[]) =>
  runInDurableObject(objectOf(player), async (object) => {
    await object.open(player.id)
    const send = async (message: Published) => void sent.push(message)
    object.bindings = { ...object.bindings, DB: env.DB, PUBLISHED: { send } }
  })

const publish = (messages: readonly Published[]) =>
  deliverBatch(messages, { ...env, PUBLISHED: { send: async () => {} } })
