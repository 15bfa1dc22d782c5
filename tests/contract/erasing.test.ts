import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { describe, expect, it } from "vitest"
import { forwardCall } from "../../api/src/security/forwarded-caller"
import { readState } from "../../api/src/player/state"
import { erasePerson } from "../../api/src/store/accounts/personal-data"
import { createStore } from "../../api/src/db/store"
import { sectionHintsMade } from "./samples/authoring"
import { openAccount, type Account } from "./support/accounts"
import { call, clock } from "./support/api"
import { winHints } from "./support/arena"
import { deliver, leaderboardFaults, standingsOf } from "./support/leaderboards"
import { make, paths } from "./support/made"
import { inPlay } from "./support/players"
import { claim } from "./support/rounds"
import { addPool, buildSchool, enrol, type Member } from "./support/world"
import { one, getRow } from "./support/sql"

const store = createStore(env.DB)

await buildSchool()
await addPool({ chapter: 1 }, 20)

const eraseOwn = ({ token }: Member, password: string) =>
  call("/api/Accounts/erase", { token, body: { password } })
const eraseByAdmin = ({ token }: Member, email: string) =>
  call("/api/Admin/erase", { token, body: { email } })

const objectOf = ({ id }: Member) => env.PLAY.getByName(String(id))
const tablesIn = (member: Member) =>
  runInDurableObject(objectOf(member), (_, { storage: { sql } }) =>
    sql.exec("SELECT name FROM sqlite_master WHERE name = 'answers'").toArray(),
  )

/** A pupil with points on the leaderboards, and a question in play. */
async function player(): Promise<Account> {
  const account = await openAccount()
  const { name } = await winHints(account)
  await claim(account, 50, name)
  await winHints(account)
  return account
}

/** The columns that refer to a person. */
async function columnsOfPeople(): Promise<readonly (readonly [table: string, column: string])[]> {
  const tables = await env.DB.prepare(
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%REFERENCES people%'`,
  ).all<{ name: string }>()
  const keys = await env.DB.batch<{ name: string; column: string }>(
    tables.results.map(({ name }) =>
      env.DB.prepare(
        `SELECT ?1 AS name, "from" AS column FROM pragma_foreign_key_list(?1) WHERE "table" = 'people'`,
      ).bind(name),
    ),
  )
  return keys.flatMap(({ results }) => results.map(({ name, column }) => [name, column] as const))
}

/** The number of D1 rows that refer to a person, by table. */
async function rowsOf({ id }: Member): Promise<Readonly<Record<string, number>>> {
  const found: Record<string, number> = {}
  for (const [table, column] of [["people", "id"] as const, ...(await columnsOfPeople())]) {
    const rows = await one(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ${id}`)
    if (rows) found[table] = rows
  }
  return found
}

describe("a person who erases their own account", () => {
  it("is removed from the database, the leaderboards and the object of the player", async () => {
    const [pupil, other] = [await player(), await player()]
    expect(await rowsOf(pupil)).toMatchObject({ people: 1, access_tokens: 1 })
    expect(await standingsOf(pupil)).toHaveLength(3)
    expect((await eraseOwn(pupil, pupil.password)).status).toBe(200)
    expect(await rowsOf(pupil)).toEqual({})
    expect(await standingsOf(pupil)).toEqual([])
    expect(await tablesIn(pupil)).toEqual([])
    expect((await eraseOwn(pupil, pupil.password)).status).toBe(401)
    expect(await leaderboardFaults()).toEqual([])
    expect(await rowsOf(other)).toMatchObject({ people: 1 })
    expect(await standingsOf(other)).toHaveLength(3)
  })

  it("needs the password, and has ten attempts", async () => {
    const pupil = await player()
    const statuses = []
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await eraseOwn(pupil, "Wrong-password-1")).status)
    expect(statuses).toEqual([...Array(10).fill(400), 429])
    expect(await rowsOf(pupil)).toMatchObject({ people: 1 })
    expect(await standingsOf(pupil)).toHaveLength(3)
  })

  it("leaves their questions, without an author", async () => {
    const author = await openAccount()
    await make(paths.entertainmentHints, author, sectionHintsMade)
    expect(await rowsOf(author)).toMatchObject({ questions: 1, author_counts: 1 })
    expect((await eraseOwn(author, author.password)).status).toBe(200)
    expect(await rowsOf(author)).toEqual({})
    expect(
      await one(
        "SELECT count(*) AS n FROM questions WHERE author_id IS NULL AND status = 'waiting'",
      ),
    ).toBe(1)
  })
})

describe("an erased player", () => {
  it("is not restored by a late queue message or a claim", async () => {
    const pupil = await player()
    await inPlay(pupil.id, "UPDATE player SET published = 0, version = version + 9")
    const late = await runInDurableObject(objectOf(pupil), (_, { storage }) =>
      readState(storage.sql, clock.now),
    )
    expect(late?.topics).toContainEqual(expect.objectContaining({ name: "points", rows: [50] }))
    await eraseOwn(pupil, pupil.password)
    if (late) await deliver([late, { ...late, version: late.version + 1 }])
    const request = new Request("https://api.example/api/Accounts/add/50")
    const caller = { id: pupil.id, role: "Student" as const, isWaiting: false, tokenHash: "" }
    const claimed = await objectOf(pupil).fetch(
      forwardCall(request, { caller, now: clock.now, wanted: null }, null),
    )
    expect(claimed.status).toBe(401)
    expect([await rowsOf(pupil), await tablesIn(pupil)]).toEqual([{}, []])
    expect(await standingsOf(pupil)).toEqual([])
    expect(await leaderboardFaults()).toEqual([])
  })

  it("has their object emptied by its alarm where the erasing was interrupted", async () => {
    const pupil = await player()
    await objectOf(pupil).prepareChange(pupil.id)
    expect(await runDurableObjectAlarm(objectOf(pupil))).toBe(true)
    expect(await tablesIn(pupil)).not.toEqual([])
    await objectOf(pupil).prepareChange(pupil.id)
    await erasePerson(store, pupil, [])
    expect(await runDurableObjectAlarm(objectOf(pupil))).toBe(true)
    expect([await tablesIn(pupil), await standingsOf(pupil)]).toEqual([[], []])
    expect(await leaderboardFaults()).toEqual([])
  })
})

const emailOf = async ({ id }: Member) =>
  (await getRow<{ email: string }>("SELECT email FROM people WHERE id = ?", id))?.email ?? ""

it("an admin erases a pupil by e-mail, but no admin or teacher", async () => {
  const huda = await enrol("Admin")
  const pupil = await player()
  for (const role of ["Admin", "Teacher"] as const)
    expect((await eraseByAdmin(huda, await emailOf(await enrol(role)))).status).toBe(409)
  expect((await eraseByAdmin(huda, pupil.email.toUpperCase())).status).toBe(200)
  expect((await eraseByAdmin(huda, pupil.email)).status).toBe(404)
  expect(await rowsOf(pupil)).toEqual({})
})
