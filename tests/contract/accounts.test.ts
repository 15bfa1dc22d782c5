import { env } from "cloudflare:workers"
import { beforeAll, describe, expect, it } from "vitest"
import * as sample from "./samples/accounts"
import { call, clock, quickPasswords } from "./support/api"
import { buildSchool } from "./support/world"
import { getRow, getRows, run } from "./support/sql"

beforeAll(buildSchool)

const register = (odd: object = {}) =>
  call("/api/Accounts/register", { body: { ...sample.registration, ...odd } })
const login = (odd: object = {}) =>
  call("/api/Accounts/login", { body: { ...sample.credentials, ...odd } })
const rowOf = (email: string) => getRow("SELECT * FROM people WHERE email = ?", email)

describe("registering", () => {
  it("creates a pupil with a grade and answers Created", async () => {
    expect(await register()).toMatchObject({ status: 200, body: "Created" })
    expect(await rowOf("nadia@school.example")).toMatchObject({ role: "Student", grade_id: 7 })
  })

  it("creates a teacher by the subject's name in either language, and a user without subject or grade", async () => {
    await register({ email: "t1@school.example", type: 1, grade: "", subject: "math" })
    await register({ email: "t2@school.example", type: "1", grade: "", subject: "الرياضيات" })
    await register({ email: "u@school.example", type: 2, grade: "", subject: "" })
    for (const email of ["t1@school.example", "t2@school.example"]) {
      expect(await rowOf(email)).toMatchObject({ role: "Teacher", subject_id: 3, grade_id: null })
    }
    expect(await rowOf("u@school.example")).toMatchObject({ role: "User", grade_id: null })
  })

  it.each(["مي", "Li", "Ada M. O’Neill-Şahin", "امیر\u200cعلی"])(
    "accepts the name %s",
    async (name) => {
      const email = `named-${encodeURIComponent(name).length}@school.example`
      expect(await register({ name, email })).toMatchObject({ status: 200 })
      expect(await rowOf(email)).toMatchObject({ name })
    },
  )

  it("rejects a second account with the e-mail, whatever its case", async () => {
    const again = await register({ email: "NADIA@school.example" })
    expect(again).toMatchObject({ status: 400, body: sample.emailTaken })
  })

  it("accepts one of two concurrent registrations of an e-mail", async () => {
    const both = await Promise.all([1, 2].map(() => register({ email: "race@school.example" })))
    expect(both.map(({ body }) => body).toSorted()).toEqual(["Created", sample.emailTaken])
  })

  it("rejects an unknown grade or subject", async () => {
    for (const grade of ["", "99", "Grade 99", "7; DROP TABLE people"]) {
      const email = "new@school.example"
      expect(await register({ email, grade })).toMatchObject({
        status: 400,
        body: sample.gradeUnknown,
      })
    }
    const teacher = { email: "new@school.example", type: 1, subject: "Alchemy" }
    expect(await register(teacher)).toMatchObject({ status: 400, body: sample.subjectUnknown })
  })

  it.each([
    { type: 3 },
    { type: "Admin" },
    { name: "M" },
    { name: "12345" },
    { name: "⠀⠀⠀" },
    { name: "ㅤㅤㅤ" },
    { name: "Z̸̧̢a̴l̵g̶o" + "\u0336".repeat(9) },
    { name: "f.u.c.k Ali" },
    { name: "يا كلب" },
    { name: "Admin" },
    { name: "«المدير»" },
    { name: "x".repeat(61) },
    { email: "nobody" },
    { email: "a@b.c" },
    { password: "short-A1" + "x".repeat(72) },
    { password: "no-upper-case-1" },
    { password: "NO-LOWER-CASE-1" },
    { password: "No-digits-here" },
    { password: "NoSignsHere1" },
    { password: undefined },
    { name: { evil: true } },
  ])("rejects %o with a message", async (odd) => {
    const { status, body } = await register({ email: "odd@school.example", ...odd })
    expect({ status, type: typeof body }).toEqual({ status: 400, type: "string" })
  })

  it("ignores the role Admin in the request", async () => {
    await register({ email: "eve@school.example", type: 2, role: "Admin", isAdmin: true })
    expect(await rowOf("eve@school.example")).toMatchObject({ role: "User", points: 0 })
  })
})

