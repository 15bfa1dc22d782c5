import { describe, expect, it } from "vitest"
import { openAccount } from "./support/accounts"
import { call, createCaller, quickPasswords } from "./support/api"
import { buildSchool, enrol, type Member } from "./support/world"
import { one, getRow, run } from "./support/sql"

await buildSchool()
const huda = await enrol("Admin")

interface Shown {
  readonly events: readonly { readonly event: string }[]
}

const block = ({ id }: Member, isBlocked: boolean, { token } = huda) =>
  call(`/api/Admin/people/${id}/block`, { token, body: { isBlocked } })
const shown = async ({ id }: Member) =>
  (await call(`/api/Admin/people/${id}`, { token: huda.token })).body as Shown
const eventsOf = async (member: Member) => (await shown(member)).events.map(({ event }) => event)

const guess = (email: string) =>
  call("/api/Accounts/login", { body: { email, password: "Wrong-word-1" } })

describe("a blocked person", () => {
  it("has no session from then on, and gets none with the right password", async () => {
    const pupil = await openAccount()
    const opened = () => call("/api/Accounts/profile", { token: pupil.token })
    const logIn = (password: string) =>
      call("/api/Accounts/login", { body: { email: pupil.email, password } })
    expect((await opened()).status).toBe(200)
    for (const _ of [1, 2]) expect((await block(pupil, true)).status).toBe(200)
    expect((await opened()).status).toBe(401)
    const refused = await logIn(pupil.password)
    expect([refused.status, refused.body]).toEqual([403, "Your school has blocked this account."])
    expect(refused.headers.get("Set-Cookie")).toBeNull()
    expect(await shown(pupil)).toMatchObject({ isBlocked: true })
    expect((await block(pupil, false)).status).toBe(200)
    expect((await logIn(pupil.password)).status).toBe(200)
    expect(await shown(pupil)).toMatchObject({ isBlocked: false })
    expect(await eventsOf(pupil)).toEqual(["unblocked", "blocked"])
  })

  it("is not known to be blocked, or to exist, without the password", async () => {
    const pupil = await openAccount()
    await block(pupil, true)
    const [known, unknown] = [await guess(pupil.email), await guess("nobody@school.example")]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    const asked = [pupil.email, "nobody@school.example"].map((email) =>
      call("/api/Accounts/ForgetPassword", { body: { email } }),
    )
    const [sent, unsent] = await Promise.all(asked)
    expect(sent?.body).toEqual(unsent?.body)
  })

  it("can log in with the right password as often as before, once unblocked", async () => {
    const pupil = await openAccount()
    await block(pupil, true)
    const statuses = new Set<number>()
    for (let tries = 0; tries < 12; tries += 1)
      statuses.add((await call("/api/Accounts/login", { body: pupil })).status)
    expect([...statuses]).toEqual([403])
    await block(pupil, false)
    expect((await call("/api/Accounts/login", { body: pupil })).status).toBe(200)
  })

  it("gets no token if the block comes while the password is checked", async () => {
    const pupil = await openAccount()
    const passwords = {
      ...quickPasswords,
      matches: async (...given: Parameters<typeof quickPasswords.matches>) => {
        const isRight = await quickPasswords.matches(...given)
        await block(pupil, true)
        return isRight
      },
    }
    const racing = createCaller({ passwords })
    expect((await racing("/api/Accounts/login", { body: pupil })).status).toBe(401)
    expect(await one(`SELECT count(*) AS n FROM access_tokens WHERE person_id = ${pupil.id}`)).toBe(
      0,
    )
  })
})

describe("an admin", () => {
  it("blocks other admins, but neither themself nor the last one", async () => {
    const samir = await enrol("Admin")
    expect((await block(huda, true)).status).toBe(409)
    expect((await block(samir, true)).status).toBe(200)
    expect((await call("/api/Admin/people", { token: samir.token })).status).toBe(401)
    await block(samir, false)
  })

  it("stays if the last two block each other at once", async () => {
    const [samir, amal] = [await enrol("Admin"), await enrol("Admin")]
    const others = `role = 'Admin' AND id NOT IN (${samir.id}, ${amal.id})`
    await run(`UPDATE people SET blocked_at = 1 WHERE ${others}`)
    await Promise.all([block(samir, true, amal), block(amal, true, samir)])
    const left = "SELECT count(*) AS n FROM people WHERE role = 'Admin' AND blocked_at IS NULL"
    expect(await one(left)).toBe(1)
    await run(`UPDATE people SET blocked_at = NULL WHERE ${others}`)
  })

  it("erases no admin", async () => {
    const samir = await enrol("Admin")
    for (const { id } of [huda, samir]) {
      const email = await getRow(`SELECT email FROM people WHERE id = ${id}`)
      const { status } = await call("/api/Admin/erase", { token: huda.token, body: email })
      expect(status).toBe(409)
    }
  })
})
