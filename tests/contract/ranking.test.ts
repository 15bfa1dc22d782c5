import { env } from "cloudflare:workers"
import { expect, inject, it } from "vitest"
import { getName, type BoardKey, type BoardEntry } from "../../api/src/board/board-key"
import { call, rowsReadBy, tally } from "./support/api"
import { fillBoard, measuredBoards, onBoard } from "./support/boards"
import { countFaults } from "./support/leaderboards"
import { addPoints, answerHints, drawHints } from "./support/rounds"
import { seededRandom } from "../support/dice.mjs"
import { addPool, buildSchool, enrol, type Member } from "./support/world"

const crowd = 20_000
/** The number of people with equal points, and their first id. */
const equals = 24_000
const tied = 100_000
/** The number of people with very many points. */
const rich = 400
/** The numbers of people on the leaderboards, of whom only a few have their rank read. */
const sizes = inject("isDeep") ? [1_000, 1_000_000, 10_000_000] : [1_000, 50_000]
const ranksRead = inject("isDeep") ? 1_000 : 100
const rowsMax = 700

await buildSchool()
await addPool({ chapter: 1 }, 2)

/** Numbers the people with equal points in order of their arrival. */
const numberArrivals = `WITH numbered AS (SELECT person_id, row_number() OVER (PARTITION BY points
      ORDER BY arrival, person_id) - 1 AS number FROM standings)
    UPDATE standings SET arrival = numbered.number FROM numbered
    WHERE numbered.person_id = standings.person_id`

const top = async (player: Member, scope = "all") =>
  (await call(`/api/Accounts/top10?scope=${scope}`, { token: player.token })).body

async function wins(player: Member, points: number): Promise<void> {
  await answerHints(player, await drawHints(player))
  await addPoints(player, points)
}

const all = { school: 1, scope: "all", number: 0 } as const
const measured = measuredBoards(tally)
const standingOf = async (personId: number, key: BoardKey = all) =>
  (await measured.getByName(getName(key)).read(key, personId)).own

it("players without points are not ranked", async () => {
  expect(await top(await enrol())).toEqual({ me: 0, data: [] })
})

const row = (name: string, totalPoints: number) => ({ name, totalPoints, avatar: "" })

it("more points rank first, and equal points by who reached them first", async () => {
  const [early, late, best] = [
    await enrol("Student", "Early"),
    await enrol("Student", "Late"),
    await enrol("Student", "Best"),
  ]
  for (const player of [early, late, best]) await wins(player, player === best ? 50 : 30)
  expect(await top(late)).toEqual({
    me: 3,
    data: [row("Best", 50), row("Early", 30), row("Late", 30)],
    own: { ...row("Late", 30), hidden: false, next: { points: 1, rank: 2 } },
  })
  expect(await top(early)).toMatchObject({ me: 2, own: { next: { points: 21, rank: 1 } } })
  expect(await top(best)).toMatchObject({ me: 1, own: { next: null } })
  await wins(late, 50)
  expect(await top(late)).toMatchObject({ me: 1 })
  expect(await top(best)).toMatchObject({ me: 2 })
})

it("the rank agrees with a full count of large tables, and reads fewer than 700 rows", async () => {
  await fillCrowd()
  const random = seededRandom(7)
  const ranked = await onBoard(
    "1/all",
    `SELECT person_id AS id, row_number() OVER (ORDER BY points DESC, arrival) AS rank, points
      FROM standings ORDER BY person_id`,
  )
  const most = { read: 0 }
  for (let round = 0; round < ranksRead; round += 1) {
    const { id, rank, points } = ranked[random.below(ranked.length)] ?? {}
    const looks: Awaited<ReturnType<typeof standingOf>>[] = []
    const read = await rowsReadBy(async () => void looks.push(await standingOf(Number(id))))
    most.read = Math.max(most.read, read)
    const [own] = looks
    expect(own).toMatchObject({ rank, points })
    if (own?.next) expect(own.next.rank).toBeLessThan(own.rank)
  }
  expect(most.read).toBeLessThan(rowsMax)
}, 60_000)

