import { buildProduct } from "./launch/bundle.mjs"
import { runCommand } from "./launch/failure.mjs"
import { checkGround } from "./launch/node-version.mjs"

await runCommand(async () => {
  checkGround()
  await buildProduct()
})
