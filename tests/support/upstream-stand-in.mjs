import { createServer } from "node:http"

/**
 * How a call goes wrong: an answer with this status (503 comes as HTML), no answer at all, a
 * connection that breaks before the upstream has heard of the call or after it has done it, or an
 * answer that is not what the contract says.
 * @typedef {400 | 401 | 403 | 404 | 409 | 429 | 500 | 503 | "hang" | "drop" | "drop-after" | "nonsense"} Fault
 */

/**
 * `path`: part of it, in any case. `reply` is what to answer in place of a fault.
 * @typedef {{ path: string, fault?: Fault, times?: number, reply?: Reply }} Rule
 * @typedef {{ status: number, body: unknown }} Reply
 */
/** @typedef {{ method: string, path: string, authorization: string, language: string }} Call */

const control = "/stand-in"

/**
 * An upstream that passes everything on to the real one, but for the calls it was told to spoil.
 * @param {string} upstream
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startStandIn(upstream) {
  /** @type {Rule[]} */
  let rules = []
  /** @type {Call[]} */
  let calls = []
  const server = createServer(async (request, response) => {
    const body = await readAll(request)
    if (request.url === control) {
      if (request.method === "PUT") {
        rules = JSON.parse(body.toString())
        calls = []
      }
      response.end(JSON.stringify(calls))
      return
    }
    calls.push(describe(request))
    const rule = rules.find((each) => fits(each, request.url ?? ""))
    if (rule?.times !== undefined) rule.times -= 1
    if (rule?.reply) return say(rule.reply, response)
    await answer(rule?.fault, { upstream, request, body, response })
  })
  await new Promise((settle) => server.listen(0, "127.0.0.1", () => settle(undefined)))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The stand-in has no port.")
  return { url: `http://127.0.0.1:${address.port}`, stop: () => close(server) }
}

/**
 * Tells a stand-in, from another process, what to spoil and asks it what it heard.
 * @param {string} url
 */
export function standInAt(url) {
  const tell = (/** @type {readonly Rule[]} */ rules) =>
    fetch(url + control, { method: "PUT", body: JSON.stringify(rules) })
  return {
    /** @param {string} path @param {Fault} fault @param {number} [times] */
    spoil: async (path, fault, times) => void (await tell([{ path, fault, times }])),
    /** Answers for the upstream, in JSON. @param {string} path @param {Reply} reply */
    reply: async (path, reply) => void (await tell([{ path, reply }])),
    /** Forgets every rule and every call. */
    heal: async () => void (await tell([])),
    /** @returns {Promise<Call[]>} */
    calls: async () => (await fetch(url + control)).json(),
  }
}

/** @param {Rule} rule @param {string} url */
const fits = (rule, url) => rule.times !== 0 && url.toLowerCase().includes(rule.path.toLowerCase())

/** @param {import("node:http").IncomingMessage} request @returns {Call} */
const describe = ({ method = "", url = "", headers }) => ({
  method,
  path: url,
  authorization: headers.authorization ?? "",
  language: headers["accept-language"] ?? "",
})

/**
 * @typedef {object} Exchange
 * @property {string} upstream
 * @property {import("node:http").IncomingMessage} request
 * @property {Buffer} body
 * @property {import("node:http").ServerResponse} response
 */

/**
 * @param {Fault | undefined} fault
 * @param {Exchange} exchange
 */
async function answer(fault, exchange) {
  const { response } = exchange
  if (fault === "hang") return
  if (fault === "drop") return void response.destroy()
  if (fault === "nonsense") return void response.end('{"surprise":[]}')
  if (typeof fault === "number") return refuse(fault, response)
  const real = await passOn(exchange)
  if (fault === "drop-after") return void response.destroy()
  response.writeHead(real.status, real.headers).end(real.body)
}

/** @param {Reply} reply @param {import("node:http").ServerResponse} response */
function say({ status, body }, response) {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body))
}

/** @param {number} status @param {import("node:http").ServerResponse} response */
function refuse(status, response) {
  const isHtml = status === 503
  response.writeHead(status, { "Content-Type": isHtml ? "text/html" : "application/json" })
  response.end(isHtml ? "<html><h1>Service Unavailable</h1></html>" : '"refused by the stand-in"')
}

/** @param {Exchange} exchange */
async function passOn({ upstream, request, body }) {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (!/^(host|connection|content-length|accept-encoding)$/.test(name))
      headers.set(name, String(value))
  const real = await fetch(upstream + request.url, {
    method: request.method ?? "GET",
    headers,
    redirect: "manual",
    body: body.length > 0 ? new Uint8Array(body) : null,
  })
  /** @type {Record<string, string | string[]>} */
  const kept = { "Set-Cookie": real.headers.getSetCookie() }
  for (const name of ["content-type", "cache-control", "retry-after", "location"]) {
    const value = real.headers.get(name)
    if (value !== null) kept[name] = value
  }
  return { status: real.status, headers: kept, body: Buffer.from(await real.arrayBuffer()) }
}

/** @param {import("node:http").IncomingMessage} request */
async function readAll(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** @param {import("node:http").Server} server @returns {Promise<void>} */
function close(server) {
  return new Promise((settle) => {
    server.close(() => settle())
    server.closeAllConnections()
  })
}
