import { describe, expect, inject, test } from "vitest"
import { films, nextHint, sets } from "../support/five-hints-page"
import { signedUp } from "../support/register-student"
import { signedIn } from "../support/people"
import { signedBy } from "../support/signed-cookie"
import { textsOf } from "../support/transcript"
import { Visitor } from "../support/visitor"
import { credentialsOf } from "../support/plain-client.mjs"

const site = inject("site")

describe("the session cookie", () => {
  test("is set for this host only, Secure, HttpOnly and SameSite", async () => {
    const answer = await fetch(`${site}/login`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams(credentialsOf("sami")),
    })
    const cookies = answer.headers.getSetCookie()
    const session = cookies.find((cookie) => cookie.startsWith("__Host-session="))
    expect(session).toMatch(/; HttpOnly/)
    expect(session).toMatch(/; Secure/)
    expect(session).toMatch(/; SameSite=Lax/)
    expect(session).toMatch(/; Path=\//)
    expect(session).not.toMatch(/; Domain/)
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-/)
    const device = cookies.find((cookie) => cookie.startsWith("__Host-device="))
    for (const flag of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"])
      expect(device).toContain(`; ${flag}`)
    const [, seconds] = /Max-Age=(\d+)/.exec(device ?? "") ?? []
    expect(Number(seconds) / 86_400).toBeCloseTo(180, 0)
  })

  test("is rejected once a character was changed", async () => {
    const visitor = await signedIn(site, "layla")
    const cookie = visitor.cookies.get("__Host-session") ?? ""
    const [value = "", signature = ""] = decodeURIComponent(cookie).split(".")
    const admin = JSON.parse(Buffer.from(value, "base64").toString())
    admin.person.role = "Admin"
    const forged = Buffer.from(JSON.stringify(admin)).toString("base64")
    for (const bad of [
      `${forged}.${signature}`,
      value,
      `${value}.`,
      `${value}.${signature}x`,
      ".",
      "",
    ]) {
      visitor.cookies.set("__Host-session", encodeURIComponent(bad))
      expect((await visitor.open("/games")).path).toBe("/login?redirectTo=%2Fgames")
    }
    visitor.cookies.set("__Host-session", cookie)
    expect((await visitor.open("/games")).path).toBe("/games")
  })

  test.each(["__Host-session", "__Host-theme", "__Host-toast", "i18next"])(
    "%s may hold any value without breaking the page",
    async (name) => {
      for (const value of [
        "x",
        ".",
        "a.b",
        "%E0%A4%A",
        "e30=.!!!!",
        "x".repeat(4000),
        "null.null",
      ]) {
        const visitor = new Visitor(site)
        visitor.cookies.set(name, value)
        const { status, path } = await visitor.open("/login")
        expect({ value, status, path }).toEqual({ value, status: 200, path: "/login" })
      }
    },
  )

  test("is not set before a session begins", async () => {
    const visitor = new Visitor(site)
    await visitor.open("/login")
    expect([...visitor.cookies.keys()]).toEqual(["cookies"])
  })
})

describe("the upstream's credentials", () => {
  test("appear in no page, no data and no header that scripts can read", async () => {
    const { visitor } = await signedUp(site)
    for (const path of ["/", "/games", "/top-10", "/games/education/five-hints", sets, films])
      await visitor.open(path)
    await nextHint(visitor)
    for (const path of ["/_root.data", "/top-10.data", sets.replace("?", ".data?")])
      await visitor.open(path)
    const secrets = secretsOf(visitor)
    expect(new Set(secrets).size).toBeGreaterThan(1)
    const heard = visitor.transcript.map(
      ({ headers, body }) => `${visibleHeaders(headers)}\n${body}`,
    )
    expect(heard.length).toBeGreaterThan(12)
    for (const text of heard.flatMap(textsOf))
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  })
})

/** The token and each upstream cookie, as the signed cookies contain them. */
function secretsOf({ cookies }: Visitor): string[] {
  const { person, jar } = signedBy(cookies.get("__Host-session"))
  const device = signedBy(cookies.get("__Host-device"))
  return [person.token, ...[...jar, ...device].map((cookie: { value: string }) => cookie.value)]
}

/** All headers except the cookies that contain these secrets, which scripts cannot read. */
const visibleHeaders = (headers: Headers) =>
  [...headers]
    .filter(([name, value]) => name !== "set-cookie" || !/^__Host-(session|device)=/.test(value))
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n")
