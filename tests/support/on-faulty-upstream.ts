import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inject } from "vitest"
import { faultyUpstreamAt } from "./faulty-upstream"
import { startProduct } from "./servers.mjs"

/** The product whose upstream can be made to fail; a test that makes it fail heals it afterwards. */
export const site = inject("siteOnFaultyUpstream")
export const api = inject("faultyUpstream")
export const faultyUpstream = faultyUpstreamAt(api)

/** One of a file's own, with other limits of the upstream than the shared one. */
export async function startOnFaultyUpstream(limits: Readonly<Record<string, number>> = {}) {
  const state = mkdtempSync(join(tmpdir(), "tahaddi-faults-"))
  const { url, stop } = await startProduct(state, {
    API_URL: api,
    SESSION_SECRETS: inject("sessionSecrets"),
    UPSTREAM_LIMITS: JSON.stringify(limits),
  })
  return {
    url,
    async stop() {
      await stop()
      rmSync(state, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
