import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { expect, it } from "vitest"
import type { BoardEntry } from "../../api/src/board/board-key"
import { sendStates } from "../../api/src/player/topics/publish-states"
import { publish } from "../../api/src/player/publish"
import { readState } from "../../api/src/player/state"
import { weekOf } from "../../api/src/points/streak"
import type { PlayerState, TopicBindings } from "../../api/src/player/topics/topic"
import { clock } from "./support/api"
import { winHints } from "./support/arena"
import { forgetBoards, onBoard } from "./support/boards"
import { countFaults, deliver, standingsOf } from "./support/leaderboards"
import { sentPoints } from "./support/messages"
import { inPlay } from "./support/players"
import { claim } from "./support/rounds"
import { seededRandom } from "../support/dice.mjs"
import { addPool, buildSchool, enrol, type Member } from "./support/world"
import { getRow, run } from "./support/sql"

await buildSchool()
await addPool({ chapter: 1 }, 40)

const objectOf = ({ id }: Member) => env.PLAY.getByName(String(id))

const stateOf = (player: Member) =>
  runInDurableObject(objectOf(player), (_, { storage }) => readState(storage.sql, clock.now))

/** A player whose points have not been published, and the message that would publish them. */
async function unpublished(): Promise<readonly [Member, PlayerState]> {
  const player = await enrol()
  const { name } = await winHints(player)
  await claim(player, 50, name)
  await inPlay(player.id, "UPDATE player SET published = 0")
  const state = await stateOf(player)
  if (!state) throw new Error("nothing to publish")
  await forgetBoards()
  await run("UPDATE people SET points = 0, play_version = 0")
  return [player, state]
}

const versionOf = async ({ id }: Member) =>
  (await getRow<{ version: number }>("SELECT play_version AS version FROM people WHERE id = ?", id))
    ?.version

const broken = async () => {
  throw new Error("broken")
}
const everywhere = (state: PlayerState) => [
  { board: "all", points: 50 },
  { board: "grade:7", points: 50 },
  { board: `week:${sentPoints(state, "week")[0]?.number}`, points: 50 },
]

it("stores nothing in D1 when a leaderboard fails, and everything with the next delivery", async () => {
  const [player, state] = await unpublished()
  const BOARD: TopicBindings["BOARD"] = {
    getByName: (name) =>
      name === "1/grade:7" ? { write: broken, read: broken } : env.BOARD.getByName(name),
  }
  await expect(publish([state], { ...env, BOARD })).rejects.toThrow("broken")
  expect(await versionOf(player)).toBe(0)
  await publish([state], env)
  expect(await versionOf(player)).toBe(state.version)
  expect(await standingsOf(player)).toEqual(everywhere(state))
  expect(await countFaults()).toEqual([])
})

it("has the points of this week also after a clock that was weeks ahead", async () => {
  const [player, state] = await unpublished()
  const later = `json_set(weeks, '$.9998', 50, '$.9999', 50)`
  await inPlay(player.id, `UPDATE player SET weeks = ${later}`)
  const after = await stateOf(player)
  expect(after && sentPoints(after, "week")).toEqual(sentPoints(state, "week"))
})

it("writes to D1 last, so that the next message repairs a crash between the leaderboards and D1", async () => {
  const [player, state] = await unpublished()
  await sendStates(env, [state])
  expect([await versionOf(player), await standingsOf(player)]).toEqual([0, everywhere(state)])
  expect(await runDurableObjectAlarm(objectOf(player))).toBe(false)
  await deliver([{ ...state, version: state.version + 1 }, state])
  expect(await versionOf(player)).toBe(state.version + 1)
  expect(await standingsOf(player)).toEqual(everywhere(state))
  expect(await countFaults()).toEqual([])
})

const byPerson = (one: { personId: number }, other: { personId: number }) =>
  one.personId - other.personId

