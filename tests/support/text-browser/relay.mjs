import { createServer, request } from "node:http"

/**
 * A proxy between w3m and the local Workers, in the role that Cloudflare has in production: the Workers answer
 * with chunked HTTP/1.1, but w3m uses HTTP/1.0, and it sends Secure cookies over https only.
 * @param {string} site
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function startRelay(site) {
  const { host, hostname, port } = new URL(site)
  const server = createServer((asked, answer) => {
    const { method, url: path } = asked
    const headers = { ...asked.headers, host, "accept-encoding": "identity" }
    const passed = request({ hostname, port, method, path, headers }, (real) => {
      const { "transfer-encoding": _, "set-cookie": cookies = [], ...kept } = real.headers
      const plain = cookies.map((cookie) => cookie.replace(/; Secure/i, ""))
      answer.writeHead(real.statusCode ?? 502, { ...kept, "set-cookie": plain })
      real.pipe(answer)
    })
    passed.on("error", () => answer.writeHead(502).end())
    asked.pipe(passed)
  })
  await new Promise((settle) => server.listen(0, "127.0.0.1", () => settle(undefined)))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The relay has no port.")
  return { url: `http://127.0.0.1:${address.port}`, stop: () => void server.close() }
}