it("the ranks stay correct when a player among many with equal points leaves or hides", async () => {
  const ranksOf = async () => {
    const ids = [tied + 100, tied + 5_000, tied + 20_000]
    const standings = await Promise.all(ids.map((id) => standingOf(id)))
    return standings.map((standing) => standing?.rank ?? 0)
  }
  const [first = 0, second = 0, third = 0] = await ranksOf()
  const write = (entry: BoardEntry) => env.BOARD.getByName("1/all").write(all, [entry])
  await write({ personId: tied + 4_000, version: 1, points: 70, isHidden: false })
  expect(await ranksOf()).toEqual([first + 1, second, third])
  const hider = { personId: tied + 10_000, points: 20 }
  await write({ ...hider, version: 1, isHidden: true })
  expect(await ranksOf()).toEqual([first + 1, second, third - 1])
  await write({ ...hider, version: 2, isHidden: false })
  expect(await ranksOf()).toEqual([first + 1, second, third])
  await write({ ...hider, version: 2, isHidden: true })
  expect(await ranksOf()).toEqual([first + 1, second, third])
  expect(await countFaults()).toEqual([])
})

it("ranks equal points by arrival, as a full count does, while players arrive, leave, hide and return", async () => {
  const random = seededRandom(23)
  const key = { school: 1, scope: "grade", number: 98 } as const
  const board = env.BOARD.getByName("1/grade:98")
  const people = 300
  const entries = Array.from({ length: 2_000 }, (_, version): BoardEntry => {
    const [points = 0] = [20, 20, 20, 30, 0].slice(random.below(5))
    return { personId: random.below(people), version, points, isHidden: random.below(5) === 0 }
  })
  for (let at = 0; at < entries.length; at += 100)
    await board.write(key, entries.slice(at, at + 100))
  expect(await countFaults()).toEqual([])
  const ranked = await onBoard(
    "1/grade:98",
    `SELECT person_id AS id, row_number() OVER (ORDER BY points DESC, arrival) AS rank
      FROM standings WHERE is_hidden = 0 AND points > 0`,
  )
  for (const { id, rank } of ranked)
    expect((await board.read(key, Number(id))).own).toMatchObject({ rank })
  expect(await onBoard("1/grade:98", "SELECT 1 FROM leavers")).not.toEqual([])
})

it("the last rank of a large table reads fewer than 700 rows", async () => {
  const last = await enrol("Student", "Last")
  await wins(last, 10)
  for (const scope of ["all", "grade"]) {
    const rows = await rowsReadBy(async () =>
      expect(await top(last, scope)).toMatchObject({ me: crowd + equals + rich + 1 }),
    )
    expect(rows).toBeLessThan(rowsMax)
  }
})

it.each(sizes)(
  "a rank among %i people reads fewer than 700 rows",
  async (people) => {
    const key = { school: 1, scope: "grade", number: people } as const
    const totals = people / 5
    await fillBoard(getName(key), standings(1, people, `1 + i % ${totals}`, `i / ${totals}`))
    const rows: number[] = []
    for (const id of [1, Math.floor(people / 3), people - 1, people])
      rows.push(await rowsReadBy(() => standingOf(id, key)))
    console.log(`a rank among ${people} people reads ${Math.max(...rows)} rows at most`)
    expect(Math.max(...rows)).toBeLessThan(rowsMax)
    await env.BOARD.getByName(getName(key)).clear()
  },
  300_000,
)

const standings = (from: number, count: number, points: string, arrival = "(i * 104729) % 50") =>
  `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${count - 1})
    INSERT INTO standings (person_id, version, points, arrival, is_hidden)
    SELECT ${from} + i, 0, ${points}, ${arrival}, 0 FROM n`

/** Gives people from 11 to 9,010 points, with ties; many have equal points, and a few more than a million. */
async function fillCrowd(): Promise<void> {
  for (const name of ["1/all", "1/grade:7"])
    await fillBoard(
      name,
      standings(1_000, crowd, "11 + (i * 7919) % 9000"),
      standings(tied, equals, "20"),
      standings(tied + equals, rich, "1000000 + i * 3001"),
      numberArrivals,
    )
}
