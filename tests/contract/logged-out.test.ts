import { beforeAll, describe, expect, it } from "vitest"
import { openAccount, type Account } from "./support/accounts"
import { call } from "./support/api"
import { buildSchool, signIn } from "./support/world"

beforeAll(buildSchool)

const logOut = (options: object) => call("/api/Accounts/logout", { method: "POST", ...options })
const statusOf = async (options: object) => (await call("/api/Accounts/top10", options)).status

describe("logging out", () => {
  it("revokes the token of the request, and no other", async () => {
    const { id, token } = await openAccount()
    const elsewhere = await signIn(id, "Student")
    const somebody = await openAccount()
    expect(await logOut({ token })).toMatchObject({ status: 200, body: expect.any(String) })
    expect(await statusOf({ token })).toBe(401)
    expect(await statusOf({ token: elsewhere })).toBe(200)
    expect(await statusOf({ token: somebody.token })).toBe(200)
  })

  it("answers 401 to a revoked, an expired and an unknown token", async () => {
    const { id, token } = await openAccount()
    await logOut({ token })
    for (const other of [token, await signIn(id, "Student", -1), "A".repeat(43), "forged"])
      expect((await logOut({ token: other })).status).toBe(401)
    expect((await logOut({})).status).toBe(401)
  })

  it("deletes the access cookie, and revokes its token", async () => {
    const cookie = await cookieOf(await openAccount())
    const answer = await logOut({ cookie })
    expect(answer.status).toBe(200)
    const [taken] = answer.headers.getSetCookie()
    expect(taken).toMatch(/^tahaddi_access=; Path=\/; Max-Age=0; HttpOnly; Secure; SameSite=Lax/)
    expect(await statusOf({ cookie })).toBe(401)
  })

  it("is rejected for a cross-site request with the cookie alone", async () => {
    const cookie = await cookieOf(await openAccount())
    const headers = { "Sec-Fetch-Site": "cross-site" }
    expect((await logOut({ cookie, headers })).status).toBe(401)
    expect(await statusOf({ cookie })).toBe(200)
  })

  it.each(["GET", "HEAD"] as const)(
    "is rejected for %s, so that a link cannot log anybody out",
    async (method) => {
      const { token } = await openAccount()
      expect((await call("/api/Accounts/logout", { method, token })).status).toBe(405)
      expect(await statusOf({ token })).toBe(200)
    },
  )
})

async function cookieOf({ email, password }: Account): Promise<string> {
  const { headers } = await call("/api/Accounts/login", { body: { email, password } })
  return headers.get("Set-Cookie")?.split(";")[0] ?? ""
}
