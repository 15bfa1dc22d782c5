import { existsSync, statSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { runProgram } from "../../scripts/launch/program.mjs"

/**
 * A recorded response, with the reply to a cross-origin preflight if there was one.
 * @typedef {object} Recorded
 * @property {number} status
 * @property {Headers} headers
 * @property {string} body
 * @property {Headers} [preflight]
 */

const folder = fileURLToPath(new URL("./", import.meta.url))
const analyser = join(folder, "node_modules", "@mdn", "mdn-http-observatory")
const host = "tahaddi.example"
const foreignOrigin = "https://http-observatory.security.mozilla.org"

/** Installs the analyser beside its own lock file when it is missing or older than the lock. */
export async function installObservatory() {
  const installed = join(folder, "node_modules", ".package-lock.json")
  const lock = join(folder, "package-lock.json")
  if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs) {
    const { code, said } = await npm("ci", "--ignore-scripts", "--no-audit", "--no-fund")
    if (code !== 0) throw new Error(`The analyser could not be installed:\n${said}`)
  }
  // An empty HSTS preload list in place of the one that the package would download: this site is not in it.
  writeFileSync(join(analyser, "conf", "hsts-preload.json"), "{}\n")
}

/** @param {readonly string[]} args */
function npm(...args) {
  const command = [...args, "--prefix", folder]
  const running = process.env["npm_execpath"]
  if (running?.endsWith(".js")) return runProgram(process.execPath, [running, ...command])
  return process.platform === "win32"
    ? runProgram("cmd.exe", ["/d", "/s", "/c", "npm", ...command])
    : runProgram("npm", command)
}

/** A package of the analyser. @param {string} name */
const requirePackage = (name) => createRequire(join(analyser, "package.json"))(name)

/** @param {string} path */
const load = (path) => import(pathToFileURL(join(analyser, "src", path)).href)

/**
 * The Observatory's verdict on a response served over https: its tests and its score, without the
 * requests that the Observatory would send itself.
 * @param {Recorded} recorded
 * @returns {Promise<{ score: number, results: string[] }>}
 */
export async function scoreOf(recorded) {
  const [{ ALL_TESTS }, { getScoreModifier }, { MINIMUM_SCORE_FOR_EXTRA_CREDIT }] =
    await Promise.all([load("constants.js"), load("grader/grader.js"), load("grader/charts.js")])
  const requests = await requestsOf(recorded)
  /** @type {string[]} */
  const results = ALL_TESTS.map((/** @type {any} */ test) => test(requests).result)
  const modifiers = results.map((result) => Number(getScoreModifier(result)))
  const uncurved = sum(modifiers.filter((modifier) => modifier < 0))
  const score = uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : uncurved
  return { score, results }
}

/** @param {readonly number[]} modifiers */
const sum = (modifiers) => modifiers.reduce((one, other) => one + other, 100)

/** @param {Recorded} recorded */
async function requestsOf({ status, headers, body, preflight }) {
  const [{ Requests }, { parseHttpEquivHeaders }] = await Promise.all([
    load("types.js"),
    load("retriever/utils.js"),
  ])
  const [{ AxiosHeaders }, { CookieJar }] = ["axios", "tough-cookie"].map(requirePackage)
  const url = new URL(`https://${host}/`)
  const jar = new CookieJar()
  for (const cookie of headers.getSetCookie()) jar.setCookieSync(cookie, url.href)
  const isPage = headers.get("Content-Type")?.startsWith("text/html")
  const response = {
    status,
    headers: new AxiosHeaders({
      ...Object.fromEntries(headers),
      "set-cookie": headers.getSetCookie(),
    }),
    verified: true,
    httpEquiv: isPage ? parseHttpEquivHeaders(body, url.href) : new Map(),
  }
  const requests = new Requests(host)
  requests.resources.path = body
  requests.session = { url, jar }
  Object.assign(requests.responses, { auto: response, https: response, http: null })
  if (preflight)
    requests.responses.cors = {
      headers: Object.fromEntries(preflight),
      request: { headers: { origin: foreignOrigin } },
    }
  return requests
}

/** Sends a preflight as a browser on another origin would, and then the request. */
export async function record(/** @type {string} */ url, /** @type {RequestInit} */ init = {}) {
  const preflight = await fetch(url, {
    method: "OPTIONS",
    headers: { Origin: foreignOrigin, "Access-Control-Request-Method": init.method ?? "GET" },
  })
  await preflight.arrayBuffer()
  const response = await fetch(url, { redirect: "manual", ...init })
  const { status, headers } = response
  return { status, headers, body: await response.text(), preflight: preflight.headers }
}
