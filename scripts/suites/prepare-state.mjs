import { hashQuickly } from "../../tests/support/quick-hashes.mjs"
import { prepareTemplate } from "../../tests/support/servers.mjs"
import { runCommand } from "../launch/failure.mjs"

/** The seeded database that the suites on servers copy, in the folder that the run has for it. */
await runCommand(async () => {
  hashQuickly()
  const folder = process.env["TAHADDI_TEMPLATE"]
  if (folder) await prepareTemplate(folder)
})
