import { env } from "cloudflare:workers"
import { beforeEach, describe, expect, it } from "vitest"
import { movingUp } from "#contract"
import { readPersonEvents } from "../../api/src/store/accounts/person-events"
import { createStore } from "../../api/src/db/store"
import { call, sentGrades } from "./support/api"
import { winHints } from "./support/arena"
import { leaderboardFaults, standingsOf } from "./support/leaderboards"
import {
  addPupils,
  beginMoves,
  deliverAll,
  gradesOf,
  lastMove,
  planOf,
  previewed,
  put,
  send,
  threePupils,
} from "./support/moves"
import { claim } from "./support/rounds"
import { addPool, enrol, type Member } from "./support/world"
import { one, run } from "./support/sql"

type Pupils = Awaited<ReturnType<typeof threePupils>>

const store = createStore(env.DB)
const firstPage = { schoolId: 1, before: null, limit: 9, language: "en" } as const
let huda: Member
beforeEach(async () => {
  huda = await beginMoves()
})

describe("a preview", () => {
  it("counts and names who moves, and who stays, and changes nothing", async () => {
    const pupils = await threePupils()
    expect(await previewed(huda, "from=all", "ar")).toMatchObject({
      grades: [{ gradeId: "7", gradeName: "الصف السابع", pupils: 1 }, {}, {}],
      last: null,
    })
    expect((await previewed(huda)).planned).toMatchObject({
      moves: [
        { gradeName: "Grade 7", toName: "Grade 8", pupils: 1 },
        { gradeName: "Grade 8", toName: "Grade 9", pupils: 1 },
      ],
      stay: { gradeName: "Grade 9", pupils: 1 },
      pupils: 2,
      people: [{ gradeName: "Grade 7" }, { gradeName: "Grade 8" }],
      next: null,
    })
    expect(await gradesOf(pupils)).toEqual([7, 8, 9])
    expect(sentGrades).toEqual([])
  })

  it("names the pupils of one grade by pages", async () => {
    await addPupils(120, 1)
    const first = (await previewed(huda, "from=7")).planned
    expect(first).toMatchObject({ pupils: 120, moves: [{ toName: "Grade 8", pupils: 120 }] })
    expect(first).not.toHaveProperty("stay")
    expect(first?.people).toHaveLength(100)
    const second = (await previewed(huda, `from=7&to=Grade%208&after=${first?.next}`)).planned
    expect(second?.people.map(({ name }) => name)).toEqual(
      Array.from({ length: 20 }, (_, at) => `Pupil ${at + 101}`),
    )
    expect(second).toMatchObject({ next: null, plan: first?.plan })
  })

  it.each([
    "from=9",
    "from=7&to=",
    "from=7&to=99",
    "from=99&to=7",
    "from=7&to=7",
    "from=all&after=x",
  ])("refuses %s", async (query) => {
    const { status } = await call(`${movingUp.preview.path}?${query}`, { token: huda.token })
    expect(status).toBe(400)
  })
})

describe("a move", () => {
  it("moves each grade once, with an event for each pupil, and ends their sessions", async () => {
    const pupils = await threePupils()
    const text = await planOf(huda)
    const sent = await Promise.all([send(huda, text), send(huda, text), send(huda, text)])
    for (const { status, body } of [...sent, await send(huda, text)])
      expect({ status, body }).toEqual({ status: 200, body: { pupils: 2 } })
    expect(await gradesOf(pupils)).toEqual([8, 9, 9])
    const [event] = await readPersonEvents(store, {
      personId: pupils[0].id,
      ...firstPage,
    })
    expect(event).toMatchObject({ kind: "grade changed", by: "Huda" })
    expect(JSON.parse(event?.detail ?? "")).toMatchObject({ from: 7, to: 8 })
    const all = await readPersonEvents(store, { personId: null, ...firstPage })
    expect(all.map(({ kind }) => kind)).toEqual(["grades moved"])
    expect(await one("SELECT count(*) AS n FROM person_events WHERE kind = 'grade changed'")).toBe(
      2,
    )
    expect(await lastMove(huda)).toMatchObject({
      by: "Huda",
      pupils: 2,
      isUndo: false,
      canUndo: true,
    })
    const statuses = pupils.map(
      async ({ token }) => (await call("/api/Accounts/profile", { token })).status,
    )
    expect(await Promise.all(statuses)).toEqual([401, 401, 200])
  })

  it("keeps the points, and the leaderboards follow", async () => {
    await addPool({ chapter: 1 }, 2)
    const pupil = await enrol()
    const { name } = await winHints(pupil)
    await claim(pupil, 50, name)
    await send(huda, await planOf(huda))
    await deliverAll()
    expect(await standingsOf(pupil)).toMatchObject([
      { board: "all", points: 50 },
      { board: "grade:8", points: 50 },
      { points: 50 },
    ])
    expect(await leaderboardFaults()).toEqual([])
  })

  it("leaves out a pupil who has joined since", async () => {
    const [pupil] = await threePupils()
    const text = await planOf(huda)
    const late = await enrol()
    expect((await send(huda, text)).status).toBe(200)
    expect(await gradesOf([pupil, late])).toEqual([8, 7])
  })

  it.each([
    ["a pupil has come from another grade", ([, , third]: Pupils) => put(third, 7)],
    [
      "two pupils have changed places",
      async ([first, second]: Pupils) => {
        await put(first, 8)
        await put(second, 7)
      },
    ],
    [
      "a pupil was erased",
      async ([first]: Pupils) => {
        await run("DELETE FROM access_tokens WHERE role = 'Student'")
        await run(`DELETE FROM people WHERE id = ${first.id}`)
      },
    ],
  ])("is refused where %s since", async (_, change) => {
    const pupils = await threePupils()
    const text = await planOf(huda)
    await change(pupils)
    const before = await gradesOf(pupils)
    expect((await send(huda, text)).status).toBe(409)
    expect(await gradesOf(pupils)).toEqual(before)
    expect(await one("SELECT count(*) AS n FROM person_events")).toBe(0)
  })

  it("is refused after the move of another admin, also of one at the same time", async () => {
    const pupils = await threePupils()
    const other = await enrol("Admin")
    const plans = [await planOf(huda, "from=7&to=8"), await planOf(huda, "from=8&to=9")] as const
    const sent = await Promise.all([send(huda, plans[0]), send(other, plans[1])])
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await one("SELECT count(*) AS n FROM person_events WHERE kind = 'grades moved'")).toBe(1)
    expect((await gradesOf(pupils)).reduce<number>((sum, grade) => sum + (grade ?? 0), 0)).toBe(25)
  })

  it.each(["", "7>8", "7>8;0;99;1", "7>7;0;99;1;7", "7>8,7>9;0;99;1;7", "all;0;99;1;7"])(
    "is refused with the plan %j",
    async (text) => {
      expect((await send(huda, text)).status).toBe(400)
    },
  )

  it("is refused to a grade that does not exist", async () => {
    await threePupils()
    const text = (await planOf(huda, "from=7&to=8")).replace("7>8", "7>88")
    expect((await send(huda, text)).status).toBe(409)
  })
})
