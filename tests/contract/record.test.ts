import { describe, expect, inject, it } from "vitest"
import { progress } from "#contract"
import { wireGames } from "#contract/words"
import { call, rowsOf } from "./support/api"
import { fillRecord, type Block } from "./long-record"
import { history } from "./support/rounds"
import { buildSchool, enrol } from "./support/world"

const answers = inject("isDeep") ? 10_000 : 3_000
/** The rows that D1 and the player's object may read for a page of ten rounds, including the look-ups of the call. */
const rowsOfPage = 600

await buildSchool()
const player = await enrol()
/** The rounds played, newest first. */
const played: readonly Block[] = await fillRecord(player, answers)

type Query = Readonly<Record<string, string>>

async function pageOf(query: Query, { token } = player) {
  const path = `${progress.record.path}?${new URLSearchParams(query)}`
  const { status, body } = await call(path, { token })
  expect(status).toBe(200)
  return progress.record.ok.parse(body)
}

const questionsIn = ({ rounds }: Awaited<ReturnType<typeof pageOf>>) =>
  rounds.map((round) => round.answers.map(({ questionID }) => Number(questionID)))

const questionsOf = (blocks: readonly Block[]) => blocks.map(({ questions }) => questions)

const filters: readonly (readonly [Query, (block: Block) => boolean])[] = [
  [{}, () => true],
  [{ game: wireGames.offside }, ({ game }) => game === wireGames.offside],
  [{ subject: "Math" }, ({ subject }) => subject === "Math"],
  [
    { subject: "Math", chapter: "2" },
    ({ subject, chapter }) => subject === "Math" && chapter === 2,
  ],
  [{ mistakes: "true" }, ({ wrong }) => wrong > 0],
  [
    { subject: "Math", chapter: "2", game: wireGames.difficulty, mistakes: "true" },
    ({ subject, chapter, game, wrong }) =>
      subject === "Math" && chapter === 2 && game === wireGames.difficulty && wrong > 0,
  ],
]

describe("the record of a player with thousands of answers", () => {
  it("has every round once, page by page", async () => {
    const seen: number[][] = []
    for (let query: Query | null = {}; query;) {
      const page: Awaited<ReturnType<typeof pageOf>> = await pageOf(query)
      seen.push(...questionsIn(page))
      const last = page.rounds.at(-1)
      query = page.older && last ? { before: last.id } : null
    }
    expect(seen).toEqual(questionsOf(played))
  }, 60_000)

  it.each(filters)(
    "filtered by %j stays within the row limit of a page",
    async (filter, isWanted) => {
      const wanted = questionsOf(played.filter(isWanted))
      let query: Query = filter
      for (let number = 1; number <= 100 && number * 10 <= wanted.length; number += 1) {
        const { done: page, read } = await rowsOf(() => pageOf(query))
        expect(questionsIn(page)).toEqual(wanted.slice((number - 1) * 10, number * 10))
        expect([page.newer, page.older]).toEqual([number > 1, number * 10 < wanted.length])
        if (number === 1 || number === 100)
          console.log(`page ${number} of ${JSON.stringify(filter)}: ${read} rows`)
        expect(read).toBeLessThanOrEqual(rowsOfPage)
        query = { ...filter, before: page.rounds.at(-1)?.id ?? "" }
      }
    },
    60_000,
  )

  it("returns the page of newer rounds next to a cursor", async () => {
    const wanted = questionsOf(played)
    const first = await pageOf({})
    const second = await pageOf({ before: first.rounds.at(-1)?.id ?? "" })
    const third = await pageOf({ before: second.rounds.at(-1)?.id ?? "" })
    const back = await pageOf({ after: third.rounds[0]?.id ?? "" })
    expect(back).toEqual(second)
    expect(questionsIn(back)).toEqual(wanted.slice(10, 20))
    expect(await pageOf({ after: second.rounds[0]?.id ?? "" })).toEqual(first)
    const top = await pageOf({ after: first.rounds[3]?.id ?? "" })
    expect(questionsIn(top)).toEqual(wanted.slice(0, 3))
    expect([top.newer, top.older]).toEqual([false, true])
  })

  it("has at most 500 answers in the call of the contract", async () => {
    for (const query of ["", "?subject=Math", "?subject=Math&chapter=2"]) {
      const { done, read } = await rowsOf(() => history(player, query))
      expect(done.length).toBeLessThanOrEqual(500)
      expect(read).toBeLessThanOrEqual(4_500)
    }
  })
})

const queries: readonly Query[] = [
  {},
  { game: wireGames.offside },
  { mistakes: "true" },
  { subject: "Magic" },
  { before: "7" },
]

describe("a page of the record", () => {
  it.each(queries)("of %j is empty for a player who has played nothing", async (query) => {
    const nothing = { rounds: [], older: false, newer: false }
    expect(await pageOf(query, await enrol())).toEqual(nothing)
  })

  it.each([
    "game=chess",
    "before=0",
    "before=x",
    "after=-1",
    "after=1e3",
    "before=",
    "question='",
    "mistakes=1",
  ])("is refused for ?%s", async (query) => {
    const { status } = await call(`${progress.record.path}?${query}`, { token: player.token })
    expect(status).toBe(400)
  })

  it.each(["before=1", "after=999999999999999"])("is empty for ?%s", async (query) => {
    const page = await pageOf(Object.fromEntries(new URLSearchParams(query)))
    expect(page).toEqual({ rounds: [], older: false, newer: false })
  })

  it("of one question has its newest answer, and only the caller's own", async () => {
    const [newest] = (await pageOf({ subject: "Arabic" })).rounds
    const questionID = newest?.answers[0]?.questionID ?? ""
    const { rounds } = await pageOf({ question: questionID })
    expect(rounds).toEqual([{ id: expect.any(String), answers: [newest?.answers[0]] }])
    expect((await pageOf({ question: questionID }, await enrol())).rounds).toEqual([])
  })
})
