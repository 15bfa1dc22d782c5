import type { TestProject } from "vitest/node"
import { buildPages } from "../../scripts/launch/build.mjs"
import { prepareStates, startApi, startProduct } from "./servers.mjs"
import { startStandIn } from "./upstream-stand-in.mjs"

declare module "vitest" {
  interface ProvidedContext {
    /** The product as it stands. */
    site: string
    /** The state of the product, which holds the mails it sent. */
    siteState: string
    /** The product on an upstream that can be told to fail, see `standInAt`. */
    siteOnStandIn: string
    standIn: string
  }
}

/** Starts what the pages suite visits: built Workers on free ports with state of their own. */
export default async function setup(project: TestProject) {
  const states = await prepareStates()
  await buildPages()
  const api = await startApi(states.newState())
  const standIn = await startStandIn(api.url)
  const siteState = states.newState()
  const [product, onStandIn] = await Promise.all([
    startProduct(siteState),
    startProduct(states.newState(), { API_URL: standIn.url }),
  ])
  project.provide("site", product.url)
  project.provide("siteState", siteState)
  project.provide("siteOnStandIn", onStandIn.url)
  project.provide("standIn", standIn.url)
  return async () => {
    await Promise.all([product, onStandIn, standIn, api].map((server) => server.stop()))
    states.remove()
  }
}
