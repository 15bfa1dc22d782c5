import { describe, expect, it } from "vitest"
import { peoplePageMax } from "#contract/limits"
import { openAccount } from "./support/accounts"
import { call } from "./support/api"
import { winHints } from "./support/arena"
import { leaderboardFaults, standingsOf } from "./support/leaderboards"
import { claim } from "./support/rounds"
import { addPool, buildSchool, enrol, type Member } from "./support/world"
import { run } from "./support/sql"

await buildSchool()
await addPool({ chapter: 1 }, 20)
const huda = await enrol("Admin", "هدى منصور")

interface Shown {
  readonly events: readonly { readonly event: string; readonly by: string }[]
}

const change = ({ id }: Member, what: string, body: object = {}, { token } = huda) =>
  call(`/api/Admin/people/${id}/${what}`, { token, body })
const block = (member: Member, isBlocked: boolean, admin = huda) =>
  change(member, "block", { isBlocked }, admin)
const shown = async ({ id }: Member, language = "en") =>
  (await call(`/api/Admin/people/${id}`, { token: huda.token, language })).body as Shown
const eventsOf = async (member: Member) => (await shown(member)).events.map(({ event }) => event)

describe("a new grade", () => {
  it("moves the pupil on the leaderboards, and is in the history once", async () => {
    const pupil = await openAccount()
    const { name } = await winHints(pupil)
    await claim(pupil, 50, name)
    for (const grade of ["8", 8, "Grade 8"])
      expect((await change(pupil, "grade", { grade })).status).toBe(200)
    expect(await shown(pupil, "ar")).toMatchObject({
      grade: "8",
      gradeName: "الصف الثامن",
      points: 50,
      events: [
        {
          event: "grade changed",
          by: "هدى منصور",
          personID: String(pupil.id),
          fromGrade: "الصف السابع",
          toGrade: "الصف الثامن",
        },
      ],
    })
    const boards = (await standingsOf(pupil)).map(({ board }) => board)
    expect(boards).toContain("grade:8")
    expect(boards).not.toContain("grade:7")
    expect(await leaderboardFaults()).toEqual([])
    const { body } = await call("/api/Accounts/login", { body: pupil })
    expect(body).toMatchObject({ grade: "8" })
  })

  it("must exist, and is for pupils only", async () => {
    const pupil = await enrol()
    expect((await change(pupil, "grade", { grade: "99" })).status).toBe(400)
    expect((await change(pupil, "grade", {})).status).toBe(400)
    for (const role of ["Teacher", "Admin", "User"] as const)
      expect((await change(await enrol(role), "grade", { grade: "8" })).status).toBe(409)
    expect(await eventsOf(pupil)).toEqual([])
  })

  it("is written by one of two admins who change it at once", async () => {
    const pupil = await enrol()
    await run("INSERT INTO grades (id) VALUES (9)")
    const grades = await Promise.all(
      ["8", "9"].map((grade) => change(pupil, "grade", { grade }, huda)),
    )
    expect(grades.map(({ status }) => status)).toContain(200)
    const events = await eventsOf(pupil)
    expect(events).toHaveLength(grades.filter(({ status }) => status === 200).length)
  })
})

describe("a reset", () => {
  it("takes nickname and picture away, once, so that somebody else can have the nickname", async () => {
    const [pupil, other] = [await enrol(), await enrol()]
    const profile = { avatar: "owl", nickname: "Night owl", hidden: false }
    const choose = ({ token }: Member) =>
      call("/api/Accounts/ChangeProfile", { token, body: profile })
    expect((await choose(pupil)).status).toBe(200)
    expect(await shown(pupil)).toMatchObject({ nickname: "Night owl", avatar: "owl" })
    for (const _ of [1, 2]) expect((await change(pupil, "reset-profile")).status).toBe(200)
    expect(await shown(pupil)).toMatchObject({ nickname: "", avatar: "" })
    expect(await eventsOf(pupil)).toEqual(["profile reset"])
    expect((await choose(other)).status).toBe(200)
  })
})

describe("the history of people", () => {
  interface History {
    readonly events: readonly { readonly event: string; readonly name: string }[]
    readonly next: string | null
  }
  const pageOf = async (before = "", { token } = huda) =>
    (await call(`/api/Admin/people-history${before && `?before=${before}`}`, { token }))
      .body as History

  it("has who did what to whom, and an erasure without the erased person", async () => {
    const pupil = await openAccount()
    await block(pupil, true)
    await call("/api/Admin/erase", { token: huda.token, body: { email: pupil.email } })
    const { events } = await pageOf()
    expect(events.slice(0, 2)).toMatchObject([
      { event: "erased", by: "هدى منصور", name: "", personID: null },
      { event: "blocked", by: "هدى منصور", name: "", personID: null },
    ])
  })

  it("has every event on one of its pages, and those of another school on none", async () => {
    const pupil = await enrol()
    for (let times = 0; times < 30; times += 1) {
      await block(pupil, true)
      await block(pupil, false)
    }
    const first = await pageOf()
    const { next } = await pageOf(first.next ?? "")
    expect([first.events.length, next]).toEqual([50, null])
    expect(await eventsOf(pupil)).toHaveLength(peoplePageMax)
    const other = await enrol("Admin")
    await run("INSERT INTO schools (id) VALUES (2)")
    await run("UPDATE people SET school_id = 2 WHERE id = ?", other.id)
    expect(await pageOf("", other)).toEqual({ events: [], next: null })
  })
})
