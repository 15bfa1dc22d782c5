import type { TestProject } from "vitest/node"
import { buildPages } from "../../scripts/launch/build.mjs"
import { randomSecrets } from "../../scripts/launch/secrets.mjs"
import { forgetful, prepareStates, provideToSessions, startApi, startProduct } from "./servers.mjs"
import { openLog } from "./suite-log"
import { startStandIn } from "./upstream-stand-in.mjs"

declare module "vitest" {
  interface ProvidedContext {
    /** The product in its normal configuration. */
    site: string
    /** The state of the product, which contains the mails that it sent. */
    siteState: string
    /** The product with the faulty upstream. */
    siteOnStandIn: string
    standIn: string
    /**
     * The reference API behind the faulty upstream, and the cookie secrets of the product on it.
     */
    api: string
    sessionSecrets: string
    /** A file with every log line of the Workers. */
    log: string
  }
}

/** Starts what the pages suite uses: built Workers on free ports with their own state. */
export default async function setup(project: TestProject) {
  const log = openLog()
  const states = await prepareStates()
  await buildPages()
  const api = await startApi(states.newState())
  const standIn = await startStandIn(api.url)
  const siteState = states.newState()
  const secrets = randomSecrets()
  provideToSessions(secrets, states)
  const [product, onStandIn] = await Promise.all([
    startProduct(siteState, secrets),
    startProduct(states.newState(), { ...secrets, ...forgetful, API_URL: standIn.url }),
  ])
  project.provide("sessionSecrets", secrets["SESSION_SECRETS"] ?? "")
  project.provide("site", product.url)
  project.provide("siteState", siteState)
  project.provide("siteOnStandIn", onStandIn.url)
  project.provide("standIn", standIn.url)
  project.provide("api", api.url)
  project.provide("log", log.file)
  return async () => {
    await Promise.all([product, onStandIn, standIn, api].map((server) => server.stop()))
    states.remove()
    log.check()
  }
}
