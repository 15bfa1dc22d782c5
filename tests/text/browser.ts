import { createServer, request } from "node:http"
import { expect } from "vitest"
import { openW3m } from "./w3m.mjs"

/**
 * A proxy between w3m and the local Workers, in the role that Cloudflare has in production: the Workers answer
 * with chunked HTTP/1.1, but w3m uses HTTP/1.0, and it sends Secure cookies over https only.
 */
async function startRelay(site: string) {
  const { host, hostname, port } = new URL(site)
  const server = createServer((asked, answer) => {
    const { method, url: path } = asked
    const headers = { ...asked.headers, host, "accept-encoding": "identity" }
    // A connection that is kept may be closed by the Workers while it is used again.
    const where = { hostname, port, method, path, headers, agent: false }
    const passed = request(where, (real) => {
      const { "transfer-encoding": _, "set-cookie": cookies = [], ...kept } = real.headers
      const plain = cookies.map((cookie) => cookie.replace(/; Secure/i, ""))
      answer.writeHead(real.statusCode ?? 502, { ...kept, "set-cookie": plain })
      real.pipe(answer)
    })
    passed.on("error", () => answer.writeHead(502).end())
    asked.pipe(passed)
  })
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The relay has no port.")
  return { url: `http://127.0.0.1:${address.port}`, stop: () => void server.close() }
}

export async function openBrowser(site: string, path: string) {
  const relay = await startRelay(site)
  const w3m = openW3m(`${relay.url}${path}`)
  return {
    ...w3m,
    /** Waits for the page, which must contain the sentence, and returns its text. */
    async seen(sentence: string): Promise<string> {
      const page = squeezed(await w3m.read())
      expect(page).toContain(squeezed(sentence))
      return page
    },
    close() {
      w3m.close()
      relay.stop()
    },
  }
}

/** Without white space, because w3m wraps lines at the width of the screen, and without direction marks. */
export const squeezed = (text: string) => text.replace(/[\s\u2066-\u2069]/g, "")
