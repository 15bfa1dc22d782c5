import { expect, it } from "vitest"
import { endpoints } from "../../api/src/openapi/serve-document"
import { faultOf, fieldsOfCalls, oddRequests } from "../support/fuzz/requests"
import { call } from "./support/api"
import { buildSchool, enrol } from "./support/world"

const seed = 20261122
const tokens: Record<string, string> = {}

await buildSchool()
tokens["layla"] = (await enrol()).token
tokens["omar"] = (await enrol("Teacher")).token
tokens["huda"] = (await enrol("Admin")).token

it("1,000 requests that no client sends cause no server error", { timeout: 300_000 }, async () => {
  const targets = endpoints.map(({ path }) => ({ path, fields: fieldsOfCalls }))
  const found: string[] = []
  for (const request of oddRequests(targets, 1000, seed)) {
    const { as, method, path, headers, body } = request
    const token = tokens[as]
    const asked = method === "PATCH" || method === "OPTIONS" ? "PUT" : method
    const answer = await call(new URL(`https://api.example${path}`).href.slice(19), {
      method:
        asked === "GET" || asked === "POST" || asked === "HEAD" || asked === "DELETE"
          ? asked
          : "PUT",
      headers,
      ...(token ? { token } : {}),
      ...(body === null ? {} : { raw: body }),
    })
    const fault = faultOf(request, answer)
    if (fault) found.push(JSON.stringify({ fault, seed, request }).slice(0, 1500))
  }
  expect(found).toEqual([])
})
