import type { Endpoint } from "#contract/endpoint"
import type { Language } from "#contract/words"
import type { Session } from "#app/session/session.server"

export interface Parts {
  readonly params?: unknown
  readonly headers?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

export function toPath(endpoint: Endpoint, call: Parts): string {
  const values = new Map(Object.entries(endpoint.params?.parse(call.params) ?? {}))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ""),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(endpoint.query?.parse(call.query ?? {}) ?? {}))
    if (value !== undefined) query.set(name, value)
  return query.size > 0 ? `${path}?${query}` : path
}

export function toHeaders(
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

export function toBody(endpoint: Endpoint, { body }: Parts): BodyInit | undefined {
  if (!endpoint.body) return undefined
  if (!endpoint.multipart) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value instanceof Blob) form.append(name, value)
    else if (value !== undefined) form.append(name, String(value))
  }
  return form
}
