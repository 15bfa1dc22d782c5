import { createServer } from "node:net"
import { Failure } from "./failure.mjs"

export const sitePort = 8787

/**
 * The port from `PORT`, checked to be valid and free.
 * @param {number} otherwise
 */
export async function portToUse(otherwise) {
  const asked = process.env["PORT"]
  const port = asked ? Number(asked) : otherwise
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Failure(`PORT must be a number from 1 to 65535, not "${asked}".`)
  }
  if (!(await isFree(port))) {
    throw new Failure(`Port ${port} is in use: stop what runs there, or set PORT to another one.`)
  }
  return port
}

/** @param {number} port */
export async function isFree(port) {
  const hosts = ["127.0.0.1", "::1"]
  for (const host of hosts) if ((await probe(port, host)) === "EADDRINUSE") return false
  return true
}

/**
 * Listens for a moment. A host that this machine does not have counts as free.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string>} the code of the error, "" if there was none
 */
function probe(port, host) {
  return new Promise((settle) => {
    const server = createServer()
    server.once("error", (error) => settle("code" in error ? String(error.code) : ""))
    server.listen({ port, host, exclusive: true }, () => server.close(() => settle("")))
  })
}
