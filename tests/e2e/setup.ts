import { createServer } from "node:http"
import { hashQuickly } from "../support/quick-hashes.mjs"
import { prepareRun, startApi, startProduct } from "../support/servers.mjs"

/** Starts the product for the browsers; the specs read its address from the environment. */
export default async function setup() {
  hashQuickly()
  const { states, secrets } = await prepareRun()
  const state = states.newState()
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

/** An empty page at another origin and another site than 127.0.0.1. */
async function startOtherOrigin() {
  const server = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8")
    response.end('<!doctype html><link rel="icon" href="data:,"><title>Elsewhere</title>')
  })
  await new Promise<void>((settle) => server.listen(0, "localhost", settle))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The server has no port.")
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((settle) => server.close(settle))
  }
  return { url: `http://localhost:${address.port}`, stop }
}
