import { faultyUpstreamAt, startFaultyUpstream } from "../support/faulty-upstream"

/** The product with its own upstream, which can be made to fail. */
export async function startOnFaultyUpstream() {
  // Imported here, because wrangler takes seconds to load and most workers start no product.
  const { forgetful, startForOnce } = await import("../support/servers.mjs")
  const upstream = await startFaultyUpstream(process.env["TAHADDI_API"] ?? "")
  const product = await startForOnce({
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
    },
  }
}
