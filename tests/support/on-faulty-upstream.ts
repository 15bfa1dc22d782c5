import { inject } from "vitest"
import { faultyUpstreamAt } from "./faulty-upstream"
import { startForOnce } from "./servers.mjs"

/** The product whose upstream can be made to fail; a test that makes it fail heals it afterwards. */
export const site = inject("siteOnFaultyUpstream")
export const api = inject("faultyUpstream")
export const faultyUpstream = faultyUpstreamAt(api)

/** One of a file's own, with other limits of the upstream than the shared one. */
export const startWithLimits = (limits: Readonly<Record<string, number>> = {}) =>
  startForOnce({
    API_URL: api,
    SESSION_SECRETS: inject("sessionSecrets"),
    UPSTREAM_LIMITS: JSON.stringify(limits),
  })
