import { describe, expect, it } from "vitest"
import { openAccount } from "./support/accounts"
import { createCaller, type Answer } from "./support/api"
import { buildSchool } from "./support/world"

const listed = "https://play.example"
const closed = createCaller()
const open = createCaller(
  {},
  {
    ALLOWED_ORIGINS: ` https://other.example:8443, ${listed}/ , nonsense, *, null, http://dev.example`,
  },
)
type Call = typeof closed

await buildSchool()
const account = await openAccount()

const from = (origin: string, more: Readonly<Record<string, string>> = {}) => ({
  Origin: origin,
  "Sec-Fetch-Site": "cross-site",
  ...more,
})
const preflight = (call: Call, origin: string, path = "/api/Accounts/login") =>
  call(path, {
    method: "OPTIONS",
    headers: {
      ...from(origin),
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "authorization,content-type",
    },
  })
const logIn = (call: Call, headers: Readonly<Record<string, string>>, password = "") =>
  call("/api/Accounts/login", {
    body: { email: account.email, password: password || account.password },
    headers,
  })
const corsHeaders = ({ headers }: Answer) =>
  [...headers.keys()].filter((name) => name.startsWith("access-control-"))
const cookieHeader = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ")

const strangers = [
  "https://evil.example",
  "null",
  "*",
  "",
  "http://play.example",
  "https://play.example:444",
  "https://play.example/",
  "https://PLAY.example",
  "https://play.example.evil.example",
  "https://sub.play.example",
  "https://evilplay.example",
  "https://play.example@evil.example",
  "https://other.example",
  "https://dev.example",
  "nonsense",
  `${listed},https://evil.example`,
]

describe("a listed origin", () => {
  it("may send the methods and headers that a call needs", async () => {
    const answer = await preflight(open, listed)
    expect(answer.status).toBe(204)
    expect(answer.text).toBe("")
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "access-control-allow-origin": listed,
      "access-control-allow-credentials": "true",
      "access-control-allow-methods": "GET, POST",
      "access-control-allow-headers":
        "authorization, content-type, accept-language, tahaddi-attempt, idempotency-key",
      "access-control-max-age": "7200",
      vary: "Origin",
    })
  })

  it.each(["https://other.example:8443", "http://dev.example", listed])(
    "includes %s",
    async (one) => {
      expect((await preflight(open, one)).headers.get("Access-Control-Allow-Origin")).toBe(one)
    },
  )

  it("can log in and is recognised by the cookie, which browsers send across sites", async () => {
    const login = await logIn(open, from(listed))
    expect(login.status).toBe(200)
    expect(login.headers.get("Access-Control-Allow-Origin")).toBe(listed)
    const cookies = login.headers.getSetCookie()
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies)
      expect(cookie).toMatch(
        /^cross_site_tahaddi_.*; HttpOnly; Secure; SameSite=None; Partitioned$/,
      )
    const cookie = cookieHeader(login)
    const known = await open("/api/Accounts/top10", { cookie, headers: from(listed) })
    expect(known.status).toBe(200)
    expect(known.headers.get("Access-Control-Expose-Headers")).toBe("tahaddi-attempt, retry-after")
  })

  it.each(["same-site", "cross-site"])("is recognised with Sec-Fetch-Site %s", async (site) => {
    const cookie = cookieHeader(await logIn(open, from(listed)))
    const headers = from(listed, { "Sec-Fetch-Site": site })
    expect((await open("/api/Accounts/top10", { cookie, headers })).status).toBe(200)
  })

  it.each([
    ["400", () => open("/api/Accounts/login", { body: {}, headers: from(listed) })],
    ["401", () => logIn(open, from(listed), "Wrong-1")],
    ["401", () => open("/api/Accounts/top10", { headers: from(listed) })],
    ["404", () => open("/api/none", { headers: from(listed) })],
    ["405", () => open("/api/Accounts/login", { headers: from(listed) })],
    ["413", () => open("/api/Accounts/login", { raw: "x".repeat(70_000), headers: from(listed) })],
  ])("may read a %s", async (status, ask) => {
    const answer = await ask()
    expect(String(answer.status)).toBe(status)
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(listed)
    expect(answer.headers.get("Access-Control-Allow-Credentials")).toBe("true")
    expect(answer.headers.get("Vary")).toBe("Origin")
  })

  it("may read a 500", async () => {
    const headers = from(listed)
    const broken = createCaller(
      {
        now: () => {
          throw new Error("no clock")
        },
      },
      { ALLOWED_ORIGINS: listed },
    )
    const answer = await broken("/api/Accounts/All-Grades", { headers })
    expect(answer.status).toBe(500)
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(listed)
  })
})

describe("another origin", () => {
  it.each(strangers)("%j may not read anything", async (origin) => {
    const answers = [
      await preflight(open, origin),
      await logIn(open, from(origin)),
      await open("/api/Accounts/All-Grades", { headers: from(origin) }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([405, 200, 200])
    expect(answers.flatMap(corsHeaders)).toEqual([])
    expect(answers.map(({ headers }) => headers.get("Vary"))).toEqual([
      "Origin",
      "Origin",
      "Origin",
    ])
    for (const cookie of answers.flatMap(({ headers }) => headers.getSetCookie()))
      expect(cookie).toMatch(/^tahaddi_.*; SameSite=Lax$/)
  })

  it.each(strangers)("%j is not recognised by a cookie", async (origin) => {
    const cookies = [
      cookieHeader(await logIn(open, from(listed))),
      cookieHeader(await logIn(open, {})),
    ]
    for (const cookie of cookies) {
      const answer = await open("/api/Accounts/top10", { cookie, headers: from(origin) })
      expect(answer.status).toBe(401)
    }
  })

  it("is not recognised by a listed origin's cookie without Sec-Fetch-Site", async () => {
    const cookie = cookieHeader(await logIn(open, from(listed)))
    const silent: Readonly<Record<string, string>>[] = [
      {},
      { Origin: "https://evil.example" },
      { "Sec-Fetch-Site": "none" },
    ]
    for (const headers of silent)
      expect((await open("/api/Accounts/add/50", { cookie, headers })).status).toBe(401)
  })
})

describe("without ALLOWED_ORIGINS", () => {
  it("no origin gets CORS headers, and the cookie counts for requests of this site only", async () => {
    const answers = [
      await preflight(closed, listed),
      await logIn(closed, from(listed)),
      await closed("/api/none", { headers: from(listed) }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([405, 200, 404])
    expect(answers.flatMap(corsHeaders)).toEqual([])
    expect(answers.map(({ headers }) => headers.get("Vary"))).toEqual([null, null, null])
    const cookie = answers.map(cookieHeader).join("")
    expect(cookie).toMatch(/^tahaddi_access=[^;]+; tahaddi_device=[^;]+$/)
    expect((await closed("/api/Accounts/top10", { cookie, headers: from(listed) })).status).toBe(
      401,
    )
    expect((await closed("/api/Accounts/top10", { cookie })).status).toBe(200)
  })
})
