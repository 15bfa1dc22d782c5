import { createServer, request as ask } from "node:http"
import { spoilAfter, spoilBefore } from "./upstream-faults.mjs"
import { objectionTo } from "./upstream-letters.mjs"

/** @typedef {import("./upstream-faults.mjs").Fault | import("./upstream-faults.mjs").Habit} Fault */

/**
 * `path` matches a part of the path, ignoring case. `reply` replaces the upstream's reply; `omit` names a field to
 * remove from it.
 * @typedef {{ path: string, fault?: Fault, times?: number, reply?: Reply, omit?: string }} Rule
 * @typedef {{ status: number, body: unknown }} Reply
 */
/**
 * `refused` is the reason why the strict mode rejected the call, "" if it did not.
 * @typedef {{ method: string, path: string, authorization: string, language: string, cookie: string, headers: string[], refused: string }} Call
 */

const control = "/faulty-upstream"

/**
 * An upstream that forwards every call to the real one, except those with a fault. A strict one
 * rejects what violates the specification, and extension calls that its `capabilities` do not name.
 * A redirect leads to a second server, whose calls are recorded with `/elsewhere` before their
 * path.
 * @param {string} upstream
 * @param {{ strict?: boolean, capabilities?: readonly string[] }} [options]
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startFaultyUpstream(upstream, { strict = false, capabilities = [] } = {}) {
  /** @type {Rule[]} */
  let rules = []
  /** @type {Call[]} */
  let calls = []
  const elsewhere = await listen((request, response) => {
    calls.push({ ...describe(request), path: `/elsewhere${request.url}` })
    response.writeHead(200, { "Content-Type": "application/json" }).end("[]")
  })
  const server = await listen(async (request, response) => {
    const body = await readAll(request)
    if (request.url === control) {
      if (request.method === "PUT") {
        rules = JSON.parse(body.toString())
        calls = []
      }
      response.end(JSON.stringify(calls))
      return
    }
    const refused = strict ? objectionTo(request, body, capabilities) : ""
    calls.push({ ...describe(request), refused })
    const rule = rules.find((each) => fits(each, request.url ?? ""))
    if (rule?.times !== undefined) rule.times -= 1
    if (rule?.reply) return say(rule.reply, response)
    if (refused) return say({ status: 400, body: refused }, response)
    if (strict && request.url === "/api/capabilities")
      return say({ status: 200, body: { calls: capabilities } }, response)
    const { fault } = rule ?? {}
    if (fault && spoilBefore(fault, response, `${elsewhere.url}${request.url}`)) return
    spoilAfter(fault, without(rule?.omit, await passOn({ upstream, request, body })), response)
  })
  const stop = async () => void (await Promise.all([server.stop(), elsewhere.stop()]))
  return { url: server.url, stop }
}

/** @param {import("node:http").RequestListener} answer */
async function listen(answer) {
  const server = createServer(answer)
  await new Promise((settle) => server.listen(0, "127.0.0.1", () => settle(undefined)))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("There is no port.")
  return { url: `http://127.0.0.1:${address.port}`, stop: () => close(server) }
}

/**
 * Controls a faulty upstream from another process: sets its faults and reads its calls.
 * @param {string} url
 */
export function faultyUpstreamAt(url) {
  const tell = (/** @type {readonly Rule[]} */ rules) =>
    fetch(url + control, { method: "PUT", body: JSON.stringify(rules) })
  /** @returns {Promise<Call[]>} */
  const calls = async () => (await fetch(url + control)).json()
  return {
    /** @param {string} path @param {Fault} fault @param {number} [times] */
    spoil: async (path, fault, times) => void (await tell([{ path, fault, times }])),
    /** @param {readonly string[]} paths @param {Fault} fault */
    spoilEach: async (paths, fault) => void (await tell(paths.map((path) => ({ path, fault })))),
    /** Sets a JSON reply in place of the upstream's. @param {string} path @param {Reply} reply */
    reply: async (path, reply) => void (await tell([{ path, reply }])),
    /** The same for an upstream without extension calls. @param {string} path @param {Reply} reply */
    replyWithoutOurs: async (path, reply) =>
      void (await tell([
        { path, reply },
        { path: "/api/capabilities", reply: { status: 200, body: { calls: [] } } },
      ])),
    /**
     * Removes a field from the replies, because another server may lack it.
     * @param {string} path
     * @param {string} omit
     */
    omit: async (path, omit) => void (await tell([{ path, omit }])),
    /** Removes every rule and every recorded call. */
    heal: async () => void (await tell([])),
    calls,
    /** The recorded calls without those that a result page makes for content beside the round. */
    roundCalls: async () =>
      (await calls()).filter(({ path }) => !/capabilities|Accounts\/streak/.test(path)),
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
  cookie: headers.cookie ?? "",
  headers: Object.keys(headers),
  refused: "",
})

/**
 * @typedef {object} Exchange
 * @property {string} upstream
 * @property {import("node:http").IncomingMessage} request
 * @property {Buffer} body
 */

/** @param {Reply} reply @param {import("node:http").ServerResponse} response */
function say({ status, body }, response) {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body))
}

/**
 * Each call has its own connection: a reused one may have been closed.
 * @param {Exchange} exchange
 * @returns {Promise<import("./upstream-faults.mjs").Real>}
 */
async function passOn({ upstream, request, body }) {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(
      ([name]) =>
        !/^(host|connection|content-length|transfer-encoding|accept-encoding)$/.test(name),
    ),
  )
  /** @type {import("node:http").IncomingMessage} */
  const real = await new Promise((settle, fail) => {
    const options = { method: request.method ?? "GET", headers, agent: false }
    const call = ask(new URL(request.url ?? "/", upstream), options, settle).once("error", fail)
    call.end(body.length > 0 ? body : undefined)
  })
  /** @type {Record<string, string | string[]>} */
  const kept = {}
  for (const [name, value] of Object.entries(real.headers))
    if (/^(content-type|cache-control|retry-after|location|set-cookie|tahaddi-.*)$/.test(name))
      kept[name] = value ?? ""
  return { status: real.statusCode ?? 0, headers: kept, body: await readAll(real) }
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

/**
 * Removes a field from a reply, at any depth.
 * @param {string | undefined} omit
 * @param {import("./upstream-faults.mjs").Real} real
 */
function without(omit, real) {
  if (omit === undefined) return real
  const lacking = JSON.parse(real.body.toString(), (key, value) =>
    key === omit ? undefined : value,
  )
  return { ...real, body: Buffer.from(JSON.stringify(lacking)) }
}
