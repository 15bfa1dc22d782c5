import { expect, it } from "vitest"
import type { Operation } from "#game/referee"
import { hearingReferee } from "../../tests/support/hearing-referee"
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
  const { heard, refereeOf } = hearingReferee()
  const ended = createEndedSessions({ refereeOf, session })
  await ended.endAllSessions("41")
  await ended.eraseVisitor("42")
  return heard
}

it("ends all sessions of another person, for as long as one of them could last", async () => {
  const before = Date.now()
  const heard = await heardFrom(new Date(before + 3_600_000).toISOString())
  expect(heard).toMatchObject([
    { person: "41", operation: { type: "endOtherSessions", id: "" } },
    { person: "42", operation: { type: "erase" } },
  ])
  for (const { operation } of heard) {
    expect(untilOf(operation)).toBeGreaterThanOrEqual(before + weekMs)
    expect(untilOf(operation)).toBeLessThanOrEqual(Date.now() + weekMs)
  }
})

it("remembers it for as long as browsers keep a cookie where the upstream names no expiry", async () => {
  const before = Date.now()
  const heard = await heardFrom("")
  expect(heard).toHaveLength(2)
  for (const { operation } of heard)
    expect(untilOf(operation)).toBeGreaterThanOrEqual(before + 400 * 24 * 60 * 60 * 1000)
})

it("asks whether somebody was erased once their session has ended, and of nobody else", async () => {
  const session = await readSession(new Request("https://tahaddi.example"), secrets)
  session.signIn({ ...huda, expiration: "" })
  const { heard, refereeOf } = hearingReferee(() => true)
  const ended = createEndedSessions({ refereeOf, session })
  expect(await ended.isPersonErased()).toBe(false)
  session.end()
  expect(await ended.isPersonErased()).toBe(true)
  expect(heard).toEqual([{ person: "3", operation: { type: "isSessionEnded", session: null } }])
})

const untilOf = (operation: Operation) => ("until" in operation ? operation.until : 0)
