import { inject } from "vitest"
import { faultyUpstreamAt } from "./faulty-upstream"

/** The product whose upstream can be made to fail; a test that makes it fail heals it afterwards. */
export const site = inject("siteOnFaultyUpstream")
export const api = inject("faultyUpstream")
export const faultyUpstream = faultyUpstreamAt(api)
