import { readdirSync } from "node:fs"
import * as z from "zod"
import { readPeople } from "../../api/seed/read-seed.mjs"
import type { ApiEvent } from "../../api/src/http/log"
import { endpoints } from "../../api/src/openapi/serve-document"
import type { AppEvent } from "../../app/log/log.server"
import type { MailEvent } from "../../mail/src/index"

export const routesFolder = new URL("../../app/routes", import.meta.url)
const pathsOfApi = endpoints.map(({ path }) => path)
/** The patterns of all routes: fixed words and parameter names, no part of a typed address. */
const routes = new Set([
  "/*",
  "/healthz",
  "/openapi.json",
  "/images/:name",
  ...readdirSync(routesFolder).map(patternOfRoute),
  ...pathsOfApi.map((path) =>
    path.replace(/\{(\w+)\}|[^{}]+/g, (part: string, name?: string) =>
      name ? `:${name}` : part.toLowerCase(),
    ),
  ),
])
const paths = new Set([...pathsOfApi, "/images/{name}"])
const path = z.enum([...paths])
const number = z.int()
const name = z.string().regex(/^\w{1,60}$/)
/** The name of a circuit: "all", or a call by its method and path, "soon" where it has a short deadline. */
const call = z.string().regex(/^(?:all|(?:(?:GET|POST) )?\/[\w/{}.-]{1,80}(?: soon)?)$/)
const unsent = z.enum([
  "MAIL or CONTACT_TO is missing",
  "the mail Worker says why",
  "Error",
  "TypeError",
])
const broken = z.string().regex(/^[\w.]{0,60}: \w{0,40}$/)
const mailReason = z.enum(["no-app-url", "invalid", "failed"])
const frame = z.string().regex(/^([\w$.<>#]{1,80} )?[\w.$-]{1,80}:\d+:\d+$/)

export const events: Readonly<Record<AppEvent | ApiEvent | MailEvent, z.ZodRawShape>> = {
  request: {
    method: z.enum(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]),
    route: z.enum([...routes]),
    status: number,
    ms: number,
    calls: number,
  },
  fault: { name, frames: z.array(frame) },
  "upstream.unavailable": { path, status: number },
  "session.unchecked": { why: name },
  "upstream.no-answer": { why: name },
  "upstream.too-large": { path },
  "upstream.down": { call },
  "upstream.up": { call },
  "upstream.contract-broken": { path, status: number, where: z.array(broken) },
  "contact.not-sent": { why: unsent },
  "session.too-long": { bytes: number },
  "session.cookie-dropped": { bytes: number },
  "session-secrets.missing-or-short": {},
  "api-url.no-origin": {},
  "reset-mail.unsent": { reason: mailReason },
  "author-mail.unsent": { reason: mailReason },
  "mail.invalid": { reason: z.string().regex(/^[a-zA-Z ]{0,40}$/) },
  "mail.failed": { reason: z.string().regex(/^[\w.-]{1,60}$/) },
}
const always = {
  level: z.enum(["info", "warn", "error"]),
  event: z.enum(Object.keys(events)),
  id: z.string().regex(/^([0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4})?$/),
}

const ofRuntime = new Set([
  "An RPC result was not disposed properly. One of the RPC calls you made expects you to call dispose() on the return value, but you didn't do so. You cannot rely on the garbage collector for this because it may take arbitrarily long before actually collecting unreachable objects.",
])

/** The simulator's warning when a write sets an alarm that is due at that moment; it names only the object's id. */
const alarmSetAgain =
  /^workerd\/io\/actor-sqlite\.c\+\+:\d+: warning: NOSENTRY SQLite alarm handler canceled with requestScheduledAlarm\.; scheduledTime = [\d.]+s; localAlarmState\.orDefault\(kj::UNIX_EPOCH\) = [\d.]+s; actorId = [\da-f]{64}$/

/** The simulator's two lines when a client disconnects while a reply is written; the second has code addresses only. */
const hungUp = [
  /^workerd\/server\/server\.c\+\+:\d+: error: [^=]+= kj\/async-io-unix\.c\+\+:\d+: disconnected: ::writev?\([\w ,.()]*\): (Connection reset by peer|Broken pipe)$/,
  /^stack:( \S+\/workerd@[\da-f]+)+$/,
]

const fromSimulator = [alarmSetAgain, ...hungUp]

/** The patterns of other possible secrets: an e-mail address, a token or a signature, an id. */
const secretShapes = [/@/, /[\w-]{40,}/, /[\da-f]{8}-[\da-f]{4}-/]

export function faultsOfLog(lines: readonly string[], known: readonly string[]): string[] {
  const isWordOfOurs = (text: string) => [...routes, ...paths].some((route) => route.includes(text))
  const secrets = [...new Set(known)].filter((text) => text.length > 4 && !isWordOfOurs(text))
  const read = lines.filter((line) => line && !fromSimulator.some((known) => known.test(line)))
  const whole = read.join("\n")
  const said = secrets.filter((secret) => whole.includes(secret))
  return [...new Set(read)].flatMap((line) => [
    ...secretShapes.filter((shape) => shape.test(line)).map((shape) => `${shape} in ${line}`),
    ...said.filter((secret) => isIn(line, secret)).map((secret) => `"${secret}" in ${line}`),
    ...strangersIn(line).map((stranger) => `${stranger} in ${line}`),
  ])
}

/** A typed word of plain letters counts only as a whole word: `union` is not in `invalid_union`. */
const isIn = (line: string, secret: string) =>
  /^[a-z]+$/.test(secret) ? new RegExp(`\\b${secret}\\b`).test(line) : line.includes(secret)

function strangersIn(line: string): string[] {
  if (ofRuntime.has(line)) return []
  const read = parse(line)
  if (!read) return ["no JSON"]
  const ofEvent: Readonly<Record<string, z.ZodRawShape>> = events
  const fields = z.strictObject({ ...always, ...ofEvent[String(read["event"])] }).partial()
  const { error } = fields.safeParse(read)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join(".")} ${message}`)
}

function parse(line: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(line)
    return typeof read === "object" && read !== null ? { ...read } : null
  } catch {
    return null
  }
}

/** `admin.add-grade` is at /admin/add-grade, `profile_.erase` at /profile/erase, `images.$name` at /images/:name. */
export function patternOfRoute(folder: string): string {
  const path = folder
    .replace(/\[(.)\]/g, (_, sign: string) => (sign === "." ? "\0" : sign))
    .split(".")
    .filter((part) => part !== "_index")
    .map((part) => (part === "$" ? "*" : part.replace(/^\$/, ":").replace(/_$/, "")))
    .join("/")
  return `/${path.replaceAll("\0", ".")}`
}

export function seededSecrets(): string[] {
  return readPeople().flatMap(({ name, email, password }) => [name, email, password ?? ""])
}
