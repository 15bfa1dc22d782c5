import { expect, it } from "vitest"
import { implementations } from "../../api/src/endpoints/implementations"
import { call } from "./support/api"

it("serves the contract as OpenAPI 3.1 to anybody", async () => {
  const { status, headers, body } = await call("/openapi.json")
  expect(status).toBe(200)
  expect(headers.get("Content-Type")).toBe("application/json")
  expect(headers.get("Cache-Control")).toBe("public, max-age=300")
  expect(body).toMatchObject({ openapi: "3.1.0" })
  const paths = Object.keys(Object(body).paths)
  expect(paths.toSorted()).toEqual(implementations.map(({ endpoint }) => endpoint.path).toSorted())
})

it("answers 304 to a client with the current ETag", async () => {
  const tag = (await call("/openapi.json")).headers.get("ETag") ?? ""
  expect(tag).toMatch(/^"[\w-]{22}"$/)
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
    const answer = await call("/openapi.json", { headers: { "If-None-Match": known } })
    expect({ known, status: answer.status, text: answer.text }).toEqual({
      known,
      status: 304,
      text: "",
    })
  }
  const changed = await call("/openapi.json", { headers: { "If-None-Match": '"other"' } })
  expect(changed.status).toBe(200)
})

it("produces the same document each time", async () => {
  expect((await call("/openapi.json")).text).toBe((await call("/OpenAPI.json")).text)
})

it("returns a request id with every error, and accepts an id of the caller in this format only", async () => {
  const forged = { "X-Request-Id": "nadia@school.example" }
  for (const path of ["/api/Accounts/top10", "/api/nowhere", "/images/none.png"]) {
    const { status, headers } = await call(path, { headers: forged })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(headers.get("X-Request-Id")).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  }
  const known = await call("/api/nowhere", { headers: { "X-Request-Id": "K7QF-2M9X" } })
  expect(known.headers.get("X-Request-Id")).toBe("K7QF-2M9X")
})
