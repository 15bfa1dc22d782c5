import type { TestProject } from "vitest/node"
import { randomSecrets } from "../../scripts/launch/secrets.mjs"
import { prepareStates, provideToSessions, startProduct } from "./servers.mjs"

export default async function setup(project: TestProject) {
  const states = await prepareStates()
  const secrets = randomSecrets()
  provideToSessions(secrets, states)
  const product = await startProduct(states.newState(), secrets)
  project.provide("site", product.url)
  return async () => {
    await product.stop()
    states.remove()
  }
}
