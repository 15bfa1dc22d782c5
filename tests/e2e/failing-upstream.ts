import type { faultyUpstreamAt } from "../support/faulty-upstream"
import { test as base } from "./fixtures"

/** The product with the worker's own upstream, which can be made to fail. */
export const test = base.extend<{ readonly faultyUpstream: ReturnType<typeof faultyUpstreamAt> }>({
  baseURL: async ({ onFaultyUpstream }, use) => use(onFaultyUpstream.site),
  faultyUpstream: async ({ onFaultyUpstream }, use) => {
    await use(onFaultyUpstream.faultyUpstream)
    await onFaultyUpstream.faultyUpstream.heal()
  },
})

export { expect } from "./fixtures"
