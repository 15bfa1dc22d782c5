import { env } from "cloudflare:workers"
import { describe, expect, it } from "vitest"
import { personEvents } from "#contract/accounts/person-events"
import { languages, questionEvents, questionStatuses, sections, wireGames } from "#contract/words"
import { call } from "./support/api"
import { addChapters, buildSchool } from "./support/world"
import { run } from "./support/sql"

const namesIn = async (sql: string) =>
  (await env.DB.prepare(sql).raw<[string | number]>()).map(([value]) => value)

const tables = await namesIn(
  `SELECT name FROM sqlite_schema WHERE type = 'table'
    AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name <> 'd1_migrations'`,
)

describe("the look-up tables", () => {
  it("contain what the contract lists", async () => {
    expect(await namesIn("SELECT code FROM languages ORDER BY code")).toEqual(languages.toSorted())
    expect(await namesIn("SELECT name FROM games ORDER BY name")).toEqual(
      Object.values(wireGames).toSorted(),
    )
    expect(await namesIn("SELECT number FROM sections ORDER BY number")).toEqual([
      ...sections.keys(),
    ])
    expect(await namesIn("SELECT name FROM person_event_kinds ORDER BY name")).toEqual(
      personEvents.toSorted(),
    )
    expect(await namesIn("SELECT name FROM question_statuses ORDER BY name")).toEqual(
      questionStatuses.toSorted(),
    )
    // Nobody decides that a question is sent: its row says when.
    expect(await namesIn("SELECT name FROM question_event_kinds ORDER BY name")).toEqual(
      questionEvents.filter((event) => event !== "sent").toSorted(),
    )
  })

  it("are used instead of lists of games and languages in CHECKs", async () => {
    const listed = [...languages, ...Object.values(wireGames)].map((value) => `'${value}'`)
    const definitions = await namesIn("SELECT sql FROM sqlite_schema WHERE type = 'table'")
    const checks = definitions.flatMap((sql) => String(sql).match(/CHECK \(.*\)/g) ?? [])
    expect(checks.filter((check) => listed.some((value) => check.includes(value)))).toEqual([])
  })
})

interface ForeignKey {
  readonly id: number
  readonly seq: number
  readonly from: string
}

describe.each(tables)("the foreign keys of %s", (table) => {
  it("each have an index that starts with their columns", async () => {
    const keys = await env.DB.prepare(
      `SELECT id, seq, "from" FROM pragma_foreign_key_list(?) ORDER BY id, seq`,
    )
      .bind(table)
      .all<ForeignKey>()
    const indexes = await namesIn(
      `SELECT (SELECT group_concat(name, ' ') FROM pragma_index_info(list.name)) || ' '
        FROM pragma_index_list('${table}') AS list WHERE NOT partial
        UNION ALL SELECT name || ' ' FROM pragma_table_info('${table}') WHERE pk = 1`,
    )
    const wanted = new Map<number, string>()
    for (const { id, from } of keys.results) wanted.set(id, `${wanted.get(id) ?? ""}${from} `)
    const isIndexed = (columns: string) =>
      indexes.some((index) => String(index).startsWith(columns))
    expect([...wanted.values()].filter((columns) => !isIndexed(columns))).toEqual([])
  })
})

describe("a name", () => {
  it("falls back to another language", async () => {
    await buildSchool()
    await addChapters([[7, 3, 9, "Only English", "بالعربية"]])
    await run("DELETE FROM chapter_names WHERE number = 9 AND language = 'ar'")
    const body = { grade: 7, subject: "Math" }
    const { body: list } = await call("/api/Accounts/chapters", { language: "ar", body })
    expect(list).toMatchObject({
      chapters: [{ name: "المجموعات" }, { name: "الأعداد الصحيحة" }, { name: "Only English" }],
    })
  })

  it("is unique among grades, and may be the same in two languages of one grade", async () => {
    await rename(7, "ar", "grade 7")
    await expect(rename(8, "en", "GRADE 7")).rejects.toThrow(/UNIQUE/)
  })
})

const rename = (id: number, language: string, name: string) =>
  run("UPDATE grade_names SET name = ? WHERE grade_id = ? AND language = ?", name, id, language)
