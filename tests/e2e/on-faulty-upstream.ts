import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { faultyUpstreamAt, startFaultyUpstream } from "../support/faulty-upstream"

/** The product with its own upstream, which can be made to fail. */
export async function startOnFaultyUpstream() {
  // Imported here, because wrangler takes seconds to load and most workers start no product.
  const { forgetful, startProduct } = await import("../support/servers.mjs")
  const state = mkdtempSync(join(tmpdir(), "tahaddi-failing-"))
  const upstream = await startFaultyUpstream(process.env["TAHADDI_API"] ?? "")
  const product = await startProduct(state, {
    API_URL: upstream.url,
    // The secrets of the run make the tests' sessions valid in this product too.
    SESSION_SECRETS: process.env["TAHADDI_SECRETS"] ?? "",
    ...forgetful,
  })
  return {
    site: product.url,
    faultyUpstream: faultyUpstreamAt(upstream.url),
    async stop() {
      await Promise.all([product.stop(), upstream.stop()])
      rmSync(state, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