it("keeps the newest entry of each person when entries are repeated, late or lost", async () => {
  const random = seededRandom(11)
  const key = { school: 1, scope: "grade", number: 99 } as const
  const entries = Array.from({ length: 400 }, (_, version): BoardEntry => {
    const points = random.below(4) * 100
    return { personId: random.below(20), version, points, isHidden: random.below(4) === 0 }
  })
  const newest = new Map(entries.map((entry) => [entry.personId, entry]))
  const sent = [...entries, ...newest.values()].filter(
    (entry) => newest.get(entry.personId) === entry || random.below(3) > 0,
  )
  const shuffled = [...sent, ...sent]
    .map((entry) => ({ entry, at: random.below(1_000_000) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ entry }) => entry)
  const board = env.BOARD.getByName("1/grade:99")
  for (let at = 0; at < shuffled.length; at += 50)
    await board.write(key, shuffled.slice(at, at + 50))
  const stored = await onBoard(
    "1/grade:99",
    `SELECT person_id AS personId, version, points, is_hidden AS isHidden FROM standings`,
  )
  expect(
    stored.map((row) => ({ ...row, personId: Number(row["personId"]) })).toSorted(byPerson),
  ).toEqual(
    [...newest.values()]
      .toSorted(byPerson)
      .map((entry) => ({ ...entry, isHidden: entry.isHidden ? 1 : 0 })),
  )
  expect(await countFaults()).toEqual([])
})

it("hides a player whose call was interrupted after D1 stored the change", async () => {
  const [player, state] = await unpublished()
  await deliver([state])
  await objectOf(player).prepareChange(player.id)
  await run("UPDATE people SET is_hidden = 1 WHERE id = ?", player.id)
  await runInDurableObject(objectOf(player), (_, { storage }) =>
    storage.put("changing", { personId: player.id, until: 0 }),
  )
  expect(await runDurableObjectAlarm(objectOf(player))).toBe(true)
  const hidden = await onBoard("1/all", "SELECT person_id FROM standings WHERE is_hidden = 1")
  expect(hidden).toEqual([{ person_id: player.id }])
  expect(await countFaults()).toEqual([])
})

it("moves a player to the leaderboard of another grade, and back", async () => {
  const [player, state] = await unpublished()
  await deliver([state])
  for (const grade of [8, 7]) {
    await objectOf(player).prepareChange(player.id)
    await run("UPDATE people SET grade_id = ? WHERE id = ?", grade, player.id)
    await objectOf(player).takeChange(player.id)
    const boards = (await standingsOf(player)).map(({ board }) => board)
    expect(boards.filter((board) => String(board).startsWith("grade"))).toEqual([`grade:${grade}`])
    expect(await countFaults()).toEqual([])
  }
})

it("fills a leaderboard with the points in D1, a thousand people at a time", async () => {
  await forgetBoards()
  await run(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1500)
      INSERT INTO people (name, email, role, grade_id, password_hash, points, created_at)
      SELECT 'Pupil', 'crowd-' || i || '@school.example', 'Student', 8, '!', i, 0 FROM n`)
  const board = env.BOARD.getByName("1/grade:8")
  const key = { school: 1, scope: "grade", number: 8 } as const
  const most = async () => (await board.read(key, 0)).best.map(({ points }) => points)[0]
  expect(await most()).toBeGreaterThanOrEqual(1_000)
  const isFilling = "SELECT 1 FROM board WHERE filled_to IS NOT NULL"
  while ((await onBoard("1/grade:8", isFilling)).length > 0) await runDurableObjectAlarm(board)
  expect(await most()).toBe(1_500)
  expect(await countFaults()).toEqual([])
})

it("deletes the leaderboard of a week when the following week is over", async () => {
  const week = weekOf(Date.now())
  for (const [number, left] of [
    [week, 1],
    [week - 1, 1],
    [week - 2, 0],
  ] as const) {
    const name = `1/week:${number}`
    const board = env.BOARD.getByName(name)
    await board.write({ school: 1, scope: "week", number }, [
      { personId: 1, version: 1, points: 10, isHidden: false },
    ])
    expect(await runDurableObjectAlarm(board)).toBe(true)
    expect(await onBoard(name, "SELECT 1 FROM standings")).toHaveLength(left)
  }
})

it("rebuilds a lost leaderboard from D1, and those of the weeks from the players", async () => {
  const [player, state] = await unpublished()
  await deliver([state])
  await forgetBoards()
  const sent: PlayerState[] = []
  await runInDurableObject(objectOf(player), async (object) => {
    const send = async (message: PlayerState) => void sent.push(message)
    object.bindings = { ...object.bindings, BOARD: env.BOARD, PUBLISHED: { send } }
    object.dependencies = { ...object.dependencies, now: () => clock.now }
    await object.republish(player.id)
  })
  await publish(sent, env)
  expect(await standingsOf(player)).toEqual(everywhere(state))
  expect(await countFaults()).toEqual([])
})
