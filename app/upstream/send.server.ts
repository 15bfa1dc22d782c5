import type * as z from "zod"
import { type Endpoint, type Input, type Problem, readProblem } from "#contract/endpoint"
import { attemptNameMax, bodyMaxBytes } from "#contract/limits"
import { attemptHeader, reasonHeader, type Language } from "#contract/words"
import type { Session } from "#app/session/session.server"
import type { Capabilities } from "./capabilities.server"
import { CallMissing, ContractBroken, SentTooMuch, UpstreamUnavailable } from "./errors.server"
import { parseBody } from "./read-body.server"
import { type RawReply, type UpstreamConnection, reach } from "./reach.server"

export interface Upstream {
  readonly connection: UpstreamConnection
  readonly session: Session
  readonly language: Language
  readonly capabilities?: Capabilities | undefined
  /** Called when the API no longer accepts the token; if absent, a 401 is a refusal like any other. */
  readonly onSessionOver?: () => never
  readonly patienceMs?: number
}

type CallPart<E extends Endpoint, Part extends "params" | "query" | "body"> =
  Input<E, Part> extends undefined
    ? { readonly [P in Part]?: undefined }
    : Partial<Input<E, Part>> extends Input<E, Part>
      ? { readonly [P in Part]?: Input<E, Part> }
      : { readonly [P in Part]: Input<E, Part> }

export type CallParts<E extends Endpoint> = CallPart<E, "params"> &
  CallPart<E, "query"> &
  CallPart<E, "body"> & { readonly headers?: Input<E, "headers"> }

type SentReply<Ok extends z.ZodType, R extends readonly number[]> =
  | {
      readonly status: 200
      readonly body: z.output<Ok>
      readonly attempt?: string | undefined
      readonly reasons?: readonly string[] | undefined
    }
  | { readonly status: R[number]; readonly body: Problem }

/**
 * Makes one call. Returns a declared reply, a union by its status; anything else throws
 * UpstreamUnavailable (no reply in the request's time, one that breaks off or is too large, an
 * undeclared status), SentTooMuch (an undeclared 413 to a form), ContractBroken (a body that does not match the
 * contract) or CallMissing (a call of ours that the upstream lacks, which is then not made).
 */
export async function send<
  Ok extends z.ZodType,
  const R extends readonly number[],
  E extends Endpoint,
>(
  upstream: Upstream,
  endpoint: E & { readonly ok: Ok; readonly refusals: R },
  call: CallParts<E>,
): Promise<SentReply<Ok, R>> {
  if (await isMissing(upstream, endpoint)) throw new CallMissing()
  const heard = await ask(upstream, endpoint, await withKnownFields(upstream, endpoint, call))
  if (heard === null) throw new UpstreamUnavailable(endpoint.path, 0)
  const { status, headers, text } = heard
  if (status >= 200 && status < 300) {
    const body = parseBody(endpoint, text, headers.get("Content-Type") ?? "")
    if (!body.success) throw new ContractBroken(endpoint.path, status, body.error.issues)
    return { status: 200, body: body.data, attempt: getAttempt(headers), ...getReasons(headers) }
  }
  if (status === 401 && endpoint.auth !== "none" && upstream.session.person)
    upstream.onSessionOver?.()
  if (isDeclared(endpoint.refusals, status)) return { status, body: readProblem(text) }
  if (status === 413 && upstream.connection.budget.isForm) throw new SentTooMuch(endpoint.path)
  throw new UpstreamUnavailable(endpoint.path, status)
}

/** While the upstream does not say what it offers, pages do without its calls, and forms are sent all the same. */
async function isMissing({ capabilities }: Upstream, { ours, method }: Endpoint): Promise<boolean> {
  if (!ours || !capabilities) return false
  const has = await capabilities.tells(ours)
  return method === "GET" ? has !== true : has === false
}

async function withKnownFields(
  { capabilities }: Upstream,
  { ourFields }: Endpoint,
  call: Parts,
): Promise<Parts> {
  if (!ourFields || !capabilities) return call
  const unknown = new Set<string>()
  for (const [field, name] of Object.entries(ourFields))
    if (!(await capabilities.has(name))) unknown.add(field)
  const known = (part: unknown) =>
    part && Object.fromEntries(Object.entries(part).filter(([field]) => !unknown.has(field)))
  return unknown.size === 0 ? call : { ...call, query: known(call.query), body: known(call.body) }
}

function ask(upstream: Upstream, endpoint: Endpoint, call: Parts): Promise<RawReply | null> {
  const { connection, session, patienceMs } = upstream
  return reach(connection, {
    call: `${endpoint.method} ${endpoint.path}`,
    path: toPath(endpoint, call),
    init: () => ({
      method: endpoint.method,
      headers: toHeaders(upstream, endpoint, call),
      body: toBody(endpoint, call),
    }),
    isSafe: endpoint.safe,
    mayBeBusy: endpoint.refusals.includes(503),
    maxBytes: endpoint.isList ? bodyMaxBytes.list : bodyMaxBytes.other,
    patienceMs,
    onHeaders: (headers) => session.jar.keep(headers),
  })
}

function getAttempt(headers: Headers): string | undefined {
  const name = headers.get(attemptHeader) ?? ""
  return name !== "" && name.length <= attemptNameMax ? name : undefined
}

function getReasons(headers: Headers): { readonly reasons?: readonly string[] } {
  const text = headers.get(reasonHeader)
  return text ? { reasons: text.slice(0, 500).split(", ") } : {}
}

const isDeclared = <const R extends readonly number[]>(
  refusals: R,
  status: number,
): status is R[number] => refusals.includes(status)

interface Parts {
  readonly params?: unknown
  readonly headers?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

function toPath(endpoint: Endpoint, call: Parts): string {
  const params = endpoint.params?.safeParse(call.params)
  // They are from the address of a page, which then names nothing.
  if (params?.success === false) throw new Response(null, { status: 404 })
  const values = new Map(Object.entries(params?.data ?? {}))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ""),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(endpoint.query?.parse(call.query ?? {}) ?? {}))
    if (value !== undefined) query.set(name, value)
  return query.size > 0 ? `${path}?${query}` : path
}

function toHeaders(
  { session, language }: { readonly session: Session; readonly language: Language },
  endpoint: Endpoint,
  call: Parts,
): Headers {
  const headers = new Headers({ Accept: "application/json", "Accept-Language": language })
  for (const [name, value] of Object.entries(endpoint.headers?.parse(call.headers ?? {}) ?? {}))
    if (value !== undefined) headers.set(name, value)
  if (endpoint.body && !endpoint.multipart) headers.set("Content-Type", "application/json")
  const cookies = session.jar.header(endpoint.path)
  if (cookies) headers.set("Cookie", cookies)
  if (endpoint.auth === "bearer" && session.token)
    headers.set("Authorization", `Bearer ${session.token}`)
  return headers
}

function toBody(endpoint: Endpoint, { body }: Parts): BodyInit | undefined {
  if (!endpoint.body) return undefined
  if (!endpoint.multipart) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value instanceof Blob) form.append(name, value)
    else if (value !== undefined) form.append(name, String(value))
  }
  return form
}
