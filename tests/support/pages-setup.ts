import type { TestProject } from "vitest/node"
import { buildPages } from "../../scripts/launch/build.mjs"
import { hashQuickly } from "./quick-hashes.mjs"
import { randomSecrets } from "../../scripts/launch/secrets.mjs"
import { forgetful, prepareStates, provideToSessions, startApi, startProduct } from "./servers.mjs"
import { openLog } from "./suite-log"
import { startFaultyUpstream } from "./faulty-upstream.mjs"

declare module "vitest" {
  interface ProvidedContext {
    /** The product as it stands. */
    site: string
    /** The state of the product, which holds the mails it sent. */
    siteState: string
    /** The product on an upstream that can be told to fail, see `faultyUpstreamAt`. */
    siteOnFaultyUpstream: string
    faultyUpstream: string
    /** The reference API that the faulty upstream passes calls on to, and what signs the cookies of the product on it. */
    api: string
    sessionSecrets: string
    /** A file of all that the Workers log, a line each. */
    log: string
  }
}

/** Starts what the pages suite visits: built Workers on free ports with state of their own. */
export default async function setup(project: TestProject) {
  const log = openLog()
  hashQuickly()
  const states = await prepareStates()
  await buildPages()
  const api = await startApi(states.newState())
  const faultyUpstream = await startFaultyUpstream(api.url)
  const siteState = states.newState()
  const secrets = randomSecrets()
  provideToSessions(secrets, states)
  const [product, onFaultyUpstream] = await Promise.all([
    startProduct(siteState, secrets),
    startProduct(states.newState(), { ...secrets, ...forgetful, API_URL: faultyUpstream.url }),
  ])
  project.provide("sessionSecrets", secrets["SESSION_SECRETS"] ?? "")
  project.provide("site", product.url)
  project.provide("siteState", siteState)
  project.provide("siteOnFaultyUpstream", onFaultyUpstream.url)
  project.provide("faultyUpstream", faultyUpstream.url)
  project.provide("api", api.url)
  project.provide("log", log.file)
  return async () => {
    await Promise.all(
      [product, onFaultyUpstream, faultyUpstream, api].map((server) => server.stop()),
    )
    states.remove()
    log.check()
  }
}
