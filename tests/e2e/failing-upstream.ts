import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { forgetful, startProduct } from "../support/servers.mjs"
import { faultyUpstreamAt, startFaultyUpstream } from "../support/faulty-upstream.mjs"
import { test as base } from "./fixtures"

interface Failing {
  readonly site: string
  readonly faultyUpstream: ReturnType<typeof faultyUpstreamAt>
}

/** The product on the worker's own upstream, which can be told to fail. */
export const test = base.extend<
  { readonly faultyUpstream: Failing["faultyUpstream"] },
  { readonly failing: Failing }
>({
  failing: [
    async ({ playwright: _ }, use) => {
      const state = mkdtempSync(join(tmpdir(), "tahaddi-failing-"))
      const faultyUpstream = await startFaultyUpstream(process.env["TAHADDI_API"] ?? "")
      // The secrets of the run, so that the tests' sessions are valid in this product too.
      const secrets = { SESSION_SECRETS: process.env["TAHADDI_SECRETS"] ?? "" }
      const product = await startProduct(state, {
        API_URL: faultyUpstream.url,
        ...secrets,
        ...forgetful,
      })
      await use({ site: product.url, faultyUpstream: faultyUpstreamAt(faultyUpstream.url) })
      await Promise.all([product.stop(), faultyUpstream.stop()])
      rmSync(state, { recursive: true, force: true, maxRetries: 5 })
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ failing }, use) => use(failing.site),
  faultyUpstream: async ({ failing }, use) => {
    await use(failing.faultyUpstream)
    await failing.faultyUpstream.heal()
  },
})

export { expect } from "./fixtures"
