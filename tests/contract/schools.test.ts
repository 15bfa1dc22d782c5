import { env } from "cloudflare:workers"
import { describe, expect, it } from "vitest"
import { erasePerson } from "../../api/src/store/accounts/personal-data"
import { createStore } from "../../api/src/db/store"
import { registration } from "./samples/accounts"
import { hintsMade, importedInChapter } from "./samples/authoring"
import { call } from "./support/api"
import { make, paths } from "./support/made"
import { buildSchool, enrol } from "./support/world"
import { one, run } from "./support/sql"

const other = 2
await buildSchool()
await run(`INSERT INTO schools (id) VALUES (${other})`)

const namesIn = async (sql: string) =>
  (await env.DB.prepare(sql).raw<[string]>()).map(([name]) => name)

describe("the school", () => {
  it("of a new account is the default one", async () => {
    await call("/api/Accounts/register", { body: registration })
    const email = registration.email.toLowerCase()
    expect(await one(`SELECT school_id AS n FROM people WHERE email = '${email}'`)).toBe(1)
  })

  it("of a question is that of its author, also after the author was erased", async () => {
    const teacher = await enrol("Teacher")
    await run(`UPDATE people SET school_id = ${other} WHERE id = ${teacher.id}`)
    await make(paths.educationHints, teacher, hintsMade)
    await make("/api/education/import", teacher, importedInChapter)
    await make(paths.educationHints, await enrol("Teacher"), hintsMade)
    const ofOther = `SELECT count(*) AS n FROM questions WHERE school_id = ${other}`
    expect(await one(`${ofOther} AND author_id = ${teacher.id}`)).toBe(8)
    await erasePerson(createStore(env.DB), { id: teacher.id, email: "" }, [])
    expect(await one(`${ofOther} AND author_id IS NULL`)).toBe(8)
    expect(await one("SELECT count(*) AS n FROM questions WHERE school_id = 1")).toBe(1)
  })

  it("of an account must exist, and no school can be deleted", async () => {
    const { id } = await enrol()
    const leave = run(`UPDATE people SET school_id = 99 WHERE id = ${id}`)
    await expect(leave).rejects.toThrow(/no such school/)
    const enter = run(`INSERT INTO people (name, email, role, password_hash, created_at, school_id)
      VALUES ('Nobody', 'nobody@school.example', 'User', '!', 0, 99)`)
    await expect(enter).rejects.toThrow(/no such school/)
    await expect(run(`DELETE FROM schools WHERE id = ${other}`)).rejects.toThrow(/stay/)
  })
})

/**
 * The tables that all schools share: the curriculum, look-up tables, counts, and limits of accounts. Rounds in play
 * refer to a person without a foreign key, which would need an index.
 */
const common = [
  "account_attempts",
  "author_mail_days",
  "chapter_names",
  "chapters",
  "games",
  "grade_names",
  "grade_subjects",
  "grades",
  "languages",
  "open_rounds",
  "person_event_kinds",
  "pools",
  "question_event_kinds",
  "question_statuses",
  "schools",
  "sections",
  "structure_event_kinds",
  "subject_names",
  "subjects",
  "waiting_entries",
  "waiting_groups",
]

it("every table is common, or its rows belong to a person or a question of a school", async () => {
  const tables = await namesIn(`SELECT name FROM sqlite_schema WHERE type = 'table'
    AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name <> 'd1_migrations'`)
  const owned = new Set<string>()
  for (const table of tables) {
    const columns = await namesIn(`SELECT name FROM pragma_table_info('${table}')`)
    if (columns.includes("school_id")) owned.add(table)
  }
  expect([...owned].toSorted()).toEqual([
    "classes",
    "live_rooms",
    "name_words",
    "people",
    "questions",
    "school_codes",
    "school_names",
  ])
  for (let size = 0; size < owned.size;) {
    size = owned.size
    for (const table of tables) {
      const parents = await namesIn(`SELECT "table" FROM pragma_foreign_key_list('${table}')`)
      if (parents.some((parent) => owned.has(parent))) owned.add(table)
    }
  }
  expect(tables.filter((table) => !owned.has(table)).toSorted()).toEqual(common)
})
