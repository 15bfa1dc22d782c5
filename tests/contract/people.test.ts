import { env } from "cloudflare:workers"
import { describe, expect, it } from "vitest"
import { createStore } from "../../api/src/db/store"
import { erasePerson } from "../../api/src/store/accounts/personal-data"
import { peoplePageMax } from "#contract/limits"
import { call } from "./support/api"
import { buildSchool, enrol, enrolNew } from "./support/world"
import { getRow, run } from "./support/sql"

await buildSchool()
await run("INSERT INTO schools (id) VALUES (2)")
const huda = await enrol("Admin", "هدى منصور")
const other = await enrol("Admin", "Admin of another school")
await run(`UPDATE people SET school_id = 2 WHERE id = ${other.id}`)

interface Page {
  readonly people: readonly { readonly personID: string; readonly name: string }[]
  readonly next: string | null
}

async function pageOf(query: Readonly<Record<string, string>>, { token } = huda): Promise<Page> {
  const { status, body } = await call(`/api/Admin/people?${new URLSearchParams(query)}`, { token })
  expect(status).toBe(200)
  return body as Page
}

const namesIn = async (query: Readonly<Record<string, string>>, admin = huda) =>
  (await pageOf(query, admin)).people.map(({ name }) => name)

/** Everybody whom all pages list. */
async function all(query: Readonly<Record<string, string>>): Promise<string[]> {
  const names: string[] = []
  for (let after: string | null = ""; after !== null;) {
    const { people, next }: Page = await pageOf({ ...query, after })
    names.push(...people.map(({ name }) => name))
    after = next
  }
  return names
}

describe("a search for a name", () => {
  it.each([
    ["أحمد", "إيمان آدم"],
    ["ايمان", "إيمان آدم"],
    ["إِيمَان", "إيمان آدم"],
    ["أدم", "إيمان آدم"],
    ["فاطمه", "فاطمة رؤوف"],
    ["رووف", "فاطمة رؤوف"],
    ["سلمي", "سَلْمى عبد الرحمن"],
    ["عبدالرحمن", "سَلْمى عبد الرحمن"],
    ["عبد الرحمن", "سَلْمى عبد الرحمن"],
    ["NADIA", "Nadia O'Brien Farouk"],
    ["nadia far", "Nadia O'Brien Farouk"],
    ["brien faro", "Nadia O'Brien Farouk"],
    ["nadia brien fa", "Nadia O'Brien Farouk"],
    ["  nadia ", "Nadia O'Brien Farouk"],
  ])("for %s ignores how it is written", async (search, name) => {
    await enrol("Student", name)
    const found = await namesIn({ search })
    if (search === "أحمد") expect(found).toEqual([])
    else expect(new Set(found)).toEqual(new Set([name]))
  })

  it.each(["adia", "farouk nadia", "nadia smith", "nadia ali farouk", "--", "نادية", "%", "'"])(
    "for %s finds nobody",
    async (search) => expect(await namesIn({ search })).toEqual([]),
  )

  it("finds each person once, on any number of pages", async () => {
    const names = Array.from({ length: 2 * peoplePageMax + 3 }, (_, at) => `Zain Zainab ${at}`)
    for (const name of names) await enrol("Student", name)
    await enrol("Teacher", "Zain the teacher")
    expect((await all({ search: "zai", group: "Student" })).toSorted()).toEqual(names.toSorted())
    expect(await all({ search: "zain", group: "Teacher" })).toEqual(["Zain the teacher"])
    expect(await all({ search: "zai" })).toHaveLength(names.length + 1)
  })
})

describe("a search for", () => {
  it("a number finds the person, in digits of both scripts", async () => {
    const { id } = await enrol("Student", "By number")
    const arabic = String(id).replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "")
    expect(await namesIn({ search: String(id) })).toEqual(["By number"])
    expect(await namesIn({ search: arabic })).toEqual(["By number"])
    expect(await namesIn({ search: String(id), group: "Admin" })).toEqual([])
    expect(await namesIn({ search: "99999999999999999999" })).toEqual([])
  })

  it("the number of a pupil without an e-mail finds the pupil, as it is printed", async () => {
    const { id } = await enrolNew("Student", "By slip")
    await run(`UPDATE people SET email = '012345670' WHERE id = ${id}`)
    for (const search of ["012345670", "012 345 670", "٠١٢ ٣٤٥ ٦٧٠"])
      expect(await namesIn({ search })).toEqual(["By slip"])
  })

  it("an e-mail finds those that begin so, in any case", async () => {
    const { id } = await enrol("Student", "By e-mail")
    await run(`UPDATE people SET email = 'layla.by@school.example' WHERE id = ${id}`)
    for (const search of ["Layla.BY@School.example", "layla.by@", "layla.b", "layla."])
      expect(await namesIn({ search })).toEqual(["By e-mail"])
    expect(await namesIn({ search: "ayla.by@school.example" })).toEqual([])
    expect(await namesIn({ search: "%@" })).toEqual([])
  })
})

