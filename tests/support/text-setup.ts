import type { TestProject } from "vitest/node"
import { prepareRun, startProduct } from "./servers.mjs"

export default async function setup(project: TestProject) {
  const { states, secrets } = await prepareRun()
  const product = await startProduct(states.newState(), secrets)
  project.provide("site", product.url)
  return async () => {
    await product.stop()
    states.remove()
  }
}
