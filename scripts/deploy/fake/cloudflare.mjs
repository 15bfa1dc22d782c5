import { once } from "node:events"
import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import { answerCall, Refused, token } from "./account.mjs"

/** @typedef {import("./account.mjs").FakeAccount} FakeAccount */

/**
 * Serves Cloudflare's API over HTTP for one account; wrangler calls it through `CLOUDFLARE_API_BASE_URL`.
 * @param {FakeAccount} account
 */
export async function startFakeCloudflare(account) {
  const server = createServer(async (request, response) => {
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    const path = new URL(request.url ?? "/", "http://fake").pathname.replace("/client/v4", "")
    const call = {
      asked: `${request.method} ${path.replace(/^\/accounts\/[0-9a-f]{32}/, "")}`,
      body: Buffer.concat(chunks),
      type: request.headers["content-type"] ?? "",
      jurisdiction: String(request.headers["cf-r2-jurisdiction"] ?? ""),
    }
    const isKnown = request.headers.authorization === `Bearer ${token}`
    const { status, ...reply } = await replyTo(account, call, isKnown)
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(reply))
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : 0
  return {
    env: {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}/client/v4`,
      CLOUDFLARE_API_TOKEN: token,
    },
    stop: () => server.close(),
  }
}

/** @param {FakeAccount} account @param {import("./account.mjs").Call} call @param {boolean} isKnown */
async function replyTo(account, call, isKnown) {
  try {
    if (!isKnown) throw new Refused(401, 10000, "Authentication error")
    const result = await answerCall(account, call)
    return { status: 200, success: true, errors: [], messages: [], result }
  } catch (error) {
    const { status, code, message } =
      error instanceof Refused ? error : new Refused(500, 10013, String(error))
    return { status, success: false, errors: [{ code, message }], messages: [], result: null }
  }
}

/**
 * The wrangler commands that a deploy uses, run on the same account without a process for each.
 * @param {FakeAccount} account
 * @returns {(args: readonly string[]) => Promise<{ code: number, stdout: string, stderr: string }>}
 */
export const fakeWrangler = (account) => async (args) => {
  account.commands.push(args.join(" "))
  try {
    return { code: 0, stdout: await outputOf(account, args), stderr: "" }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { code: 1, stdout: "", stderr: `${error.message} [code: ${error.code}]` }
  }
}

/** @param {FakeAccount} account @param {readonly string[]} args @returns {Promise<string>} */
async function outputOf(account, args) {
  const [command = "", action = "", third = "", fourth = ""] = args
  const option = (/** @type {string} */ name) =>
    args.includes(name) ? (args[args.indexOf(name) + 1] ?? "") : ""
  const config = option("--config") ? JSON.parse(readFileSync(option("--config"), "utf8")) : {}
  const call = (/** @type {string} */ asked, body = {}, jurisdiction = "") =>
    answerCall(account, { asked, body: Buffer.from(JSON.stringify(body)), type: "", jurisdiction })
  switch (`${command} ${action}`) {
    case "whoami --json":
      return JSON.stringify({ accounts: await call("GET /accounts") })
    case "d1 list":
      return JSON.stringify(await call("GET /d1/database"))
    case "d1 create":
      return JSON.stringify(
        await call("POST /d1/database", {
          name: third,
          jurisdiction: option("--jurisdiction") || undefined,
          primary_location_hint: option("--location") || undefined,
        }),
      )
    case "d1 migrations":
      return String(await call("POST /migrations"))
    case "r2 bucket":
      return String(await call("POST /r2/buckets", { name: fourth }, option("--jurisdiction")))
    case "queues create":
      return String(await call("POST /queues", { queue_name: third }))
    case "secret list":
      return JSON.stringify(await call(`GET /workers/scripts/${config.name}/secrets`))
    default: {
      const file = option("--secrets-file")
      const secrets = file ? JSON.parse(readFileSync(file, "utf8")) : {}
      await call(`PUT /workers/scripts/${config.name}`, { config, secrets })
      return `Deployed\n  https://${config.name}.school.workers.dev\n`
    }
  }
}
