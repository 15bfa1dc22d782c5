import { runInDurableObject } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { beforeEach, expect, it } from "vitest"
import { figures } from "#contract/questions/figures"
import { call, clock, rowsReadBy } from "./support/api"
import { inPlay } from "./support/players"
import { answerHints, answerSet, drawHints, drawOffside, drawSet, judge } from "./support/rounds"
import { addPool, buildSchool, enrol, type Member } from "./support/world"
import { getIds, one, run } from "./support/sql"
import { readState } from "../../api/src/player/state"
import type { PlayerState } from "../../api/src/player/topics/topic"
import { deliver as deliverAll } from "./support/leaderboards"
import { rangeIn, withRange } from "./support/messages"

/** The message that the object of a player would send now, with all its answers. */
async function stateOf({ id }: Member): Promise<PlayerState> {
  await inPlay(id, "UPDATE player SET published = 0, counted = 0")
  const state = await runInDurableObject(env.PLAY.getByName(String(id)), (_, { storage }) =>
    readState(storage.sql, clock.now),
  )
  if (!state) throw new Error("nothing to publish")
  return state
}

/** Stores messages as the consumer of the queue does. */
const deliver = (...states: readonly PlayerState[]) => deliverAll(states)

/** Deletes the counts, as after a loss of D1. */
async function forgetCounts() {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM question_figures"),
    env.DB.prepare("DELETE FROM given_wrong"),
    env.DB.prepare("UPDATE people SET play_version = 0, answers_counted = 0"),
  ])
}

await buildSchool()
const author = await enrol("Teacher")
await addPool({ chapter: 1 }, 1)
await addPool({ chapter: 2 }, 5)
await addPool({ chapter: 1, game: "offside" }, 1)
await addPool({ chapter: 1, game: "DifficultyLevel" }, [2, 1, 1, 1, 1])
await run("UPDATE questions SET author_id = ?", author.id)
beforeEach(forgetCounts)

const idsOf = (game: string, chapter = 1) =>
  getIds(
    `SELECT questions.id FROM questions JOIN pools ON pools.id = pool_id
      WHERE game = ? AND chapter_number = ?`,
    game,
    chapter,
  )

const figuresOf = async (ids: readonly number[], { token }: Member = author) =>
  figures.ok.parse((await call(`/api/question-figures?ids=${ids.join(",")}`, { token })).body)
    .figures

const answers = async (given: string, place?: object) => {
  const player = await enrol()
  await answerHints(player, await drawHints(player, place), given)
  return player
}

const played = () => one("SELECT sum(played) AS n FROM question_figures")

it("counts first answers, and the most frequent wrong ones by their normal form", async () => {
  const [id = 0] = await idsOf("five hints")
  const player = await answers("Nile")
  for (const given of ["the nile", "Nile!", "Congo", "Answer 0"]) await answers(given)
  await run(
    "INSERT INTO appealed (question_id, answer_key, text, people, opened_at, verdict, decided_at) VALUES (?1, 'a', 'A', 2, 1, NULL, NULL), (?1, 'b', 'B', 3, 1, 'never', 2)",
    id,
  )
  clock.now += 1000
  await answerHints(player, await drawHints(player), "Congo")
  const [found] = await figuresOf([id])
  expect(found).toMatchObject({ questionID: String(id), played: 5, hints: null })
  expect(found).toMatchObject({ appeals: 5, openAppeals: 2 })
  expect(found?.wrong.map(({ count }) => count)).toEqual([3])
  expect(found?.wrong[0]?.answer.toLowerCase()).toContain("nile")
})

it("averages the hints shown over the answers that report them", async () => {
  const [id = 0] = await idsOf("five hints")
  for (const hintsShown of [1, 4, undefined]) {
    const player = await enrol()
    await answerHints(player, await drawHints(player), undefined, hintsShown)
  }
  expect(await figuresOf([id])).toMatchObject([{ played: 3, right: 3, hints: 2.5, wrong: [] }])
})

it("counts offside as right or wrong without answer texts, and each item of a set", async () => {
  const player = await enrol()
  await judge(player, (await drawOffside(player)).name, 0)
  const other = await enrol()
  await judge(other, (await drawOffside(other)).name, 2)
  expect(await figuresOf(await idsOf("offside"))).toMatchObject([
    { played: 2, right: 1, wrong: [] },
  ])
  await answerSet(player, await drawSet(player), (_, place) => place < 2)
  const items = await figuresOf(await idsOf("DifficultyLevel"))
  expect(items).toHaveLength(6)
  expect(items.filter(({ right }) => right === 1)).toHaveLength(2)
})

