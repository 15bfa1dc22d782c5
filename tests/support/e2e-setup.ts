import { hashQuickly } from "./quick-hashes.mjs"
import { randomSecrets } from "../../scripts/launch/secrets.mjs"
import { startOtherOrigin } from "./other-origin.mjs"
import { prepareStates, provideToSessions, startApi, startProduct } from "./servers.mjs"

/** Starts the product for the browsers; the specs read its address from the environment. */
export default async function setup() {
  hashQuickly()
  const states = await prepareStates()
  const state = states.newState()
  const secrets = randomSecrets()
  provideToSessions(secrets, states)
  const product = await startProduct(state, secrets)
  process.env["TAHADDI_SITE"] = product.url
  process.env["TAHADDI_STATE"] = state
  const otherOrigin = await startOtherOrigin()
  process.env["TAHADDI_OTHER_ORIGIN"] = otherOrigin.url
  const api = await startApi(states.newState(), { ALLOWED_ORIGINS: otherOrigin.url })
  process.env["TAHADDI_API"] = api.url
  return async () => {
    await Promise.all([product.stop(), api.stop(), otherOrigin.stop()])
    states.remove()
  }
}
