import { replacing } from "./support/measured-database"
import { env } from "cloudflare:workers"
import { describe, expect, it, vi } from "vitest"
import { OpenJudgements } from "../../api/src/http/memory"
import { attemptHeader } from "#contract/words"
import { clock, createCaller, rowsReadBy } from "./support/api"
import { leaderboardFaults } from "./support/leaderboards"
import { gatherPlay } from "./support/players"
import {
  answerHints,
  answerSet,
  claim,
  credit,
  drawHints,
  drawSet,
  playOffside,
} from "./support/rounds"
import { addPool, buildSchool, enrol } from "./support/world"
import { one } from "./support/sql"

await buildSchool()
await addPool({ chapter: 1 }, 60)
await addPool({ chapter: 1, game: "offside" }, 40)
await addPool({ chapter: 1, game: "DifficultyLevel" }, [12, 12, 24, 12, 12])
await addPool({ chapter: 2 }, 1)

type Player = Awaited<ReturnType<typeof enrol>>

/** Wins `count` sets in full, each worth 90 points. */
async function winSets(player: Player, count: number) {
  const sets = []
  for (let index = 0; index < count; index += 1) {
    const set = await drawSet(player)
    await answerSet(player, set)
    sets.push(set)
  }
  return sets
}

describe("pending credits after an outage", () => {
  it("are credited by name, however many there are and whatever came after", async () => {
    const player = await enrol()
    const sets = await winSets(player, 8)
    const older = await playOffside(player, 1)
    for (let index = 0; index < 40; index += 1) await answerHints(player, await drawHints(player))
    for (const { name } of sets)
      expect(await credit(player, 90, name)).toMatchObject({ claim: "credited" })
    expect(await claim(player, 25, older.name)).toBe(8 * 90 + 25)
  }, 30_000)

  it("read as many rows by name among many rounds as for one round", async () => {
    const costs = []
    for (const debts of [0, 6]) {
      const player = await enrol()
      const [first] = await winSets(player, 1 + debts)
      for (let index = 0; index < debts * 4; index += 1) await playOffside(player)
      costs.push(await rowsReadBy(() => claim(player, 90, first?.name)))
    }
    expect(costs[1]).toBe(costs[0])
  })

  it("are credited without names, in order", async () => {
    const player = await enrol()
    await winSets(player, 8)
    for (let paid = 1; paid <= 8; paid += 1) expect(await claim(player, 90)).toBe(90 * paid)
    expect(await credit(player, 90)).toEqual({ totalpoints: 720 })
  })

  it('return "unknown" for a claim without a name that too many rounds could match', async () => {
    const player = await enrol()
    await winSets(player, 8)
    expect(await credit(player, 85)).toEqual({ totalpoints: 0, claim: "unknown" })
    expect(await credit(player, 90)).toEqual({ totalpoints: 90, claim: "credited" })
  })

  it("stay with the round that won them, after two practice rounds", async () => {
    const player = await enrol()
    const issues = []
    for (let index = 0; index < 3; index += 1) {
      const issue = await drawHints(player, { chapter: 2 })
      await answerHints(player, issue)
      issues.push(issue)
    }
    const [won, between, practice] = issues
    expect(await claim(player, 20, between?.name)).toBe(0)
    expect(await claim(player, 20, practice?.name)).toBe(0)
    expect(await claim(player, 50, won?.name)).toBe(50)
  })
})

const bodyOf = (question: Awaited<ReturnType<typeof drawHints>>["body"]) => ({
  answer: question.correctAnswer,
  correctanswer: question.correctAnswer,
  hints: question.hints.join(","),
})

describe("a claim while an answer is being judged", () => {
  it("waits for the verdict in its isolate", async () => {
    const player = await enrol()
    const { body: question, name } = await drawHints(player)
    let [noteAnswering, goOn] = [() => {}, () => {}]
    const answering = new Promise<void>((resolve) => void (noteAnswering = resolve))
    let held: Promise<void> | undefined
    const database = replacing(env.DB, (original) => ({
      batch: async <Row>(statements: D1PreparedStatement[]) => {
        // Made here, because a promise of the test would never settle for the object of the player.
        held ??= new Promise<void>((resolve) => void (goOn = resolve))
        noteAnswering()
        await held
        return original.batch<Row>(statements)
      },
    }))
    const looks: number[] = []
    const judging = new OpenJudgements(async () => {
      looks.push(1)
      goOn()
      await during.mock.results[0]?.value
    })
    const during = vi.spyOn(judging, "during")
    const caller = createCaller({ judging }, { DB: database })
    const answered = caller("/api/education/HintGame/ans", {
      token: player.token,
      body: bodyOf(question),
    })
    await answering
    const headers = { [attemptHeader]: name }
    const added = await caller("/api/Accounts/add/50", { token: player.token, headers })
    expect((await answered).body).toBe(true)
    expect(added.body).toEqual({ totalpoints: 50, claim: "credited" })
    expect(looks.length).toBeGreaterThan(0)
  })

  it("is unknown before the question is answered, and is credited afterwards", async () => {
    const player = await enrol()
    const { body: question, name } = await drawHints(player)
    const add = () =>
      createCaller()("/api/Accounts/add/50", {
        token: player.token,
        headers: { [attemptHeader]: name },
      })
    expect((await add()).body).toEqual({ totalpoints: 0, claim: "unknown" })
    await answerHints(player, { body: question })
    expect((await add()).body).toEqual({ totalpoints: 50, claim: "credited" })
  })

  it("does not wait for a judgement that the platform has dropped", async () => {
    const player = await enrol()
    let looks = 0
    const judging = new OpenJudgements(async () => void (looks += 1))
    void judging.during(player.id, clock.now - 10_001, () => new Promise(() => {}))
    const { status } = await createCaller({ judging })("/api/Accounts/add/50", {
      token: player.token,
    })
    expect({ status, looks }).toEqual({ status: 200, looks: 0 })
  })
})

it("keeps the leaderboards and the sum of the credits equal to the points", async () => {
  await gatherPlay()
  const points = await one("SELECT sum(points) AS n FROM people")
  expect(await one("SELECT sum(credited) AS n FROM attempts")).toBe(points)
  expect(await leaderboardFaults()).toEqual([])
})
