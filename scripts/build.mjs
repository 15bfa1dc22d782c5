import { buildProduct } from "./launch/bundle.mjs"
import { runCommand } from "./launch/failure.mjs"
import { checkEnvironment } from "./launch/node-version.mjs"

await runCommand(async () => {
  checkEnvironment()
  await buildProduct()
})
