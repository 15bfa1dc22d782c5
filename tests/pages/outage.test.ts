import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest"
import { signedIn } from "../support/people"
import { startProduct } from "../support/servers.mjs"
import { standInAt } from "../support/upstream-stand-in.mjs"
import { Visitor } from "../support/visitor"
import { say } from "../support/words"

const standIn = standInAt(inject("standIn"))
const state = mkdtempSync(join(tmpdir(), "tahaddi-outage-"))

let product: Awaited<ReturnType<typeof startProduct>>
let layla: Visitor
beforeAll(async () => {
  // With the default deadlines: this test counts calls.
  product = await startProduct(state, {
    API_URL: inject("standIn"),
    SESSION_SECRETS: inject("sessionSecrets"),
  })
  layla = (await signedIn(inject("siteOnStandIn"), "layla")).on(product.url)
}, 60_000)
afterEach(() => standIn.heal())
afterAll(async () => {
  await product.stop()
  rmSync(state, { recursive: true, force: true, maxRetries: 5 })
})

const views = 80

test.each(["drop", "reset-body", 500, 503] as const)(
  "an outage (%s) costs at most 1.1 calls a page view, is shown on each, and ends when the upstream recovers",
  async (fault) => {
    const nobody = new Visitor(product.url)
    await standIn.spoil("", fault)
    for (let view = 0; view < views; view += 2)
      for (const page of [await layla.open("/top-10"), await nobody.open("/signup")]) {
        expect(page.status).toBe(503)
        expect(page.headers.get("Retry-After")).toMatch(/^\d+$/)
        expect(page.text).toContain(say("en", "error.unavailable.title"))
      }
    expect((await standIn.calls()).length / views).toBeLessThanOrEqual(1.1)

    await standIn.heal()
    let tries = 0
    while ((await layla.open("/top-10")).status !== 200) expect((tries += 1)).toBeLessThan(10_000)
    await standIn.heal()
    for (let view = 0; view < 5; view += 1) {
      expect((await layla.open("/top-10")).status).toBe(200)
      expect((await nobody.open("/signup")).status).toBe(200)
    }
    expect((await standIn.calls()).length).toBe(15)
  },
  60_000,
)
