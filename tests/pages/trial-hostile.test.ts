import { describe, expect, inject, test } from "vitest"
import { gameNames } from "../../contract/words"
import { films, nextHint, pointsOn, seenOn, sets, truthOf } from "../support/five-hints-page"
import { totalOf, registerStudent } from "../support/register-student"
import { signedBy } from "../support/signed-cookie"
import {
  ownRoundOf,
  sendTrial,
  startTrial,
  trialOf,
  visitorCookie,
  visitorOn,
} from "../support/trials"
import { roundPages } from "../support/round-pages"
import { say } from "../support/words"
import { sendFields } from "../support/data-requests"

const site = inject("site")

async function playing() {
  const visitor = visitorOn(site)
  await startTrial(visitor, "five-hints")
  return { visitor, ...seenOn(visitor.page), answer: truthOf(visitor.page).answer }
}

describe("the cookie of a visitor", () => {
  test("holds a random id, is signed, and is HttpOnly", async () => {
    const { visitor } = await playing()
    const line = visitor.transcript.flatMap(({ headers }) => headers.getSetCookie()).join()
    expect(line).toMatch(
      /^__Host-visitor=[^;]+; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax/,
    )
    expect(signedBy(visitor.cookies.get(visitorCookie))).toMatch(/^[\da-f-]{36}$/)
  })

  test.each([
    ["unsigned", (value: string) => value.split(".")[0] ?? ""],
    ["with another signature", (value: string) => `${value.split(".")[0]}.AAAA`],
    ["of another id", (value: string) => value.replace(/^../, "Ij")],
    ["empty", () => ""],
  ])("gives access to no round when it is %s", async (_, forge) => {
    const { visitor } = await playing()
    const value = visitor.cookies.get(visitorCookie) ?? ""
    const forger = visitorOn(site)
    const forged = forge(value)
    forger.cookies.set(visitorCookie, forged === value ? `A${value}` : forged)
    const page = await forger.open(trialOf("five-hints"))
    expect(page.text).toContain(say("en", "trial.lead"))
  })

  test("does not accept the value of the session cookie, and is not accepted as one", async () => {
    const { visitor } = await registerStudent(site)
    const session = visitor.cookies.get("__Host-session") ?? ""
    const forger = visitorOn(site)
    forger.cookies.set(visitorCookie, session)
    expect((await forger.open(trialOf("five-hints"))).text).toContain(say("en", "trial.lead"))
    const { visitor: other } = await playing()
    other.cookies.set("__Host-session", other.cookies.get(visitorCookie) ?? "")
    expect((await other.open("/games")).path).toBe("/login?redirectTo=%2Fgames")
  })

  test("opens no page for signed-in users", async () => {
    const { visitor } = await playing()
    for (const path of [films, sets, "/games", "/answered-questions", "/top-10"])
      expect((await visitor.open(path)).path).toMatch(/^\/login\?redirectTo=/)
  })
})

describe("a form of a visitor", () => {
  test("has no effect on another visitor's round", async () => {
    const { visitor, roundId, question } = await playing()
    const { visitor: other, answer } = await playing()
    const fields = { intent: "answer", round: roundId, answer }
    const page = await sendFields(other, trialOf("five-hints"), fields)
    expect(page.text).toContain(say("en", "toast.roundGone"))
    expect(seenOn(await visitor.open(trialOf("five-hints")))).toMatchObject({ question })
  })

  test.each(["answer", "hint", "next", "judge", "stop", "item-1", "keep", "settle"])(
    "with the intent %s does nothing without a round",
    async (intent) => {
      for (const game of gameNames) {
        const fields = { intent, round: crypto.randomUUID(), answer: "Nile" }
        const page = await sendTrial(visitorOn(site), game, fields)
        expect({ path: page.path, status: page.status }).toEqual({
          path: trialOf(game),
          status: 200,
        })
        expect(page.text).toContain(say("en", "trial.lead"))
      }
    },
  )

  test("shows no second question after a result", async () => {
    const { visitor } = await playing()
    const { text } = await roundPages["five-hints"].answer(visitor)
    for (const query of ["", "&practice=again", "&practice=mistakes", "&language=ar"]) {
      const path = trialOf("five-hints") + query
      expect((await sendFields(visitor, path, { intent: "next" })).text).toBe(text)
      expect((await visitor.open(path)).text).toBe(text)
    }
  })

  test("from another site is rejected", async () => {
    const answer = await fetch(site + trialOf("five-hints"), {
      method: "POST",
      headers: { Origin: "https://evil.example" },
      body: new URLSearchParams({ intent: "start" }),
    })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
  })

  test.each(["", "?section=", "?section=9", "?section=1x", "?subject=Math&chapter=1"])(
    "needs a section (%s)",
    async (query) => {
      const visitor = visitorOn(site)
      const { path, status } = await visitor.open(`/try/five-hints${query}`)
      expect(status === 404 || path === "/entertainment-sections").toBe(true)
      const sent = await sendFields(visitor, `/try/five-hints${query}`, { intent: "start" })
      expect(sent.status === 404 || sent.path === "/entertainment-sections").toBe(true)
      expect(visitor.cookies.get(visitorCookie)).toBeUndefined()
    },
  )
})

describe("a pupil at a visitor's address", () => {
  test("plays a round of their own, whatever the form says", async () => {
    const { visitor: visiting, roundId, answer } = await playing()
    const { visitor, email } = await registerStudent(site)
    visitor.cookies.set(visitorCookie, visiting.cookies.get(visitorCookie) ?? "")
    expect((await visitor.open(trialOf("five-hints"))).path).toBe(ownRoundOf("five-hints"))
    for (const intent of ["start", "answer"]) {
      const fields = { intent, round: roundId, answer }
      const page = await sendFields(visitor, trialOf("five-hints"), fields)
      expect(page.path).toBe(ownRoundOf("five-hints"))
    }
    expect(await totalOf(site, email)).toBe(0)
    expect(seenOn(await visiting.open(trialOf("five-hints"))).roundId).toBe(roundId)
  })

  test("gets no points for a round won as a visitor", async () => {
    const { visitor } = await playing()
    await nextHint(visitor)
    await roundPages["five-hints"].answer(visitor)
    const { visitor: pupil, email } = await registerStudent(site)
    pupil.cookies.set(visitorCookie, visitor.cookies.get(visitorCookie) ?? "")
    expect(pointsOn(await pupil.open("/games"))).toBe(0)
    expect(await totalOf(site, email)).toBe(0)
  })
})
