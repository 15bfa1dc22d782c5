import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { forgetful, startProduct } from "../support/servers.mjs"
import { standInAt, startStandIn } from "../support/upstream-stand-in.mjs"
import { test as base } from "./fixtures"

interface Failing {
  readonly site: string
  readonly standIn: ReturnType<typeof standInAt>
}

/** The product on the worker's own upstream, which can be told to fail. */
export const test = base.extend<
  { readonly standIn: Failing["standIn"] },
  { readonly failing: Failing }
>({
  failing: [
    async ({ playwright: _ }, use) => {
      const state = mkdtempSync(join(tmpdir(), "tahaddi-failing-"))
      const standIn = await startStandIn(process.env["TAHADDI_API"] ?? "")
      // The secrets of the run, so that the tests' sessions are valid in this product too.
      const secrets = { SESSION_SECRETS: process.env["TAHADDI_SECRETS"] ?? "" }
      const product = await startProduct(state, { API_URL: standIn.url, ...secrets, ...forgetful })
      await use({ site: product.url, standIn: standInAt(standIn.url) })
      await Promise.all([product.stop(), standIn.stop()])
      rmSync(state, { recursive: true, force: true, maxRetries: 5 })
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ failing }, use) => use(failing.site),
  standIn: async ({ failing }, use) => {
    await use(failing.standIn)
    await failing.standIn.heal()
  },
})

export { expect } from "./fixtures"
