import type { OutgoingHttpHeaders, ServerResponse } from "node:http"

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 502 | 503
type Before = keyof typeof before
/**
 * A number is a status (5xx as HTML, 429 and 503 with Retry-After). The faults `before` come before the upstream has
 * received the call, the others after it has processed it.
 */
export type Fault =
  | Status
  | Before
  | keyof typeof spoilBody
  | "drop-after"
  | "created"
  | "no-content"
  | "rotating-cookie"

export interface Real {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}

const html = "<html><h1>Service Unavailable</h1></html>"
const json = { "Content-Type": "application/json" }
const largeBytes = 10 * 1024 * 1024

export function spoilBefore(fault: Fault, response: ServerResponse, elsewhere: string) {
  if (typeof fault === "number") return refuse(fault, response)
  if (!isBefore(fault)) return false
  before[fault](response, elsewhere)
  return true
}

const isBefore = (fault: Fault): fault is Before => Object.hasOwn(before, fault)

const half = { ...json, "Content-Length": 1000 }

const before = {
  hang: () => {},
  drop: (response) => response.destroy(),
  "reset-body": (response) =>
    response.writeHead(200, half).write('{"surprise":', () => response.destroy()),
  stall: (response) => response.writeHead(200, half).write('{"surprise":'),
  drip: (response) => {
    response.writeHead(200, json).write("[")
    const drop = setInterval(() => response.write(" "), 1000)
    response.once("close", () => clearInterval(drop))
  },
  empty: (response) => response.writeHead(200).end(),
  html: (response) => response.writeHead(200, { "Content-Type": "text/html" }).end(html),
  "html-as-json": (response) => response.writeHead(200, json).end(html),
  nonsense: (response) => response.end('{"surprise":[]}'),
  redirect: (response, elsewhere) => response.writeHead(307, { Location: elsewhere }).end(),
} satisfies Record<string, (response: ServerResponse, elsewhere: string) => unknown>

function refuse(status: Status, response: ServerResponse): true {
  const isHtml = status >= 500
  response.writeHead(status, {
    "Content-Type": isHtml ? "text/html" : "application/json",
    ...(status === 503 || status === 429 ? { "Retry-After": "5" } : {}),
  })
  response.end(isHtml ? html : '"refused by the faulty upstream"')
  return true
}

export function spoilAfter(
  fault: Fault | undefined,
  { status, headers, body }: Real,
  response: ServerResponse,
): void {
  if (fault === "drop-after") return void response.destroy()
  const isGood = status >= 200 && status < 300
  if (fault === "rotating-cookie")
    headers["set-cookie"] = [cookie(), ...[headers["set-cookie"] ?? []].flat()]
  if (isGood && fault === "no-content") return void response.writeHead(204, headers).end()
  const sent = isGood ? (spoilers.get(fault)?.(body) ?? body) : body
  response.writeHead(isGood && fault === "created" ? 201 : status, headers).end(sent)
}

let turn = 0
const cookie = () => `turn=${(turn += 1)}; Path=/`

const spoilBody = {
  truncated: (body) => body.subarray(0, Math.max(1, Math.floor(body.length / 2))),
  large: (body) => Buffer.concat([body, Buffer.alloc(largeBytes, " ")]),
  "wrong-types": (body) => rewrite(body, () => ({ surprise: [] })),
  retyped: (body) => rewrite(body, retyped),
  "extra-fields": (body) => rewrite(body, (value) => value, { extra: { of: ["another", 1] } }),
  "no-optional-fields": (body) => rewrite(body, (value) => value, {}, ours),
} satisfies Record<string, (body: Buffer) => Buffer>
const spoilers = new Map<unknown, (body: Buffer) => Buffer>(Object.entries(spoilBody))

const ours = new Set(
  "games,givenAnswer,correct,answeredAt,authorName,createdAt,language,difficultyLevel,played,otherLanguages,avatar,own".split(
    ",",
  ),
)

/** Fields that are texts, even if they look like numbers. */
const texts = new Set(
  "name email token question questionText answer correctAnswer hints".split(" "),
)

function retyped(value: unknown, name: string): unknown {
  if (typeof value === "number") return String(value)
  if (typeof value !== "string" || texts.has(name)) return value
  return /^\d{1,9}$/.test(value) ? Number(value) : value
}

function rewrite(
  body: Buffer,
  change: (value: unknown, name: string) => unknown,
  more: object = {},
  fewer: ReadonlySet<string> = new Set(),
): Buffer {
  const walk = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => walk(each, name))
    if (typeof value !== "object" || value === null) return change(value, name)
    const kept = Object.entries(value).filter(([key]) => !fewer.has(key))
    const fields = kept.map(([key, each]) => [key, walk(each, key)])
    return { ...Object.fromEntries(fields), ...more }
  }
  return Buffer.from(JSON.stringify(walk(JSON.parse(body.toString() || "null"), "")))
}