describe("a list without a search", () => {
  it("has the newest first, on pages", async () => {
    const { id } = await enrol("User", "The newest")
    const { people, next } = await pageOf({})
    expect(people[0]).toMatchObject({ personID: String(id), role: "User", isBlocked: false })
    expect(people).toHaveLength(peoplePageMax)
    const { people: later } = await pageOf({ after: next ?? "" })
    expect(later.map(({ personID }) => personID)).not.toContain(people.at(-1)?.personID)
    const { n } = (await getRow<{ n: number }>(
      "SELECT count(*) AS n FROM people WHERE school_id = 1",
    )) ?? { n: 0 }
    expect(await all({})).toHaveLength(n)
  })

  it("has those of a role, those who wait, and those who are blocked", async () => {
    await enrolNew("Teacher", "Who waits")
    await enrol("Teacher", "Who is confirmed")
    const blocked = await enrol("Student", "Who is blocked")
    await call(`/api/Admin/people/${blocked.id}/block`, {
      token: huda.token,
      body: { isBlocked: true },
    })
    expect(await all({ group: "waiting" })).toEqual(["Who waits"])
    expect(await all({ group: "blocked" })).toEqual(["Who is blocked"])
    expect(await all({ group: "Teacher" })).toEqual(
      expect.arrayContaining(["Who waits", "Who is confirmed"]),
    )
    expect(await all({ group: "Admin" })).toEqual(["هدى منصور"])
    expect(await namesIn({ search: "who", group: "waiting" })).toEqual(["Who waits"])
    expect(await namesIn({ search: "who", group: "blocked" })).toEqual(["Who is blocked"])
  })
})

describe("nobody", () => {
  it("of another school is found, shown or changed", async () => {
    const pupil = await enrol("Student", "Pupil of our school")
    expect(await namesIn({}, other)).toEqual(["Admin of another school"])
    for (const search of ["pupil", String(pupil.id), "member-"])
      expect(await namesIn({ search, group: "Student" }, other)).toEqual([])
    const path = `/api/Admin/people/${pupil.id}`
    const unknown = "/api/Admin/people/987654"
    for (const [end, body] of [
      ["", undefined],
      ["/grade", { grade: "99" }],
      ["/reset-profile", {}],
      ["/block", { isBlocked: true }],
    ] as const) {
      const options = { token: other.token, ...(body && { body }) }
      const [theirs, nobodys] = [
        await call(path + end, options),
        await call(unknown + end, options),
      ]
      expect([theirs.status, theirs.body]).toEqual([404, nobodys.body])
    }
    const email = await getRow(`SELECT email FROM people WHERE id = ${pupil.id}`)
    expect((await call("/api/Admin/erase", { token: other.token, body: email })).status).toBe(404)
    expect(
      (
        await call("/api/Admin/confirm-teacher", {
          token: other.token,
          body: { personID: pupil.id },
        })
      ).status,
    ).toBe(404)
    expect(await namesIn({ search: String(pupil.id) })).toEqual(["Pupil of our school"])
  })

  it("who is erased is found", async () => {
    const { id } = await enrol("Student", "Gone tomorrow")
    expect(await namesIn({ search: "gone tom" })).toEqual(["Gone tomorrow"])
    await erasePerson(createStore(env.DB), { id, email: "" }, [])
    for (const search of ["gone tom", String(id)]) expect(await namesIn({ search })).toEqual([])
    expect(await all({})).not.toContain("Gone tomorrow")
    expect((await call(`/api/Admin/people/${id}`, { token: huda.token })).status).toBe(404)
  })
})
