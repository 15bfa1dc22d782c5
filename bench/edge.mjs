import { createServer, request } from "node:http"
import { brotliCompressSync, constants } from "node:zlib"

const asFile = "x-as-file"
const packed = /^text\/|javascript|json|svg|x-script|manifest/

/**
 * A server in front of a site that packs replies as Cloudflare's edge does, in brotli 4, and keeps files of the site. A
 * request with the header `asFile` gets the page's HTML without scripts, from memory.
 * @param {string} site
 */
export async function startEdge(site) {
  /** @type {Map<string, import("node:http").IncomingMessage & { body?: Buffer }>} */
  const files = new Map()
  const server = createServer((asked, reply) => {
    const isAsset = asked.url?.startsWith("/assets/") ?? false
    const isFile = isAsset || asked.headers[asFile] === "1"
    const { referer, cookie } = asked.headers
    const key = JSON.stringify([
      asked.url,
      asked.headers[asFile],
      Boolean(referer),
      isAsset ? "" : cookie,
    ])
    const known = isFile ? files.get(key) : undefined
    if (known) return answer(asked, known, reply)
    const { hostname, port } = new URL(site)
    const { [asFile]: _, ...headers } = asked.headers
    const { url, method } = asked
    const options = {
      hostname,
      port,
      path: url,
      method,
      // A connection of its own: the site closes idle ones.
      agent: false,
      headers: { ...headers, "accept-encoding": "identity" },
    }
    const sent = request(options, async (heard) => {
      /** @type {Buffer[]} */
      const chunks = []
      for await (const chunk of heard) chunks.push(chunk)
      const whole = Buffer.concat(chunks)
      const isPage =
        asked.headers[asFile] === "1" && /html/.test(heard.headers["content-type"] ?? "")
      const body = isPage ? Buffer.from(withoutScripts(whole.toString())) : whole
      const kept = Object.assign(heard, { body })
      if (isFile && heard.statusCode === 200) files.set(key, kept)
      answer(asked, kept, reply)
    })
    asked.pipe(sent)
  })
  await new Promise((settle) => server.listen(0, "127.0.0.1", () => settle(null)))
  const address = server.address()
  const port = typeof address === "object" ? address?.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    asFile,
    stop: () => {
      server.closeAllConnections()
      return new Promise((settle) => server.close(settle))
    },
  }
}

/**
 * @param {import("node:http").IncomingMessage} asked
 * @param {import("node:http").IncomingMessage & { body?: Buffer }} kept
 * @param {import("node:http").ServerResponse} reply
 */
function answer(asked, { statusCode = 200, headers, body = Buffer.alloc(0) }, reply) {
  const { "transfer-encoding": _, "content-length": __, ...rest } = headers
  const isPacked =
    body.length > 0 &&
    packed.test(headers["content-type"] ?? "") &&
    /\bbr\b/.test(String(asked.headers["accept-encoding"]))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
  const sent = isPacked ? brotliCompressSync(body, { params }) : body
  const encoding = isPacked ? { "content-encoding": "br" } : {}
  reply.writeHead(statusCode, { ...rest, ...encoding, "content-length": sent.length })
  reply.end(sent)
}

/** @param {string} html */
const withoutScripts = (html) =>
  html.replace(/<script\b[^>]*>.*?<\/script>|<link rel="(?:modulepreload|preload)"[^>]*>/gs, "")
