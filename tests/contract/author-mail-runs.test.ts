import { env } from "cloudflare:workers"
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { mailsPerRun } from "../../api/src/mail/mail-authors"
import { clock, rowsOf, tally } from "./support/api"
import { author, dayMs, decided, nextDay, onlyPool, sent, sendMails } from "./support/author-mails"
import { measuredDatabase } from "./support/measured-database"
import { buildSchool } from "./support/world"
import { one } from "./support/sql"

beforeAll(buildSchool)
beforeEach(nextDay)

describe("a run of the author mails", () => {
  it("sends each author one mail, also when runs overlap", async () => {
    for (const name of ["One?", "Two?", "Three?"]) await decided(await author(), name)
    await Promise.all([sendMails(), sendMails(), sendMails()])
    expect(sent.map(({ to }) => to)).toHaveLength(3)
    expect(new Set(sent.map(({ to }) => to)).size).toBe(3)
  })

  it("that is interrupted is continued by the next one, and nobody gets two mails", async () => {
    for (const name of ["One?", "Two?", "Three?"]) await decided(await author(), name)
    const database = measuredDatabase(env.DB, tally)
    let writes = 0
    const broken = new Proxy(database, {
      get: (target, name) => {
        if (name === "batch" && (writes += 1) > 4) throw new Error("broken off")
        const value: unknown = Reflect.get(target, name)
        return typeof value === "function" ? value.bind(target) : value
      },
    })
    await expect(sendMails({ database: broken })).rejects.toThrow("broken off")
    const before = sent.length
    expect(before).toBeLessThan(3)
    await sendMails()
    expect(new Set(sent.map(({ to }) => to)).size).toBe(sent.length)
    expect(sent.length).toBeGreaterThanOrEqual(2)
  })

  it("keeps the decisions of a failed mail for the next day, and logs no address", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue()
    await decided(await author(), "Later?")
    await sendMails({ mail: { send: () => Promise.reject(new Error("down")) } })
    await sendMails()
    expect(sent).toEqual([])
    expect(log.mock.calls.flat().join(" ")).toContain('"event":"author-mail.unsent"')
    expect(log.mock.calls.flat().join(" ")).not.toMatch(/@|Later/)
    log.mockRestore()
    clock.now += dayMs
    await sendMails()
    expect(sent[0]?.text).toContain("Later?")
  })

  it("sends a limited number of mails, and the next run sends the rest", async () => {
    const member = await author()
    await decided(member, "One of many?")
    await env.DB.batch([
      env.DB.prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${mailsPerRun})
          INSERT INTO people (name, email, role, password_hash, created_at)
          SELECT 'Many', 'many-' || i || '@school.example', 'User', '', 0 FROM n`,
      ),
      env.DB.prepare(
        `INSERT INTO questions (pool_id, status, language, question, answer, summary, fingerprint, author_id,
          created_at, status_at, position)
          SELECT ?, 'approved', 'en', 'Many?', 'x', 'So.', 'f', id, 0, ?, 1000 + id FROM people
          WHERE name = 'Many'`,
      ).bind(await onlyPool(), clock.now),
      env.DB.prepare(
        `INSERT INTO author_mails (person_id, language, origin, token, mailed_to)
          SELECT id, 'en', '', 'token-' || id, 0 FROM people WHERE name = 'Many'`,
      ),
    ])
    await sendMails()
    expect(sent).toHaveLength(mailsPerRun)
    await sendMails()
    expect(sent).toHaveLength(mailsPerRun + 1)
  })

  it("reads a few rows for each author who wants mails, and none for others", async () => {
    await Promise.all([1, 2, 3].map(() => author()))
    const idle = await rowsOf(() => sendMails())
    expect(idle.read).toBeLessThanOrEqual(20)
    expect(await one("SELECT count(*) AS n FROM people")).toBeGreaterThan(100)
    const again = await rowsOf(() => sendMails())
    expect(again.read).toBeLessThanOrEqual(2)
  })
})
