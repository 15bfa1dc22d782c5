import { readdirSync, readFileSync } from "node:fs"
import { request as send } from "node:http"
import { fileURLToPath } from "node:url"
import { allForms } from "../all-forms.mjs"
import { cookiesOf, tokenOf } from "../plain-client.mjs"
import { faultOf, oddRequests } from "./requests.mjs"

/** @typedef {import("./requests.mjs").Odd} Odd */
/** @typedef {import("./requests.mjs").Target} Target */
/** @typedef {{ fault: string, request: Odd }} Found */
/** @typedef {{ sent: number, statuses: Record<string, number>, largest: number, found: Found[] }} Outcome */

const at = (/** @type {string} */ path) =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url))
/** A request that takes longer than this, in milliseconds, counts as hanging. */
const hangsAfterMs = 30_000
const atOnce = 6
/** The memory of Node does not hold a hundred thousand requests at once. */
const batchSize = 3000

/** Every route, by its folder name, with the form fields there. @returns {Target[]} */
export function pageTargets() {
  const paths = readdirSync(at("app/routes")).map(
    (name) =>
      `/${name
        .replaceAll("[.]", "\0")
        .split(".")
        .filter((part) => !part.startsWith("_"))
        .map((part) => part.replace(/^\$(\w*)$/, (_, param) => `{${param || "splat"}}`))
        .join("/")
        .replaceAll("\0", ".")}`,
  )
  const fromForms = allForms.map(({ path, texts, with: fixed = {} }) => ({
    path,
    fields: [...Object.keys(texts), ...Object.keys(fixed)],
  }))
  return [...paths.map((path) => ({ path, fields: [] })), ...fromForms]
}

/** Every call of the contract, each with the fields of all calls. @returns {Target[]} */
export function callTargets() {
  const files = readdirSync(at("contract")).filter((name) => /(?<!test)\.ts$/.test(name))
  const texts = files.map((name) => readFileSync(at(`contract/${name}`), "utf8"))
  const calls = texts.flatMap((text) =>
    Array.from(text.matchAll(/"(\/api\/[^"]+)"/g), ([, path = ""]) => path),
  )
  const fields = texts.flatMap((text) =>
    Array.from(text.matchAll(/^ +(\w+): (?:field|z)\./gm), ([, name = ""]) => name),
  )
  return [...calls, "/healthz", "/images/{name}", "/{splat}"].map((path) => ({
    path,
    fields: [...new Set(fields)],
  }))
}

/**
 * Sends `count` odd requests to the pages and the API, and reports the faults of the
 * responses.
 * @param {{ site: string, api: string, count: number, seed: number }} options
 * @returns {Promise<Outcome>}
 */
export async function fuzz({ site, api, count, seed }) {
  /** @type {Outcome} */
  const outcome = { sent: 0, statuses: {}, largest: 0, found: [] }
  for (let sent = 0; sent < count; sent += batchSize) {
    const batch = { site, api, count: Math.min(batchSize, count - sent), seed: seed + sent }
    await sendBatch(batch, outcome)
  }
  return outcome
}

/**
 * Sends a batch and adds its results to the outcome. Logs in first, since an earlier batch may have logged out.
 * @param {{ site: string, api: string, count: number, seed: number }} batch
 * @param {Outcome} outcome
 */
async function sendBatch({ site, api, count, seed }, outcome) {
  /** @type {Record<string, { cookie: string, token: string }>} */
  const people = {}
  for (const who of /** @type {const} */ (["visitor", "layla", "omar", "huda", "sami"]))
    people[who] = { cookie: await cookiesOf(site, who), token: await tokenOf(api, who) }
  const ofApi = Math.round(count / 3)
  const requests = [
    ...oddRequests(pageTargets(), count - ofApi, seed).map((request) => ({ base: site, request })),
    ...oddRequests(callTargets(), ofApi, seed).map((request) => ({ base: api, request })),
  ]
  const line = requests.values()
  const work = async () => {
    for (const { base, request } of line) {
      const own = people[request.as] ?? { cookie: "", token: "" }
      /** @type {Record<string, string>} */
      const proof =
        base === site
          ? { Cookie: own.cookie }
          : own.token
            ? { Authorization: `Bearer ${own.token}` }
            : {}
      const answer = await ask(base, { ...request, headers: { ...proof, ...request.headers } })
      outcome.sent += 1
      const status = String(answer?.status ?? "none")
      outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1
      if (answer && request.method === "POST")
        outcome.largest = Math.max(outcome.largest, Buffer.byteLength(answer.text))
      const fault = answer ? faultOf(request, answer) : "no answer"
      if (fault) outcome.found.push({ fault, request })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/**
 * Sends a request with node:http, which does not change the address or the headers; a broken connection is retried
 * once.
 * @param {string} base
 * @param {Odd} request
 */
async function ask(base, request) {
  return (await askOnce(base, request)) ?? askOnce(base, request)
}

/**
 * @param {string} base @param {Odd} request
 * @returns {Promise<{ status: number, headers: Headers, text: string } | null>}
 */
function askOnce(base, { method, path, headers, body }) {
  const { hostname, port } = new URL(base)
  return new Promise((settle) => {
    const bytes = body === null ? null : Buffer.from(body)
    const sent = { ...headers, ...(bytes ? { "Content-Length": String(bytes.length) } : {}) }
    const call = send({ hostname, port, method, path, headers: sent, agent: false }, (response) => {
      /** @type {Buffer[]} */
      const chunks = []
      response.on("data", (chunk) => chunks.push(chunk))
      response.on("error", () => settle(null))
      response.on("end", () => {
        const answered = new Headers()
        for (const [name, value] of Object.entries(response.headers))
          answered.append(name, String(value))
        settle({
          status: response.statusCode ?? 0,
          headers: answered,
          text: Buffer.concat(chunks).toString(),
        })
      })
    })
    call.setTimeout(hangsAfterMs, () => call.destroy())
    call.on("error", () => settle(null))
    call.end(bytes ?? undefined)
  })
}
