import { beforeEach, expect, it, vi } from "vitest"
import { createEndedSessions } from "#app/session/ended-sessions.server"
import { createUpstream } from "#app/upstream/upstream.server"
import { formAnswering } from "../../../tests/support/answering-upstream"
import { sendNewPassword } from "./change-password.server"
import { hearingReferee } from "../../../tests/support/hearing-referee"

const passwords = { oldPassword: "Sets-and-functions-7", newPassword: "New-sets-and-rings-8" }
const renewed = { message: "Changed.", token: "n3w", expiration: "2126-03-01T11:00:00Z" }

beforeEach(() => {
  for (const level of ["error", "warn"] as const) vi.spyOn(console, level).mockReturnValue()
})

interface Given {
  readonly replies: readonly (Response | Error)[]
  readonly isRenewing?: boolean
  readonly endOthers?: () => Promise<void>
}

/** What comes of a change, the bodies that the upstream gets, and what the referee hears. */
async function changed({ replies, isRenewing = true, endOthers }: Given) {
  const { upstream, asked } = await formAnswering(...replies)
  const { session } = upstream
  const { mark: before, person } = session
  const { heard, refereeOf } = hearingReferee(() => endOthers?.())
  const outcome = await sendNewPassword(
    {
      session,
      upstream: createUpstream(upstream),
      endedSessions: createEndedSessions({ refereeOf, session }),
    },
    passwords,
    { formKey: "the-key-of-one-form", isRenewing },
  ).catch((error: unknown) => error)
  const bodies = await Promise.all(asked.map((request) => request.json()))
  return { outcome, bodies, heard, before, person, session }
}

it("asks for a new token, takes it, and ends all sessions but the renewed one", async () => {
  const { outcome, bodies, heard, before, session } = await changed({
    replies: [Response.json(renewed)],
  })
  expect(outcome).toMatchObject({ answer: { status: 200 }, isOverElsewhere: true })
  expect(bodies).toEqual([{ ...passwords, renew: true }])
  expect(session.token).toBe("n3w")
  expect(session.mark?.id).not.toBe(before?.id)
  expect(heard).toMatchObject([
    { person: "7", operation: { type: "endOtherSessions", id: session.mark?.id } },
  ])
})

it.each(["", "Changed.", { message: "Changed." }])(
  "sends the fields of the specification only to an upstream that renews nothing, whose reply is %j",
  async (reply) => {
    const { outcome, bodies, heard, before, session } = await changed({
      replies: [reply === "" ? new Response() : Response.json(reply)],
      isRenewing: false,
    })
    expect(outcome).toMatchObject({ answer: { status: 200 }, isOverElsewhere: false })
    expect(bodies).toEqual([passwords])
    expect(session.token).toBe("t0ken")
    expect(session.mark?.id).not.toBe(before?.id)
    expect(heard[0]?.operation).toMatchObject({ id: session.mark?.id })
  },
)

it.each([
  ["the referee fails", renewed, () => Promise.reject(new Error("down"))],
  ["the reply has no token", { message: "Changed." }, undefined],
])("does not say that other sessions are over where %s", async (_, reply, endOthers) => {
  const { outcome } = await changed({
    replies: [Response.json(reply)],
    ...(endOthers && { endOthers }),
  })
  expect(outcome).toMatchObject({ answer: { status: 200 }, isOverElsewhere: false })
})

it("ends every session after a lost reply to a change that took effect", async () => {
  const { outcome, bodies, heard, session } = await changed({
    replies: [new Error("lost"), new Response(null, { status: 401 })],
  })
  expect(outcome).toBe("session-over")
  expect(bodies).toHaveLength(2)
  expect(session.ended?.id).toBe("7")
  expect(heard).toMatchObject([{ person: "7", operation: { type: "endOtherSessions", id: "" } }])
})

it("changes the password in a second call where the first did not arrive", async () => {
  const { outcome, session } = await changed({
    replies: [new Error("lost"), Response.json(renewed)],
  })
  expect(outcome).toMatchObject({ isOverElsewhere: true })
  expect(session.token).toBe("n3w")
})

it("ends only this session where its token is not valid any more", async () => {
  const { outcome, heard, session } = await changed({
    replies: [new Response(null, { status: 401 })],
  })
  expect([outcome, session.ended?.id, heard]).toEqual(["session-over", "7", []])
})

it.each([
  ["one that renews", true, 2],
  ["one that does not", false, 1],
])("keeps the session where the upstream, %s, does not answer", async (_, isRenewing, calls) => {
  const { outcome, bodies, heard, session } = await changed({ replies: [], isRenewing })
  expect(outcome).toMatchObject({ status: 503 })
  expect([bodies.length, heard, session.token]).toEqual([calls, [], "t0ken"])
})
