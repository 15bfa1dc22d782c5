import { afterEach, describe, expect, inject, test } from "vitest"
import { faultyUpstream } from "../support/on-faulty-upstream"

afterEach(() => faultyUpstream.heal())

describe("/healthz", () => {
  test.each(["site", "siteOnFaultyUpstream"] as const)("replies 200 on %s", async (site) => {
    const answer = await fetch(`${inject(site)}/healthz`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get("Cache-Control")).toBe("no-store")
    expect(await answer.json()).toMatchObject({ status: "ok" })
  })

  test.each([500, 503, "drop", "nonsense"] as const)("replies 503 on %s", async (fault) => {
    await faultyUpstream.spoil("", fault)
    const answer = await fetch(`${inject("siteOnFaultyUpstream")}/healthz`)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ upstream: expect.not.stringMatching(/^ok$/) })
  })

  test("calls the upstream without a session and reveals nothing", async () => {
    const answer = await fetch(`${inject("siteOnFaultyUpstream")}/healthz`)
    const { status, upstream, ...rest } = await readObject(answer)
    expect({ status, upstream, rest }).toEqual({ status: "ok", upstream: "ok", rest: {} })
    expect((await faultyUpstream.calls()).every(({ authorization }) => authorization === "")).toBe(
      true,
    )
  })
})

async function readObject(answer: Response): Promise<Record<string, unknown>> {
  return await answer.json()
}
