import { join } from "node:path"
import { expect, test } from "vitest"
import { unstable_readConfig as readConfig } from "wrangler"
import { ofLaunch } from "./own-commands.mjs"
import { root, workers } from "./paths.mjs"
import { runProgram } from "./program.mjs"

test.each(Object.entries(workers))(
  "wrangler alone neither serves nor deploys %s: its build is refused",
  (_, { config }) => {
    expect(readConfig({ config }).build.command).toBe("node scripts/refuse-wrangler.mjs")
  },
)

/** Runs the build command. */
const build = (env: NodeJS.ProcessEnv) =>
  runProgram(process.execPath, [join(root, "scripts", "refuse-wrangler.mjs")], { env })

test("only a script of ours passes", async () => {
  const { TAHADDI_LAUNCH: _, ...env } = process.env
  expect(await build({ ...env, ...ofLaunch })).toEqual({ code: 0, said: "" })
  expect(await build(env)).toEqual({ code: 1, said: expect.stringContaining("npm run deploy") })
})
