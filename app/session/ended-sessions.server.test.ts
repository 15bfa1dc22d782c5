import { expect, it } from "vitest"
import type { EndedSessions } from "#game/referee"
import { createEndedSessions } from "./ended-sessions.server"
import { readSession } from "./session.server"

const weekMs = 7 * 24 * 60 * 60 * 1000
const secrets = ["first-secret-of-at-least-32-characters"]
const huda = {
  token: "t0ken",
  id: "3",
  name: "Huda",
  email: "huda@school.example",
  grade: "",
  role: "Admin",
  subject: "",
  points: 0,
  message: "",
}

/** What the referee hears when an admin, whose token expires then, ends the sessions of others. */
async function heardFrom(expiration: string) {
  const session = await readSession(new Request("https://tahaddi.example"), secrets)
  session.signIn({ ...huda, expiration })
  const heard: unknown[][] = []
  const sessions: EndedSessions = {
    endSession: async () => {},
    endOtherSessions: async (...call) => void heard.push(call),
    erase: async (...call) => void heard.push(call),
    isSessionEnded: async () => false,
  }
  const ended = createEndedSessions({ sessions, upstreamHost: "reference", session })
  await ended.endAllOf("41")
  await ended.eraseOf("42")
  return heard
}

it("ends all sessions of another person, for as long as one of them could last", async () => {
  const before = Date.now()
  const [all = [], erased = []] = await heardFrom(new Date(before + 3_600_000).toISOString())
  expect(all.slice(0, 2)).toEqual(["reference/41", ""])
  expect(erased[0]).toBe("reference/42")
  for (const until of [all[3], erased[1]]) {
    expect(until).toBeGreaterThanOrEqual(before + weekMs)
    expect(until).toBeLessThanOrEqual(Date.now() + weekMs)
  }
})

it("remembers it for as long as browsers keep a cookie where the upstream names no expiry", async () => {
  const before = Date.now()
  const [, erased = []] = await heardFrom("")
  expect(erased[1]).toBeGreaterThanOrEqual(before + 400 * 24 * 60 * 60 * 1000)
})
