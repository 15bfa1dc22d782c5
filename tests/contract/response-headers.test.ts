import { beforeAll, describe, expect, it } from "vitest"
import { call, createCaller } from "./support/api"
import { buildSchool } from "./support/world"

beforeAll(buildSchool)

const listed = "https://play.example"
const preflight = () =>
  createCaller({}, { ALLOWED_ORIGINS: listed })("/api/Accounts/login", {
    method: "OPTIONS",
    headers: { Origin: listed, "Access-Control-Request-Method": "POST" },
  })

describe("every response", () => {
  it.each([
    ["/healthz", 200],
    ["/api/Accounts/All-Grades", 200],
    ["/api/Accounts/top10", 401],
    ["/api/none", 404],
    ["/api/Accounts/login", 405],
    ["/images/none.png", 404],
  ])("of %s has the security headers", async (path, status) => {
    const answer = await call(path)
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject(securityHeaders)
  })

  it("to a preflight or with a server error has the security headers", async () => {
    const broken = createCaller({
      now: () => {
        throw new Error("no clock")
      },
    })
    for (const answer of [await broken("/api/Accounts/All-Grades"), await preflight()])
      expect(Object.fromEntries(answer.headers)).toMatchObject(securityHeaders)
  })
})

const securityHeaders = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "same-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
}
