import { createServer } from "node:http"

/**
 * An empty page at another origin and another site than 127.0.0.1.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startOtherOrigin() {
  const server = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8")
    response.end('<!doctype html><link rel="icon" href="data:,"><title>Elsewhere</title>')
  })
  await new Promise((settle) => server.listen(0, "localhost", () => settle(undefined)))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The server has no port.")
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((settle) => server.close(settle))
  }
  return { url: `http://localhost:${address.port}`, stop }
}
