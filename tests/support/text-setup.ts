import type { TestProject } from "vitest/node"
import { prepareStates, startProduct } from "./servers.mjs"

export default async function setup(project: TestProject) {
  const states = await prepareStates()
  const product = await startProduct(states.newState())
  project.provide("site", product.url)
  return async () => {
    await product.stop()
    states.remove()
  }
}
