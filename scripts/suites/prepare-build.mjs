import { buildProduct } from "../launch/bundle.mjs"
import { runCommand } from "../launch/failure.mjs"

await runCommand(buildProduct)