it("shows authors the figures of their own questions and admins those of any", async () => {
  const [id = 0] = await idsOf("five hints")
  await answers("Congo")
  expect(await figuresOf([id], await enrol("Teacher"))).toEqual([])
  expect(await figuresOf([id, 999_999], await enrol("Admin"))).toHaveLength(1)
  const { token } = author
  for (const ids of ["", "x", "1,,2", Array.from({ length: 21 }, (_, at) => at).join(",")])
    expect((await call(`/api/question-figures?ids=${ids}`, { token })).status).toBe(400)
})

it("reads at most nine rows for a question", async () => {
  await Promise.all(["Congo", "Congo", "Volga"].map((given) => answers(given)))
  const [id = 0] = await idsOf("five hints")
  expect(await rowsReadBy(() => figuresOf([id]))).toBeLessThanOrEqual(9)
})

it("counts a message once when it is repeated, late or newer than a lost one", async () => {
  const player = await enrol()
  const place = { chapter: 2 }
  await answerHints(player, await drawHints(player, place))
  const first = await stateOf(player)
  await answerHints(player, await drawHints(player, place), "Congo")
  const both = await stateOf(player)
  for (const messages of [[first, both], [both, first], [both], [first, first, both, both]]) {
    await forgetCounts()
    for (const message of messages) await deliver(message, message)
    expect(await played()).toBe(2)
  }
  await forgetCounts()
  await deliver(both, first)
  expect(await played()).toBe(2)
})

it("does not skip answers that D1 has lost, but counts them when they are sent again", async () => {
  const player = await enrol()
  const place = { chapter: 2 }
  await answerHints(player, await drawHints(player, place))
  const first = rangeIn(await stateOf(player))
  await answerHints(player, await drawHints(player, place))
  const both = await stateOf(player)
  await forgetCounts()
  const { to, answers: all } = rangeIn(both)
  const later = { after: first.to, to, answers: all.filter(({ id }) => id > first.to) }
  await deliver(withRange(both, later))
  expect(await one("SELECT sum(answers_counted) AS n FROM people")).toBe(0)
  await deliver({ ...both, version: both.version + 1 })
  expect(await played()).toBe(2)
})

it("publishes a long history in several messages", async () => {
  const player = await answers("Congo", { chapter: 2 })
  await inPlay(
    player.id,
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 129)
      INSERT INTO answer_lists (pool_id, answered_at, wrong, answers)
      SELECT pool_id, answered_at, is_right = 0,
        json_array(json_array(question_id, given_answer, is_right, 0, NULL))
      FROM answers, n`,
  )
  await forgetCounts()
  await inPlay(player.id, "UPDATE player SET version = version + 1, published = 0, counted = 0")
  const object = env.PLAY.getByName(String(player.id))
  for (let message = 0; message < 4; message += 1)
    await runInDurableObject(object, (each) => each.publish())
  expect(await played()).toBe(130)
})

it("keeps the twenty most frequent wrong answers of a question", async () => {
  const state = await stateOf(await answers("Congo", { chapter: 2 }))
  await forgetCounts()
  const [template] = rangeIn(state).answers
  if (!template) throw new Error("no answer")
  for (const round of [0, 1, 2]) {
    const answersOfRound = Array.from({ length: 15 }, (_, at) => ({
      ...template,
      id: round * 100 + at + 1,
      wrong: { ...keysOf(round === 1 ? at : round * 15 + at), text: "Wrong" },
    }))
    const range = { after: round === 0 ? 0 : (round - 1) * 100 + 15, to: round * 100 + 15 }
    const next = { ...state, version: state.version + round }
    await deliver(withRange(next, { ...range, answers: answersOfRound }))
  }
  expect(await one("SELECT count(*) AS n FROM given_wrong")).toBe(20)
  expect(await one("SELECT count(*) AS n FROM given_wrong WHERE people = 2")).toBe(15)
})

const keysOf = (at: number) => ({ key: `key ${at}`, written: `Key ${at}` })
