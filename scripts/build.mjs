import { buildPages } from "./launch/build.mjs"
import { runCommand } from "./launch/failure.mjs"
import { checkGround } from "./launch/node-version.mjs"

await runCommand(async () => {
  checkGround()
  await buildPages()
})
