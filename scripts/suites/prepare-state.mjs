import { hashQuickly } from "../../tests/support/quick-hashes.mjs"
import { prepareTemplate } from "../../tests/support/servers.mjs"
import { runCommand } from "../launch/failure.mjs"

/** Prepares the seeded database that the suites with servers copy, in the folder of this run. */
await runCommand(async () => {
  hashQuickly()
  const folder = process.env["TAHADDI_TEMPLATE"]
  if (folder) await prepareTemplate(folder)
})
