import { env, exports } from "cloudflare:workers"
import { beforeAll, describe, expect, it, vi } from "vitest"
import { createApp } from "../../api/src/http/app"
import { platformDependencies } from "../../api/src/http/dependencies"
import { call } from "./support/api"
import { buildSchool, enrol } from "./support/world"
import { sets } from "./samples/play"

beforeAll(buildSchool)

const question = "/api/education/HintGame/question"

describe("a request", () => {
  it("matches paths case-insensitively", async () => {
    expect((await call("/API/accounts/all-subjects")).status).toBe(200)
    expect((await call("/api/ACCOUNTS/Subjects/GRADE%207")).status).toBe(200)
    const { token } = await enrol()
    expect((await call("/api/entertainment/hintgame/question/3", { token })).status).toBe(404)
  })

  it("gets a 404 with a message for an unknown call", async () => {
    for (const path of ["/", "/api", "/api/Accounts", "/api/Accounts/add/1/2", "/.env", "/%"]) {
      const { status, body } = await call(path)
      expect({ status, type: typeof body }).toEqual({ status: 404, type: "string" })
    }
  })

  it("gets a 405 for a wrong method, which names the right one", async () => {
    const answer = await call("/api/Accounts/login")
    expect(answer.status).toBe(405)
    expect(answer.headers.get("Allow")).toBe("POST")
    expect((await call("/api/Accounts/add/5", { method: "POST" })).status).toBe(405)
    expect((await call("/api/Accounts/top10", { method: "DELETE" })).status).toBe(405)
  })

  it.each(["", "{", "null", "[]", '"text"', "7", "\u0000", '{"grade":7', "{'grade':7}"])(
    "with the body %j is rejected",
    async (raw) => {
      const { status, body } = await call(question, { raw, method: "POST" })
      expect({ status, type: typeof body }).toEqual({ status: 400, type: "string" })
    },
  )

  it("with a body that is not UTF-8 is rejected", async () => {
    expect((await call(question, { raw: new Uint8Array([0x22, 0xff, 0xfe, 0x22]) })).status).toBe(
      400,
    )
  })

  it("with a body over 64 KB is rejected, whatever its Content-Length says", async () => {
    const raw = JSON.stringify({ ...sets, filler: "x".repeat(70_000) })
    expect((await call(question, { raw })).status).toBe(413)
    const { readable, writable } = new TransformStream()
    const writer = writable.getWriter()
    void writer.write(new TextEncoder().encode(raw)).catch(() => {})
    expect((await call(question, { raw: readable })).status).toBe(413)
  })

  it("with deep nesting gets a 400, and prototype keys are ignored", async () => {
    const raw = "[".repeat(20_000) + "]".repeat(20_000)
    expect((await call(question, { raw })).status).toBe(400)
    const odd = '{"__proto__":{"grade":7},"constructor":1,"grade":7,"subject":"Math","chapter":1}'
    expect((await call(question, { raw: odd })).status).toBe(404)
  })

  it.each([
    "' OR '1'='1",
    "7; DROP TABLE grades",
    "\ud800",
    "a\u0000b",
    "%",
    "x".repeat(200),
    "🐫",
  ])("finds nothing for the name %j", async (name) => {
    const body = { ...sets, subject: name }
    expect((await call(question, { body })).status).toBe(404)
    expect(
      (await call("/api/Accounts/chapters", { body: { grade: 7, subject: name } })).status,
    ).toBe(404)
  })

  it("with a name of 50,000 characters is rejected", async () => {
    const body = { ...sets, subject: "x".repeat(50_000) }
    expect((await call(question, { body })).status).toBe(400)
    expect((await call("/api/Accounts/chapters", { body })).status).toBe(400)
  })

  it.each(["5", "-1", "03", "x", "1%200"])("with the section %s is rejected", async (section) => {
    const { token } = await enrol()
    expect((await call(`/api/Entertainment/HintGame/question/${section}`, { token })).status).toBe(
      400,
    )
  })

  it("is authenticated before its body is validated", async () => {
    expect((await call("/api/Accounts/add/nonsense")).status).toBe(401)
  })

  it("gets a response that forbids storing it", async () => {
    const { headers } = await call("/api/Accounts/All-Grades")
    expect(headers.get("Cache-Control")).toBe("no-store")
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff")
  })
})

describe("a server error", () => {
  const broken = new Proxy(env.DB, {
    get: () => () => {
      throw new Error("no such table: grades")
    },
  })
  const app = createApp(platformDependencies)
  const ask = (path: string) =>
    app.request(
      path,
      { headers: { Authorization: `Bearer ${"s".repeat(43)}` } },
      { ...env, DB: broken },
    )

  it("answers 500 in plain text and logs no secrets", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue()
    const response = await ask("/api/Accounts/All-Grades")
    expect(response.status).toBe(500)
    expect(await response.json()).toBe("Something went wrong.")
    const [line = ""] = log.mock.calls.flat().map(String)
    expect(line).toContain('"event":"fault"')
    expect(line).not.toContain("no such table")
    expect(line).not.toContain("sssss")
    log.mockRestore()
  })

  it("makes /healthz answer 503, which otherwise answers 200", async () => {
    expect((await ask("/healthz")).status).toBe(503)
    expect((await call("/healthz")).body).toEqual({ status: "ok" })
  })

  it("does not occur in the Worker with its real dependencies", async () => {
    const response = await exports.default.fetch("https://api.example/api/Accounts/All-Subjects")
    expect(await response.json()).toEqual(["Arabic", "Math"])
  })
})
