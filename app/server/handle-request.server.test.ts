import type { ServerBuild } from "@remix-run/cloudflare"
import { expect, test, vi, beforeEach, describe, it } from "vitest"
import { createEndedSessions } from "#app/session/ended-sessions.server"
import type { RouteNeeds } from "#app/route-needs"
import { readSession } from "#app/session/session.server"
import { hearingReferee } from "../../tests/support/hearing-referee"
import { layla } from "../../tests/support/log-in-reply"
import type { Env } from "./env.server"
import { handleRequest, inSession } from "./handle-request.server"

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

const secrets = ["first-secret-of-at-least-32-characters"]
const site = "https://tahaddi.example"

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}))

async function signedIn(): Promise<string> {
  const session = await readSession(new Request(site), secrets)
  session.signIn(layla)
  return valueOf((await session.commit())[0])
}
const valueOf = (header = "") => header.split(";")[0] ?? ""

/** Requests of one browser, with a referee that gives this answer and counts its calls. */
function createBrowser(
  cookie: string,
  isSessionEnded: () => Promise<boolean>,
  { checksItself = false, needs = {} }: { checksItself?: boolean; needs?: RouteNeeds } = {},
) {
  let asked = 0
  const heardBefore: number[] = []
  const { refereeOf } = hearingReferee(() => {
    asked += 1
    return isSessionEnded()
  })
  async function visit(path: string, method = "GET") {
    const request = new Request(site + path, { method, headers: { Cookie: cookie } })
    const seen: (string | null)[] = []
    const { context, response } = await inSession({
      method,
      needs,
      createContext: async () => {
        const session = await readSession(request, secrets)
        const ended = createEndedSessions({ refereeOf, session, patienceMs: 1 })
        return {
          session,
          endedSessions: ended,
          player: { paysFirst: needs.paysFirst === true },
          noteConfirmation: async () => {},
        }
      },
      handle: async ({ session, endedSessions }) => {
        heardBefore.push(asked)
        if (checksItself) endedSessions.recordCheck(await isSessionEnded())
        seen.push(session.person?.name ?? null)
        return new Response(session.person?.name ?? "nobody")
      },
    })
    const [header] = await context.session.commit()
    return { seen, text: await response.text(), header: header ?? "", asked, heardBefore }
  }
  return visit
}

describe("a request of a signed-in person", () => {
  it("calls the referee once, while the page is handled", async () => {
    const visit = createBrowser(await signedIn(), async () => false)
    const page = { seen: ["Layla"], text: "Layla", header: "", asked: 1 }
    expect(await visit("/profile")).toEqual({ ...page, heardBefore: [1] })
  })

  it("is handled signed out when the session was ended, and deletes the cookie", async () => {
    const visit = createBrowser(await signedIn(), async () => true)
    const { seen, text, header } = await visit("/games")
    expect({ seen, text }).toEqual({ seen: ["Layla", null], text: "nobody" })
    expect(header).toContain("Max-Age=0")
  })

  it("calls the referee after a page that pays first, unless the page calls it", async () => {
    const needs: RouteNeeds = { paysFirst: true }
    const asking = createBrowser(await signedIn(), async () => false, { needs })
    expect(await asking("/games")).toMatchObject({ seen: ["Layla"], asked: 1, heardBefore: [0] })
    for (const isOver of [false, true]) {
      const own = createBrowser(await signedIn(), async () => isOver, { needs, checksItself: true })
      expect(await own("/games")).toMatchObject({
        seen: isOver ? ["Layla", null] : ["Layla"],
        asked: 0,
      })
    }
  })

  it("is handled before the check if it is a form whose command checks the session", async () => {
    const needs: RouteNeeds = { checksSession: true }
    const own = createBrowser(await signedIn(), async () => true, { needs, checksItself: true })
    expect(await own("/games", "POST")).toMatchObject({ seen: ["Layla", null], asked: 0 })
    const asking = createBrowser(await signedIn(), async () => true, { needs })
    expect(await asking("/games", "POST")).toMatchObject({ seen: ["Layla", null], asked: 1 })
  })

  it("is not handled before the referee has answered, if it is a POST", async () => {
    const visit = createBrowser(await signedIn(), async () => true)
    expect(await visit("/change-password", "POST")).toMatchObject({ seen: [null], text: "nobody" })
  })

  it.each([
    ["fails", () => Promise.reject(new Error("down"))],
    ["never answers", () => new Promise<boolean>(() => {})],
  ])("is handled signed in when the referee %s", async (_, isEnded) => {
    const visit = createBrowser(await signedIn(), isEnded)
    expect(await visit("/games")).toMatchObject({ seen: ["Layla"], text: "Layla", header: "" })
    expect(await visit("/games", "POST")).toMatchObject({ seen: ["Layla"], header: "" })
  })

  it("does not call the referee for a page that is for nobody", async () => {
    const visit = createBrowser(await signedIn(), async () => true, {
      needs: { isForNobody: true },
    })
    expect(await visit("/healthz")).toMatchObject({ asked: 0 })
  })
})

it("does not call the referee for visitors", async () => {
  expect(await createBrowser("", async () => true)("/games")).toMatchObject({ asked: 0 })
})
