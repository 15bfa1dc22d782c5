import type { ServerBuild } from "@remix-run/cloudflare"
import { expect, test, vi } from "vitest"
import type { Env } from "./env.server"
import { handleRequest } from "./handle-request.server"

function unused<Binding>(): Binding
function unused(): unknown {
  return {}
}

const env: Env = {
  API: { fetch: async () => new Response(null) },
  PLAYERS: unused(),
  NETWORKS: unused(),
  SESSION_SECRETS: "a-secret-of-at-least-32-characters",
}
const build: ServerBuild = { ...unused<ServerBuild>(), routes: {} }

test.each([
  ["session-secrets.missing-or-short", { SESSION_SECRETS: "short" }],
  ["api-url.no-origin", { API_URL: "https://api.school.org/v1" }],
  ["api-url.no-origin", { API_URL: "https://user:pass@api.school.org" }],
  ["api-url.no-origin", { API_URL: "https://api.school.org?key=1" }],
])("every request fails with %s while the Worker has %j", async (event, vars) => {
  const said: string[] = []
  vi.spyOn(console, "error").mockImplementation((line) => void said.push(String(line)))
  vi.spyOn(console, "log").mockImplementation((line) => void said.push(String(line)))
  const request = new Request("https://quiz.school.org/")
  const response = await handleRequest(request, { ...env, ...vars }, build)
  vi.restoreAllMocks()
  expect([response.status, await response.text()]).toEqual([500, "The server is not set up.\n"])
  expect(said.join("\n")).toContain(event)
  expect(said.join("\n")).not.toContain("pass@")
})
