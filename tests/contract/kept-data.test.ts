import { runInDurableObject } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { describe, expect, it } from "vitest"
import { loadRoom } from "../../api/src/live/room-storage"
import { keptData } from "#contract"
import { kept } from "#contract/kept"
import { call } from "./support/api"
import { openAccount } from "./support/accounts"
import { makeClass, newKey, ofClass, showClass } from "./support/classes"
import { buildForErasing, zaynab } from "./support/erased"
import { userTables } from "./support/everything"
import { onAllBoards } from "./support/boards"
import { inPlay } from "./support/players"
import { rowIn } from "./support/kept-rows"
import { getRows, one, run } from "./support/sql"
import { enrol, signIn, type Member } from "./support/world"

const { admin, chapter } = await buildForErasing()
const pupil = await zaynab(chapter)

const places = kept.flatMap(({ erased, database = [] }) =>
  database.map((place) => {
    const [table = "", column = ""] = place.split(".")
    return { place, table, column, erased }
  }),
)

describe("the table of what is kept", () => {
  it("has every column of the database that refers to a person", async () => {
    const tables = await getRows<{ name: string }>(userTables)
    const found = new Set(["account_attempts.subject", "people.id"])
    for (const { name } of tables) {
      const columns = await getRows<{ column: string }>(
        `SELECT "from" AS column FROM pragma_foreign_key_list(?1) WHERE "table" = 'people'
          UNION SELECT name FROM pragma_table_info(?1) WHERE name = 'person_id'`,
        name,
      )
      for (const { column } of columns) found.add(`${name}.${column}`)
    }
    expect([...found].toSorted()).toEqual(places.map(({ place }) => place).toSorted())
  })

  it("has every table of a player's object, and those of leaderboards that name a player", async () => {
    const tables = await inPlay(pupil.id, `${userTables} AND name <> 'migrations'`)
    expect(tables.map(({ name }) => name).toSorted()).toEqual(
      kept.flatMap(({ player = [] }) => player).toSorted(),
    )
    const onBoards = await onAllBoards(`${userTables} AND sql LIKE '%person_id%'`)
    expect([...new Set(onBoards.map(({ name }) => name))].toSorted()).toEqual(
      kept.flatMap(({ boards = [] }) => boards).toSorted(),
    )
  })

  it("has every table of a live round that has something of a person", async () => {
    const named = await runInDurableObject(env.ROOM.getByName("a room"), (_, { storage }) => {
      loadRoom(storage)
      return storage.sql.exec(`${userTables} AND sql LIKE '%seat%'`).toArray()
    })
    expect(named.map(({ name }) => name).toSorted()).toEqual(
      kept.flatMap(({ rooms = [] }) => rooms).toSorted(),
    )
  })
})

/** Rows that come with others, of a player's object alone, hashed, or of admins, who are not erased. */
const filledOtherwise = [
  "people.id",
  "author_counts.person_id",
  "account_attempts.subject",
  "open_rounds.person_id",
  "trusted_authors.admin_id",
]

