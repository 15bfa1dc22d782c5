import { beforeAll, describe, expect, it } from "vitest"
import { reviewDecisions } from "#contract"
import { call } from "./support/api"
import { costs, measure, tellCosts } from "./support/row-costs"
import { addPool, buildSchool, enrol, type Member } from "./support/world"
import { run } from "./support/sql"

const day = 86_400_000
/** Decisions per day, and per hour; those of one hour have the same time, as decisions on ticked questions may. */
const [perDay, perHour] = [240, 10]

let huda: Member
let omar: Member

beforeAll(async () => {
  await buildSchool()
  huda = await enrol("Admin", "Huda")
  omar = await enrol("Admin", "Omar")
  await addPool({ chapter: 1 }, 1)
  await addDecisions(1_000)
  await measureAll("of 1,000")
  await addDecisions(99_000)
  await measureAll("of 100,000")
}, 120_000)

/** Adds decisions: every hundredth requests changes, every thousandth is by another admin. */
const addDecisions = (count: number) =>
  run(
    `WITH RECURSIVE n(i) AS (SELECT coalesce((SELECT max(id) FROM question_events), 0)
        UNION ALL SELECT i + 1 FROM n LIMIT -1 OFFSET 1)
      INSERT INTO question_events (id, question_id, person_id, event, at)
      SELECT i, (SELECT min(id) FROM questions), iif(i % 1000, ?, ?), iif(i % 100, 'rejected', 'changes'),
        (i / ${perHour}) * ${(day * perHour) / perDay} FROM n LIMIT ${count}`,
    huda.id,
    omar.id,
  )

const read = async (query: string) => {
  const { body } = await call(`${reviewDecisions.history.path}?${query}`, { token: huda.token })
  return reviewDecisions.history.ok.parse(body)
}

const timeAt = (at: number) => new Date(at).toISOString()

async function measureAll(note: string) {
  const ask = (query: string) => () => read(query)
  const { history } = reviewDecisions
  await measure(history, [160, note], ask(""))
  await measure(history, [160, `the first two days ${note}`], ask(`to=${timeAt(2 * day)}`))
  const { next } = await read("size=20")
  await measure(history, [180, `the next page ${note}`], ask(`before=${next}`))
  await measure(
    history,
    [20, `changes of two days ${note}`],
    ask(`event=changes&to=${timeAt(2 * day)}`),
  )
  await measure(history, [4, `before all ${note}`], ask(`to=${timeAt(-1)}`))
  await measure(history, [1510, `of a person ${note}`], ask("person=omar"))
}

it("reads no more rows with 100,000 decisions than with 1,000", () => {
  tellCosts()
  expect(costs.filter(({ read, limit }) => read > limit)).toEqual([])
})

describe("the history of decisions", () => {
  it("has each decision once, newest first, page by page, also where times are equal", async () => {
    const filter = `from=${timeAt(day)}&to=${timeAt(2 * day - 1)}&size=7`
    const times: number[] = []
    let before = ""
    do {
      const { events, next } = await read(`${filter}${before && `&before=${before}`}`)
      times.push(...events.map(({ at }) => Date.parse(at)))
      before = next ?? ""
    } while (before)
    expect(times).toHaveLength(perDay)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
  })

  it("finds a person by a part of the name, over pages", async () => {
    const { events, next } = await read("person=OMA&size=1")
    expect(events.map(({ by }) => by)).toEqual(["Omar"])
    expect((await read(`person=OMA&before=${next}`)).events).toEqual([])
  })

  it("is empty for a cursor that was never issued", async () => {
    expect(await read("before=999999999")).toEqual({ events: [], next: null })
  })
})
