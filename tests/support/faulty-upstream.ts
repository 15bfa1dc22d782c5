import { once } from "node:events"
import * as http from "node:http"
import { spoilAfter, spoilBefore, type Fault, type Real } from "./upstream-faults"
import { objectionTo } from "./upstream-letters"

interface Reply {
  readonly status: number
  readonly body: unknown
}

interface Rule {
  readonly path: string
  readonly fault?: Fault
  times?: number
  readonly reply?: Reply
  readonly omit?: string
}

const control = "/faulty-upstream"

/**
 * Forwards every call without a fault. A strict one rejects what violates the specification, and extension calls that
 * its `capabilities` do not name. A redirect leads to a second server, recorded with `/elsewhere` before the path.
 */
export async function startFaultyUpstream(
  upstream: string,
  { strict = false, capabilities = [] as readonly string[] } = {},
) {
  let rules: Rule[] = []
  let calls: Call[] = []
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
      return void response.end(JSON.stringify(calls))
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
    spoilAfter(fault, without(rule?.omit, await passOn(upstream, request, body)), response)
  })
  const stop = async () => void (await Promise.all([server.stop(), elsewhere.stop()]))
  return { url: server.url, stop }
}

async function listen(answer: http.RequestListener) {
  const server = http.createServer(answer)
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("There is no port.")
  const stop = async () => {
    const stopped = server[Symbol.asyncDispose]()
    server.closeAllConnections()
    await stopped
  }
  return { url: `http://127.0.0.1:${address.port}`, stop }
}

export function faultyUpstreamAt(url: string) {
  const tell = async (...rules: readonly Rule[]) =>
    void (await fetch(url + control, { method: "PUT", body: JSON.stringify(rules) }))
  const calls = async (): Promise<Call[]> => (await fetch(url + control)).json()
  const noneOfOurs = { path: "/api/capabilities", reply: { status: 200, body: { calls: [] } } }
  return {
    tell,
    spoil: (path: string, fault: Fault, times?: number) => tell({ path, fault, times }),
    spoilEach: (paths: readonly string[], fault: Fault) =>
      tell(...paths.map((path) => ({ path, fault }))),
    reply: (path: string, reply: Reply, times?: number) => tell({ path, reply, times }),
    replyWithoutOurs: (path: string, reply: Reply) => tell({ path, reply }, noneOfOurs),
    omit: (path: string, omit: string) => tell({ path, omit }),
    heal: () => tell(),
    calls,
    roundCalls: async () =>
      (await calls()).filter(({ path }) => !/capabilities|Accounts\/streak/.test(path)),
  }
}

const fits = (rule: Rule, url: string) =>
  rule.times !== 0 && url.toLowerCase().includes(rule.path.toLowerCase())

type Call = ReturnType<typeof describe>

const describe = ({ method = "", url = "", headers }: http.IncomingMessage) => ({
  method,
  path: url,
  authorization: headers.authorization ?? "",
  language: headers["accept-language"] ?? "",
  cookie: headers.cookie ?? "",
  headers: Object.keys(headers),
  refused: "",
})

function say({ status, body }: Reply, response: http.ServerResponse): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body))
}

/** Each call has its own connection: a reused one may have been closed. */
async function passOn(
  upstream: string,
  request: http.IncomingMessage,
  body: Buffer,
): Promise<Real> {
  const own = /^(host|connection|content-length|transfer-encoding|accept-encoding)$/
  const headers = withNames(request.headers, (name) => !own.test(name))
  const { method, url = "/" } = request
  const call = http.request(new URL(url, upstream), { method, headers, agent: false })
  call.end(body.length > 0 ? body : undefined)
  const real: http.IncomingMessage = (await once(call, "response"))[0]
  const kept = /^(content-type|cache-control|retry-after|location|set-cookie|tahaddi-.*)$/
  return {
    status: real.statusCode ?? 0,
    headers: withNames(real.headers, (name) => kept.test(name)),
    body: await readAll(real),
  }
}

const withNames = (headers: http.IncomingMessage["headers"], isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => isWanted(name)))

const readAll = async (request: http.IncomingMessage) => Buffer.concat(await request.toArray())

function without(omit: string | undefined, real: Real): Real {
  if (omit === undefined) return real
  const lacking = JSON.parse(real.body.toString(), (key, value) =>
    key === omit ? undefined : value,
  )
  return { ...real, body: Buffer.from(JSON.stringify(lacking)) }
}
