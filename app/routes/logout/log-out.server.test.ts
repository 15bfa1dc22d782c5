import { beforeEach, expect, it, vi } from "vitest"
import { createEndedSessions } from "#app/session/ended-sessions.server"
import { readSession } from "#app/session/session.server"
import { createUpstream } from "#app/upstream/upstream.server"
import { realClock } from "#app/upstream/limits.server"
import { hearingReferee } from "../../../tests/support/hearing-referee"
import { connectionsTo } from "../../../tests/support/upstream-connections"
import { leaveSession } from "./log-out.server"
import { capabilitiesOf } from "../../../tests/support/capabilities"
import { layla } from "../../../tests/support/log-in-reply"

const secrets = ["first-secret-of-at-least-32-characters"]
const expiration = "2126-03-01T11:00:00Z"

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}))

/** Logs a pupil out at an upstream with this reply; returns the calls that it and the referee received. */
async function leave(answer: () => Promise<Response>, names = true) {
  const session = await readSession(new Request("https://tahaddi.example"), secrets)
  session.signIn({ ...layla, expiration })
  const asked: string[] = []
  const { heard: ended, refereeOf } = hearingReferee()
  const mark = session.mark?.id
  await leaveSession({
    session,
    endedSessions: createEndedSessions({
      session,
      refereeOf,
    }),
    upstream: createUpstream({
      session,
      language: "en",
      capabilities: capabilitiesOf(names ? ["logout"] : []),
      onSessionOver: () => {
        throw new Error("sent to log in")
      },
      connection: connectionsTo((path, { method, headers }) => {
        asked.push(`${method} ${path} ${new Headers(headers).get("Authorization")}`)
        return answer()
      }, realClock)("POST"),
    }),
  })
  const header = (await session.commit())[0] ?? ""
  return { asked, ended, mark, person: session.person, isOver: session.ended, header }
}

it("revokes the token at the upstream, and ends the session at the referee until the token's expiry", async () => {
  const { asked, ended, mark } = await leave(async () => Response.json("You are logged out."))
  expect(asked).toEqual(["POST /api/Accounts/logout Bearer t0ken"])
  expect(ended).toEqual([
    { person: "7", operation: { type: "endSession", id: mark, until: Date.parse(expiration) } },
  ])
})

it.each([
  ["is down", () => Promise.reject(new Error("down"))],
  ["does not know the token any more", async () => new Response(null, { status: 401 })],
  ["knows no such call", async () => new Response("<h1>Not found</h1>", { status: 404 })],
  ["answers nonsense", async () => new Response("{", { status: 500 })],
])("ends the session even if the upstream %s", async (_, answer) => {
  const { ended, person, isOver, header } = await leave(answer)
  expect({ person, isOver }).toEqual({ person: null, isOver: null })
  expect(header).toContain("Max-Age=0")
  expect(ended).toHaveLength(1)
})

it("does not call an upstream that does not announce the call", async () => {
  const { asked, ended } = await leave(async () => Response.json(""), false)
  expect(asked).toEqual([])
  expect(ended).toHaveLength(1)
})