const rowsWith = (id: number) =>
  Promise.all(
    places.map(async ({ place, table, column, erased }) => ({
      place,
      erased,
      own: await one(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`, id),
      all: await one(`SELECT count(*) AS n FROM ${table}`),
    })),
  )

describe("erasing", () => {
  it("leaves no row of the person in any place, and the unnamed ones where they were", async () => {
    const account = await openAccount()
    await run(
      "UPDATE people SET role = 'Teacher', grade_id = NULL, subject_id = 3 WHERE id = ?",
      account.id,
    )
    await makeClass(await enrol("Teacher"))
    for (const [place, row] of Object.entries(rowIn))
      await run(`INSERT INTO ${place.split(".")[0]} ${row}`, account.id)
    const before = await rowsWith(account.id)
    const empty = before.filter(({ own }) => own === 0).map(({ place }) => place)
    expect(empty.filter((place) => !filledOtherwise.includes(place))).toEqual([])
    const token = await signIn(account.id, "Teacher")
    const { status } = await call("/api/Accounts/erase", {
      token,
      body: { password: account.password },
    })
    expect(status).toBe(200)
    const after = await rowsWith(account.id)
    expect(after.filter(({ own }) => own > 0)).toEqual([])
    for (const { place, erased, all } of after)
      if (erased === "unnamed" && !filledOtherwise.includes(place))
        expect([place, all]).toEqual([place, before.find((each) => each.place === place)?.all])
  })
})

const show = async ({ token }: Member, path: string = keptData.showOwn.path) => {
  const { status, body } = await call(path, { token })
  return status === 200 ? keptData.showOwn.ok.parse(body).kept : status
}

async function pupilOfClass() {
  const teacher = await enrol("Teacher")
  const id = await makeClass(teacher)
  await ofClass(teacher, id, "pupils", { names: ["Sami Adel"], key: newKey() })
  const [pupil = { personID: "", number: "" }] = (await showClass(teacher, id)).pupils
  return { teacher, id, pupilId: Number(pupil.personID), number: pupil.number }
}

describe("the download", () => {
  it("has what a pupil gave and won, in every kind, and nothing that opens the account", async () => {
    const found = await show(pupil)
    const text = JSON.stringify(found)
    for (const own of [
      "Zaynab Qamishli",
      pupil.email,
      "Nightowl",
      "Zaynab from Qamishli",
      "Ask Zaynab",
    ])
      expect(text).toContain(own)
    const { password_hash: hash } =
      (await getRows("SELECT * FROM people WHERE id = ?", pupil.id))[0] ?? {}
    expect(text).not.toContain(String(hash))
    expect(text).not.toMatch(/"(?:\w+_)?(?:hash|key|token|by_id)"/)
    const kinds = new Set(Array.isArray(found) ? found.map(({ kind }) => kind) : [])
    expect([...kinds].toSorted()).toEqual(["account", "feedback", "played", "sessions", "writing"])
  })

  it("of a pupil is for admins of the school, and of nobody else", async () => {
    const path = keptData.showOfPupil.path.replace("{personId}", String(pupil.id))
    expect(await show(admin, path)).toEqual(await show(pupil))
    const teacher = await enrol("Teacher")
    const ofTeacher = keptData.showOfPupil.path.replace("{personId}", String(teacher.id))
    expect(await show(admin, ofTeacher)).toBe(409)
    expect(await show(teacher, path)).toBe(403)
  })

  it("and the erasing are for a teacher of the class in which a pupil was made, until the pupil leaves", async () => {
    const { teacher, id, pupilId } = await pupilOfClass()
    const path = `/api/classes/${id}/kept?person=${pupilId}`
    expect(JSON.stringify(await show(teacher, path))).toContain("Sami Adel")
    const other = await enrol("Teacher")
    const otherId = await makeClass(other)
    await run("INSERT INTO class_pupils VALUES (?, ?, 1, NULL)", otherId, pupilId)
    expect(await show(other, `/api/classes/${otherId}/kept?person=${pupilId}`)).toBe(409)
    const byOther = await ofClass(other, otherId, "erase-pupil", { personID: pupilId })
    expect(byOther.status).toBe(409)
    await ofClass(teacher, id, "take-out", { personID: pupilId })
    expect(Array.isArray(await show(teacher, path))).toBe(true)
    await run("DELETE FROM class_pupils WHERE class_id = ?", id)
    expect(await show(teacher, path)).toBe(409)
    await run("INSERT INTO class_pupils VALUES (?, ?, 1, NULL)", id, pupilId)
    const erasing = { personID: pupilId }
    expect((await ofClass(teacher, id, "erase-pupil", erasing)).status).toBe(200)
    expect((await ofClass(teacher, id, "erase-pupil", erasing)).status).toBe(409)
    expect(await one("SELECT count(*) AS n FROM people WHERE id = ?", pupilId)).toBe(0)
    const said = await one(
      "SELECT count(*) AS n FROM person_events WHERE kind = 'erased' AND by_id = ? AND person_id IS NULL",
      teacher.id,
    )
    expect(said).toBe(1)
  })
})

it("an admin erases a pupil by number, in the digits of any script", async () => {
  const { number, pupilId } = await pupilOfClass()
  const inArabic = number.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
  const { status, body } = await call("/api/Admin/erase", {
    token: admin.token,
    body: { email: inArabic },
  })
  expect([status, body]).toEqual([200, { personID: String(pupilId) }])
})
