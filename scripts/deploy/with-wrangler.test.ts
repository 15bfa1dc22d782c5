import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { all, answers, own, toolsFor } from "./fake/deploying"
import { bareAccount } from "./fake/account.mjs"
import { startFakeCloudflare } from "./fake/cloudflare.mjs"
import { workers } from "../launch/paths.mjs"
import { wranglerOutcome } from "../launch/wrangler.mjs"
import { readOptions } from "./answers.mjs"
import { readBundle } from "./bundles.mjs"
import { neededResources } from "./configs.mjs"
import { runDeploy } from "./run-deploy.mjs"

/** The installed wrangler against a fake server that answers Cloudflare's calls. */
test("wrangler creates, migrates and uploads what an empty account lacks", async () => {
  const account = bareAccount()
  const cloudflare = await startFakeCloudflare(account)
  const committed = tomls()
  const tools = toolsWithWrangler(own("wrangler"), cloudflare.env)
  try {
    expect(await runDeploy(tools, readOptions([]))).toBe(answers.APP_URL)
  } finally {
    cloudflare.stop()
  }
  expect(account.uploads).toEqual(all)
  expect(account.migrations).toContain("0001_curriculum.sql")
  expect([...account.databases.values()]).toEqual([expect.objectContaining({ place: "eu" })])
  expect([...account.buckets]).toEqual([["tahaddi-images", "eu"]])
  expect(account.secrets["SESSION_SECRETS"]).toMatch(/^[\w-]{43}$/)
  expect(account.schedules.map((text) => JSON.parse(text))).toEqual([[{ cron: "*/5 14-16 * * *" }]])
  const bound = account.workers.get("tahaddi-api")?.["bindings"]
  expect(bound).toContainEqual(expect.objectContaining({ type: "r2_bucket", jurisdiction: "eu" }))
  expect(account.workers.get("tahaddi")?.["parts"]).toEqual(["metadata", "app.js", "app.js.map"])
  expect(tomls()).toEqual(committed)
}, 120_000)

const tomls = () => Object.values(workers).map(({ config }) => readFileSync(config, "utf8"))

function toolsWithWrangler(place: string, env: Record<string, string>) {
  const tools = toolsFor(bareAccount(), place, answers)
  // A folder of its own: wrangler uploads every file below the bundle's folder as a module.
  const assets = own("client")
  writeFileSync(join(place, "app.js"), "export default 1\n//# sourceMappingURL=app.js.map")
  writeFileSync(
    join(place, "app.js.map"),
    JSON.stringify({ version: 3, sources: [], mappings: "" }),
  )
  return {
    ...tools,
    needed: neededResources,
    bundle: async () => {
      const bundles = await tools.bundle()
      return { ...bundles, app: readBundle(join(place, "app.js"), assets) }
    },
    wrangler: (args: readonly string[], account?: string) =>
      wranglerOutcome(args, join(place, "state"), {
        ...env,
        ...(account && { CLOUDFLARE_ACCOUNT_ID: account }),
      }),
  }
}
