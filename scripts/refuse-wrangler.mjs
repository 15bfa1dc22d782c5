import { isOfLaunch, refusal } from "./launch/own-commands.mjs"

/** The build command of every wrangler.toml: wrangler runs it before it serves or deploys a Worker. */
if (!isOfLaunch()) {
  console.error(refusal)
  process.exitCode = 1
}
