import { quickApi } from "../../tests/support/quick-hashes.mjs"
import { buildProduct, bundleWorkers } from "../launch/bundle.mjs"
import { runCommand } from "../launch/failure.mjs"
import { stateDir } from "../launch/paths.mjs"

await runCommand(async () => {
  await buildProduct()
  await bundleWorkers(["api"], stateDir(), quickApi())
})
