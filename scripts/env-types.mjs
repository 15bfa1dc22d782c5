import { runCommand } from "./launch/failure.mjs"
import { writeEnvTypes } from "./launch/env-types.mjs"

/** Generates the types of all Workers' bindings: `npm run types:env`, after a change of a wrangler.toml. */
await runCommand(async () => {
  for (const path of await writeEnvTypes()) console.log(path)
})
