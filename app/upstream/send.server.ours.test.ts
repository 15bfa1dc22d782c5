import { beforeEach, describe, expect, it, vi } from "vitest"
import { answerHints } from "#contract/games/five-hints"
import type { OurCall } from "#contract/our-calls"
import { progress, versions } from "#contract"
import { formAnswering, upstreamAnswering } from "../../tests/support/answering-upstream"
import { capabilitiesOf } from "../../tests/support/capabilities"
import { CallMissing, orMissing } from "./errors.server"
import { send } from "./send.server"

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}))

/** What comes of reading the record and of a form, and how many calls the upstream got for each. */
async function tried(listed: readonly OurCall[] | null) {
  const capabilities = capabilitiesOf(listed)
  const page = await upstreamAnswering(new Response(null, { status: 400 }))
  const form = await formAnswering(new Response(null, { status: 404 }))
  const parts = { params: { questionId: "7" }, body: { reason: "" } }
  const read = await orMissing(send({ ...page.upstream, capabilities }, progress.record, {}))
  const sent = await orMissing(
    send({ ...form.upstream, capabilities }, versions.requestRetirement, parts),
  )
  return {
    read: read?.status,
    sent: sent?.status,
    calls: [page.asked.length, form.asked.length],
  }
}

describe("a call of ours", () => {
  it("is made to an upstream that lists it", async () => {
    expect(await tried(["record", "retire"])).toEqual({ read: 400, sent: 404, calls: [1, 1] })
  })

  it("is not made to an upstream that lacks it, and is a 404 for a page made of it", async () => {
    expect(await tried([])).toEqual({ read: undefined, sent: undefined, calls: [0, 0] })
    expect(new CallMissing().status).toBe(404)
  })

  it("waits while the upstream does not say, unless a person has sent a form", async () => {
    expect(await tried(null)).toEqual({ read: undefined, sent: 404, calls: [0, 1] })
  })
})

it.each([
  [["figures"] as const, { hintsShown: 2 }],
  [[], {}],
])("an upstream with %j gets of our fields %j", async (listed, ours) => {
  const { upstream, asked } = await formAnswering(Response.json(true))
  const body = { answer: "Nile", correctanswer: "Nile", hints: "" }
  const capabilities = capabilitiesOf(listed)
  await send({ ...upstream, capabilities }, answerHints, { body: { ...body, hintsShown: 2 } })
  expect(await asked[0]?.json()).toEqual({ ...body, ...ours })
})
