import * as fc from "fast-check"
import type { Who } from "../plain-client.mjs"
import * as words from "./vocabulary"

export interface Odd {
  readonly method: string
  readonly path: string
  readonly as: Who
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

export interface Target {
  readonly path: string
  readonly fields: readonly string[]
}

type Entries = readonly (readonly [string, string])[]

export const fieldsOfCalls =
  "grade subject chapter userID userId question hints answer summary game questions section language name email password type token correctanswer reason chapterNumber chapterName subjectNames".split(
    " ",
  )

const mostly = <Often, Seldom>(often: fc.Arbitrary<Often>, seldom: fc.Arbitrary<Seldom>) =>
  fc.oneof({ weight: 4, arbitrary: often }, { weight: 1, arbitrary: seldom })

const odd = fc.constantFrom(...words.odd)
const binary = fc.string({ unit: "binary", maxLength: 40 })
const times = fc.constantFrom(1, 60, 121, 301, 601, 3000, 20_000)
const repeated = fc
  .tuple(fc.constantFrom(...words.letters), times)
  .map(([letter, count]) => letter.repeat(count))
const text = mostly(fc.constantFrom(...words.known, words.mark), fc.oneof(odd, binary, repeated))
const value = mostly(fc.oneof(text, repeated), fc.constantFrom(...words.oddIntents))
const oddName = mostly(fc.constantFrom(...words.oddNames), fc.string({ maxLength: 12 }))

const name = (fields: readonly string[]) =>
  fields.length > 0 ? mostly(fc.constantFrom(...fields), oddName) : oddName

const entries = (fields: readonly string[]) =>
  fc.array(fc.tuple(name(fields), value), { maxLength: 24 })

function multipart(all: Entries, isWhole: boolean): string {
  const head = `--${words.boundary}\r\nContent-Disposition: form-data; name="`
  const parts = all.map(([field, given]) => `${head}${field}"\r\n\r\n${given}\r\n`)
  return parts.join("") + (isWhole ? `--${words.boundary}--\r\n` : `${head}x`)
}

const urlencoded = (all: Entries) => new URLSearchParams(all.map((pair) => [...pair])).toString()

function json(fields: readonly string[]) {
  const wrong = fc.constantFrom(null, 7, -1, 1e300, true, [], [{}], ["x"], { a: 1 })
  const given = fc.oneof(value, wrong, fc.array(value, { maxLength: 7 }))
  const object = fc.dictionary(name(fields), given, { maxKeys: 9 })
  return fc.oneof(
    fc.oneof(object, fc.array(object, { maxLength: 7 })).map((body) => JSON.stringify(body)),
    fc.json({ maxDepth: 3 }),
    fc.constantFrom(...words.oddJson),
  )
}

const typed = (type: string) => (body: string) => ({ type, body })

function sentBody(fields: readonly string[]) {
  const full = fc
    .constantFrom(...words.letters)
    .map((letter) => `question=${letter.repeat(15_000)}`)
  const bodies = fc.oneof(
    entries(fields).map(urlencoded).map(typed(words.form)),
    fc
      .tuple(entries(fields), fc.boolean())
      .map(([all, isWhole]) => multipart(all, isWhole))
      .map(typed(words.multipart)),
    json(fields).map(typed("application/json")),
    fc.oneof(binary, full).map(typed(words.form)),
  )
  const other = mostly(fc.constant(""), fc.constantFrom(...words.types))
  return fc.tuple(bodies, other).map(([{ body, type }, wrong]) => ({ body, type: wrong || type }))
}

/** A lone surrogate cannot be encoded in an address. */
const encoded = (given: string) => encodeURIComponent(given.replaceAll(/\p{Cs}/gu, ""))

const queryOf = (all: Entries) =>
  all
    .map((pair) => pair.map(encoded).join("="))
    .join("&")
    .slice(0, 10_000)

const placeholder = /\{\w+\}|(?<=\/)(?::\w+|\*)/g

function address({ path, fields }: Target) {
  const values = fc.array(text, { minLength: 3, maxLength: 3 })
  const end = mostly(fc.constantFrom("", "", ".data"), fc.constantFrom(...words.turns))
  const query = fc.oneof(
    fc.constant(""),
    fc.constantFrom(...words.places),
    entries([...fields, ...words.queryNames]).map(queryOf),
  )
  return fc.tuple(values, end, query).map(([given, turn, search]) => {
    const left = given.map((each) => encoded(each).slice(0, 9000))
    const [way = "", own = ""] = path.replaceAll(placeholder, () => left.pop() ?? "").split("?")
    const all = [own, search].filter(Boolean).join("&")
    return `${way}${turn}${all ? `?${all}` : ""}`
  })
}

const headerText = fc.oneof(fc.constantFrom(...words.headerTexts), fc.string({ maxLength: 60 }))
const headers = fc.dictionary(
  fc.constantFrom(...words.headerNames),
  // The HTTP client does not send other characters.
  headerText.map((given) => given.replaceAll(/[^\x20-\x7e]/g, "")),
  { maxKeys: 3 },
)

/** Logging out and in, and changing the password, end the sessions of the other requests. */
const endsSession = /logout|login|password/i
export const people = ["visitor", "layla", "omar", "huda", "sami"] as const

const oddRequest = (targets: readonly Target[]): fc.Arbitrary<Odd> =>
  fc.constantFrom(...targets).chain((target) =>
    fc
      .record({
        method: mostly(fc.constantFrom("GET", "POST", "POST"), fc.constantFrom(...words.methods)),
        path: address(target),
        as: fc.constantFrom(...people.slice(0, endsSession.test(target.path) ? 1 : people.length)),
        headers,
        sent: fc.option(sentBody(target.fields), { freq: 9 }),
      })
      .map(({ sent, ...request }) => {
        if (!sent || /GET|HEAD/.test(request.method)) return { ...request, body: null }
        const own = { ...request.headers, "Content-Type": sent.type }
        return { ...request, headers: own, body: sent.body }
      }),
  )

export const oddRequests = (targets: readonly Target[], count: number, seed: number) =>
  fc.sample(oddRequest(targets), { numRuns: count, seed })

/** Calls that hash passwords may answer 503 with a Retry-After. */
const mayBeBusy = /login|signup|register|password/i

export function faultOf(
  { method, path }: Pick<Odd, "method" | "path">,
  { status, headers, text }: { status: number; headers: Headers; text: string },
): string {
  const isBusy = status === 503 && mayBeBusy.test(path) && headers.has("Retry-After")
  if (status >= 500 && !isBusy) return `status ${status}`
  if (method === "POST" && text.length > 200_000) return `a reply of ${text.length} characters`
  const type = headers.get("Content-Type") ?? "text/html"
  return /html|xml/.test(type) && text.includes("<zq9x") ? "echo of markup" : ""
}
