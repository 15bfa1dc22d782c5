import type * as z from "zod"
import { type Endpoint, type Input, type Problem, readProblem } from "#contract/endpoint"
import { attemptNameMax } from "#contract/limits"
import { attemptHeader, type Language } from "#contract/words"
import type { Session } from "~/session/session.server"
import { ContractBroken, UpstreamUnavailable } from "./errors.server"

export const timeoutMs = 8000

export interface Upstream {
  readonly transport: (path: string, init: RequestInit) => Promise<Response>
  readonly session: Session
  readonly language: Language
  /** The API does not know the token any more; without it that is a refusal like any other. */
  readonly onSessionOver?: () => never
  /** For how long an answer is waited for. */
  readonly patienceMs?: number
}

type CallPart<E extends Endpoint, Part extends "params" | "query" | "body"> =
  Input<E, Part> extends undefined
    ? { readonly [P in Part]?: undefined }
    : { readonly [P in Part]: Input<E, Part> }

interface Parts {
  readonly params?: unknown
  readonly headers?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** What a call of one endpoint takes along. */
export type Call<E extends Endpoint> = CallPart<E, "params"> &
  CallPart<E, "query"> &
  CallPart<E, "body"> & { readonly headers?: Input<E, "headers"> }

type Answered<Ok extends z.ZodType, R extends readonly number[]> =
  | {
      readonly status: 200
      readonly body: z.output<Ok>
      /** What the API calls the question that it issued, where it gives it a name. */
      readonly attempt?: string | undefined
    }
  | { readonly status: R[number]; readonly body: Problem }

/**
 * Makes one call. A declared answer comes back told apart by its status; anything else throws
 * UpstreamUnavailable (no answer within 8 s, an undeclared status) or ContractBroken (a body
 * that the contract does not know).
 */
export async function send<
  Ok extends z.ZodType,
  const R extends readonly number[],
  E extends Endpoint,
>(
  upstream: Upstream,
  endpoint: E & { readonly ok: Ok; readonly refusals: R },
  call: Call<E>,
): Promise<Answered<Ok, R>> {
  const response = await request(upstream, endpoint, call)
  const { status } = response
  const text = await response.text()
  if (status >= 200 && status < 300) {
    const body = endpoint.ok.safeParse(jsonOf(text))
    if (!body.success) throw new ContractBroken(endpoint.path, status, body.error.issues)
    return { status: 200, body: body.data, attempt: attemptOf(response) }
  }
  if (status === 401 && endpoint.auth !== "none" && upstream.session.person)
    upstream.onSessionOver?.()
  if (isDeclared(endpoint.refusals, status)) return { status, body: readProblem(text) }
  throw new UpstreamUnavailable(endpoint.path, status)
}

async function request(upstream: Upstream, endpoint: Endpoint, call: Parts): Promise<Response> {
  const path = pathOf(endpoint, call)
  const attempt = async () => {
    try {
      const response = await upstream.transport(path, {
        method: endpoint.method,
        headers: headersOf(upstream, endpoint, call),
        body: bodyOf(endpoint, call),
        redirect: "manual",
        signal: AbortSignal.timeout(upstream.patienceMs ?? timeoutMs),
      })
      upstream.session.jar.keep(response.headers)
      return response
    } catch {
      return null
    }
  }
  const first = await attempt()
  const response = first === null && endpoint.safe ? await attempt() : first
  if (response === null) throw new UpstreamUnavailable(endpoint.path, 0)
  return response
}

function pathOf(endpoint: Endpoint, call: Parts): string {
  const values = new Map(Object.entries(endpoint.params?.parse(call.params) ?? {}))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ""),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(endpoint.query?.parse(call.query ?? {}) ?? {}))
    if (value !== undefined) query.set(name, value)
  return query.size > 0 ? `${path}?${query}` : path
}

function headersOf({ session, language }: Upstream, endpoint: Endpoint, call: Parts): Headers {
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

function bodyOf(endpoint: Endpoint, { body }: Parts): BodyInit | undefined {
  if (!endpoint.body) return undefined
  if (!endpoint.multipart) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value instanceof Blob) form.append(name, value)
    else form.append(name, String(value))
  }
  return form
}

function attemptOf({ headers }: Response): string | undefined {
  const name = headers.get(attemptHeader) ?? ""
  return name !== "" && name.length <= attemptNameMax ? name : undefined
}

/** The body as JSON; as text where it is none; nothing where it is empty. */
function jsonOf(text: string): unknown {
  if (text === "") return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const isDeclared = <const R extends readonly number[]>(
  refusals: R,
  status: number,
): status is R[number] => refusals.includes(status)
