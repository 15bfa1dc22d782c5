import type * as z from "zod"
import type { Endpoint, ParsedPart } from "#contract/endpoint"
import { image } from "#contract/limits"
import { RefusedReply } from "./reply"

export interface ReadInput<E extends Endpoint> {
  readonly params: ParsedPart<E, "params">
  readonly headers: ParsedPart<E, "headers">
  readonly query: ParsedPart<E, "query">
  readonly body: ParsedPart<E, "body">
}

interface Raw {
  readonly request: RequestParts
  readonly params: Readonly<Record<string, string>>
}

/**
 * Parses the parts that the contract defines for a call; a part that it does not define is not read. The first
 * signature states what the schemas guarantee.
 */
export async function readInput<E extends Endpoint>(endpoint: E, raw: Raw): Promise<ReadInput<E>>
export async function readInput(endpoint: Endpoint, { request, params }: Raw): Promise<unknown> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  return {
    params: endpoint.params && parse(endpoint.params, params, "address"),
    headers:
      endpoint.headers && parse(endpoint.headers, Object.fromEntries(request.headers), "headers"),
    query: endpoint.query && parse(endpoint.query, query, "query"),
    body: endpoint.body && parse(endpoint.body, await readBody(endpoint, request), "body"),
  }
}

const readBody = ({ multipart, maxBytes }: Endpoint, request: RequestParts): Promise<unknown> =>
  multipart ? readMultipart(request) : readJson(request, maxBytes)

function parse(schema: z.ZodType, value: unknown, part: string): unknown {
  const result = schema.safeParse(value, { error: sentenceOfIssue })
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new RefusedReply(
    400,
    `${issue?.path.join(".") || part}: ${issue?.message ?? "is not valid"}`,
  )
}

const jsonMaxBytes = 64 * 1024
const envelopeMaxBytes = 64 * 1024

type RequestParts = Pick<Request, "url" | "headers" | "body">

async function readJson(request: RequestParts, maxBytes: number = jsonMaxBytes): Promise<unknown> {
  const bytes = await readBounded(request, maxBytes)
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))
  } catch {
    throw new RefusedReply(400, "The body is not JSON in UTF-8.")
  }
}

async function readMultipart(request: RequestParts): Promise<unknown> {
  const type = request.headers.get("Content-Type") ?? ""
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw new RefusedReply(415, "This call takes multipart/form-data.")
  const bytes = await readBounded(request, image.maxBytes + envelopeMaxBytes)
  try {
    const form = new Response(bytes, { headers: { "Content-Type": type } }).formData()
    return Object.fromEntries(await form)
  } catch {
    throw new RefusedReply(400, "The body is not multipart/form-data.")
  }
}

/** Counts the bytes while it reads, since Content-Length may be wrong. */
async function readBounded(
  request: RequestParts,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) throw tooLarge(maxBytes)
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      length += part.value.byteLength
      if (length > maxBytes) throw tooLarge(maxBytes)
      chunks.push(part.value)
    }
  } finally {
    reader?.releaseLock()
  }
  return joinBytes(chunks)
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.byteLength
  }
  return whole
}

const tooLarge = (maxBytes: number) =>
  new RefusedReply(413, `The body is larger than ${Math.floor(maxBytes / 1024)} KB.`)

type Issue = z.core.$ZodRawIssue

function sentenceOfIssue(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "is missing" : `is not ${getKind(issue.expected)}`
    case "too_small":
      return issue.exact ? exactly(issue.minimum) : atLeast(issue)
    case "too_big":
      return issue.exact ? exactly(issue.maximum) : atMost(issue)
    case "invalid_value":
      return issue.input === undefined ? "is missing" : `is not ${takeOne(issue.values)}`
    case "invalid_union":
      return issue.input === undefined ? "is missing" : ofUnion(issue)
    default:
      return "is not valid"
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object with fields",
  File: "a file",
}
const getKind = (expected: string) => kinds[expected] ?? "of the right kind"

const exactly = (count: number | bigint) => `exactly ${count} ${areNeeded(count)}`

function atLeast({ origin, minimum }: { origin: string; minimum: number | bigint }): string {
  if (origin === "number") return `is not a number from ${minimum} on`
  return `at least ${minimum}${getUnit(origin, minimum)} ${areNeeded(minimum)}`
}

function atMost({ origin, maximum }: { origin: string; maximum: number | bigint }): string {
  if (origin === "number") return `is not a number up to ${maximum}`
  return `at most ${maximum}${getUnit(origin, maximum)} ${isOne(maximum) ? "is" : "are"} allowed`
}

const isOne = (count: number | bigint) => Number(count) === 1
const areNeeded = (count: number | bigint) => (isOne(count) ? "is needed" : "are needed")
const getUnit = (origin: string, count: number | bigint) =>
  origin === "string" ? ` character${isOne(count) ? "" : "s"}` : ""

const takeOne = (values: readonly unknown[]) =>
  values.map((value) => JSON.stringify(value)).join(" or ")

function ofUnion({
  errors,
  discriminator,
  input,
}: Extract<Issue, { code: "invalid_union" }>): string {
  if (discriminator !== undefined) return "is not one that this call takes"
  const firsts = errors.flatMap(([first]) => (first ? [first] : []))
  const specific = firsts.find(({ code, path }) => code !== "invalid_type" || path.length > 0)
  if (specific) return specific.message
  if (typeof input === "number" && firsts.some(isWhole)) return "is not a whole number"
  const expected = firsts.flatMap((first) =>
    first.code === "invalid_type" ? [getKind(first.expected)] : [],
  )
  return expected.length > 0 ? `is not ${expected.join(" or ")}` : "is not valid"
}

const isWhole = (issue: z.core.$ZodIssue) =>
  issue.code === "invalid_type" && issue.expected === "int"
