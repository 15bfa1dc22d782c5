/**
 * How a call fails. A number is a status (5xx as HTML, 429 and 503 with Retry-After). Faults before the
 * upstream has received the call: no reply at all, a connection that breaks before or within the
 * reply, one that stalls or drips, a reply that is empty, HTML, junk, or a redirect elsewhere.
 * Faults after the upstream has processed it: a connection that breaks, a reply that is truncated, of
 * other types, or 10 MB.
 * @typedef {400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 502 | 503} Status
 * @typedef {"hang" | "drop" | "reset-body" | "stall" | "drip" | "empty" | "html" | "html-as-json" | "nonsense" | "redirect"} Before
 * @typedef {"drop-after" | "truncated" | "wrong-types" | "large"} After
 * @typedef {Status | Before | After} Fault
 */

/**
 * How a correct upstream may differ from the reference API: other success statuses, numbers as
 * texts and texts as numbers, additional and missing fields, a cookie that changes with each reply.
 * @typedef {"created" | "no-content" | "retyped" | "extra-fields" | "no-optional-fields" | "rotating-cookie"} Habit
 */

/**
 * @typedef {object} Real
 * @property {number} status
 * @property {Record<string, string | string[]>} headers
 * @property {Buffer} body
 */

/** @typedef {import("node:http").ServerResponse} ServerResponse */

const html = "<html><h1>Service Unavailable</h1></html>"
const json = { "Content-Type": "application/json" }
const largeBytes = 10 * 1024 * 1024

/**
 * Applies a fault before the upstream receives the call; `false` for a fault that comes after it.
 * @param {Fault | Habit} fault
 * @param {ServerResponse} response
 * @param {string} elsewhere the address of another server
 */
export function spoilBefore(fault, response, elsewhere) {
  if (typeof fault === "number") return refuse(fault, response)
  const spoil = before[fault]
  if (!spoil) return false
  spoil(response, elsewhere)
  return true
}

/** @type {Readonly<Record<string, (response: ServerResponse, elsewhere: string) => void>>} */
const before = {
  hang: () => {},
  drop: (response) => void response.destroy(),
  "reset-body": (response) => {
    response.writeHead(200, { ...json, "Content-Length": 1000 })
    response.write('{"surprise":', () => response.destroy())
  },
  stall: (response) => {
    response.writeHead(200, { ...json, "Content-Length": 1000 })
    response.write('{"surprise":')
  },
  drip: (response) => {
    response.writeHead(200, json)
    response.write("[")
    const drop = setInterval(() => response.write(" "), 1000)
    response.once("close", () => clearInterval(drop))
  },
  empty: (response) => void response.writeHead(200).end(),
  html: (response) => void response.writeHead(200, { "Content-Type": "text/html" }).end(html),
  "html-as-json": (response) => void response.writeHead(200, json).end(html),
  nonsense: (response) => void response.end('{"surprise":[]}'),
  redirect: (response, elsewhere) => void response.writeHead(307, { Location: elsewhere }).end(),
}

/** @param {number} status @param {ServerResponse} response */
function refuse(status, response) {
  const isHtml = status >= 500
  response.writeHead(status, {
    "Content-Type": isHtml ? "text/html" : "application/json",
    ...(status === 503 || status === 429 ? { "Retry-After": "5" } : {}),
  })
  response.end(isHtml ? html : '"refused by the faulty upstream"')
  return true
}

/**
 * Forwards the upstream's reply, changed as the fault or the deviation says.
 * @param {Fault | Habit | undefined} fault
 * @param {Real} real
 * @param {ServerResponse} response
 */
export function spoilAfter(fault, real, response) {
  if (fault === "drop-after") return void response.destroy()
  const { status, headers, body } = real
  const isGood = status >= 200 && status < 300
  if (fault === "rotating-cookie")
    headers["set-cookie"] = [cookie(), ...[headers["set-cookie"] ?? []].flat()]
  if (isGood && fault === "no-content") return void response.writeHead(204, headers).end()
  const sent = isGood ? (spoilBody[String(fault)]?.(body) ?? body) : body
  response.writeHead(isGood && fault === "created" ? 201 : status, headers).end(sent)
}

let turn = 0
const cookie = () => `turn=${(turn += 1)}; Path=/`

/** @type {Readonly<Record<string, (body: Buffer) => Buffer>>} */
const spoilBody = {
  truncated: (body) => body.subarray(0, Math.max(1, Math.floor(body.length / 2))),
  large: (body) => Buffer.concat([body, Buffer.alloc(largeBytes, " ")]),
  "wrong-types": (body) => rewrite(body, () => ({ surprise: [] })),
  retyped: (body) => rewrite(body, retyped),
  "extra-fields": (body) => rewrite(body, (value) => value, { extra: { of: ["another", 1] } }),
  "no-optional-fields": (body) => rewrite(body, (value) => value, {}, ours),
}

/** Fields that the contract marks as extensions of the reference API. */
const ours = new Set([
  ..."games givenAnswer correct answeredAt authorName createdAt language difficultyLevel".split(
    " ",
  ),
  ..."played otherLanguages avatar own".split(" "),
])

/** Fields that are texts, even if they look like numbers. */
const texts = new Set(
  "name email token question questionText answer correctAnswer hints".split(" "),
)

/** @param {unknown} value @param {string} name */
function retyped(value, name) {
  if (typeof value === "number") return String(value)
  if (typeof value !== "string" || texts.has(name)) return value
  return /^\d{1,9}$/.test(value) ? Number(value) : value
}

/**
 * @param {Buffer} body
 * @param {(value: unknown, name: string) => unknown} change of each value except objects and lists
 * @param {object} [more] fields added to each object
 * @param {ReadonlySet<string>} [less] fields removed from each object
 */
function rewrite(body, change, more = {}, less = new Set()) {
  /** @param {unknown} value @param {string} name @returns {unknown} */
  const walk = (value, name) => {
    if (Array.isArray(value)) return value.map((each) => walk(each, name))
    if (typeof value !== "object" || value === null) return change(value, name)
    const kept = Object.entries(value).filter(([key]) => !less.has(key))
    const fields = kept.map(([key, each]) => [key, walk(each, key)])
    return { ...Object.fromEntries(fields), ...more }
  }
  return Buffer.from(JSON.stringify(walk(JSON.parse(body.toString() || "null"), "")))
}
