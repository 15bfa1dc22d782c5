import { randomSecrets } from "../../scripts/launch/secrets.mjs"
import { prepareStates, startApi, startProduct } from "./servers.mjs"

/** Starts what the browsers visit; the specs read its address from the environment. */
export default async function setup() {
  const states = await prepareStates()
  const state = states.newState()
  const secrets = randomSecrets()
  const product = await startProduct(state, secrets)
  process.env["TAHADDI_SITE"] = product.url
  process.env["TAHADDI_STATE"] = state
  process.env["TAHADDI_SECRETS"] = secrets["SESSION_SECRETS"]
  const api = await startApi(states.newState())
  process.env["TAHADDI_API"] = api.url
  return async () => {
    await Promise.all([product.stop(), api.stop()])
    states.remove()
  }
}