describe("logging in", () => {
  it("returns the fields of the contract", async () => {
    const { status, body } = await login({ email: " NADIA@school.example " })
    expect(status).toBe(200)
    expect(Object.keys(body as object).toSorted()).toEqual(sample.loginFields)
    expect(body).toMatchObject({ role: "Student", grade: "7", subject: "", points: 0 })
    expect(body).toMatchObject({ name: "Nadia Farouk", email: "nadia@school.example" })
  })

  it("names a teacher's subject in the language of the request", async () => {
    const body = { ...sample.credentials, email: "t1@school.example" }
    const arabic = await call("/api/Accounts/login", { body, language: "ar" })
    expect(arabic.body).toMatchObject({ role: "Teacher", subject: "الرياضيات", grade: "" })
  })

  it("issues a 256-bit token for an hour, in the body and in an HttpOnly cookie", async () => {
    const { body, headers } = await login()
    const { token, expiration } = body as { token: string; expiration: string }
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(expiration).toBe(new Date(clock.now + 3_600_000).toISOString())
    const cookie = headers.get("Set-Cookie") ?? ""
    expect(cookie).toContain(`=${token};`)
    for (const attribute of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/", "Max-Age=3600"]) {
      expect(cookie).toContain(attribute)
    }
  })

  it("makes the user known by the token or by the cookie, for an hour", async () => {
    const { body, headers } = await login()
    const { token } = body as { token: string }
    const cookie = (headers.get("Set-Cookie") ?? "").split(";")[0] ?? ""
    const top = "/api/Accounts/top10"
    expect((await call(top, { token })).status).toBe(200)
    expect((await call(top, { cookie: `other=1; ${cookie}` })).status).toBe(200)
    expect((await call(top, { cookie, token: "forged" })).status).toBe(401)
    const fromElsewhere = { "Sec-Fetch-Site": "cross-site" }
    expect((await call(top, { cookie, headers: fromElsewhere })).status).toBe(401)
    const before = clock.now
    clock.now += 3_600_000
    expect((await call(top, { token })).status).toBe(401)
    expect((await call(top, { cookie })).status).toBe(401)
    clock.now = before
  })

  it("answers the same for an unknown e-mail and a wrong password", async () => {
    const unknown = await login({ email: "nobody@school.example" })
    const wrong = await login({ password: "Wrong-1234" })
    const hostile = await login({ email: "' OR 1=1 --" })
    expect(unknown.status).toBe(401)
    expect(wrong).toEqual({ ...unknown, headers: wrong.headers })
    expect(hostile.text).toBe(unknown.text)
  })

  it("queues the third concurrent hash", async () => {
    const all = await Promise.all([1, 2, 3].map(() => login()))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it("rehashes a password stored with older parameters", async () => {
    await storeWeakHash()
    expect((await login()).status).toBe(200)
    const row = await rowOf(sample.credentials.email)
    expect(quickPasswords.isOutdated(String(row?.["password_hash"]))).toBe(false)
    expect((await login()).status).toBe(200)
  })

  it("accepts concurrent log-ins while such a password is rehashed, but not a password that was changed", async () => {
    await storeWeakHash()
    const all = await Promise.all([1, 2, 3].map(() => login()))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
    await storeWeakHash("Changed-1234")
    expect((await login()).status).toBe(401)
    await storeWeakHash()
  })

  it("stores neither passwords nor tokens in the clear, and returns no hash", async () => {
    const { body, text } = await login()
    const { token } = body as { token: string }
    const people = JSON.stringify(await getRows("SELECT * FROM people"))
    const tokens = JSON.stringify(await getRows("SELECT * FROM access_tokens"))
    expect(people).not.toContain(sample.registration.password)
    expect(tokens).not.toContain(token)
    expect(text).not.toContain("scrypt")
    expect(text).not.toContain(sample.registration.password)
  })

  it("deletes a user's expired tokens", async () => {
    clock.now += 7_200_000
    await login()
    const tokens = await env.DB.prepare("SELECT 1 FROM access_tokens").all()
    expect(tokens.results.length).toBeLessThanOrEqual(2)
  })
})

async function storeWeakHash(password = sample.credentials.password): Promise<void> {
  const { scryptSync } = await import("node:crypto")
  const key = scryptSync(password, "saltsalt", 32, { N: 1024, r: 8, p: 1 }).toString("base64url")
  await run(
    "UPDATE people SET password_hash = ? WHERE email = ?",
    `scrypt$1024$8$1x1$c2FsdHNhbHQ$${key}`,
    sample.credentials.email,
  )
}
