import { once } from "node:events"
import { request, type IncomingMessage } from "node:http"
import { parse } from "node-html-parser"

export function targetsOf(html: string) {
  const document = parse(html)
  const values = (selector: string, name: string) =>
    document.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? "")
  return {
    links: [
      ...values("a[href]", "href"),
      ...values("form[action]", "action"),
      ...values("[formaction]", "formaction"),
    ],
    waysBack: values("[name=redirectTo]", "value"),
  }
}

interface Exact {
  readonly method?: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | null
}

/** By node:http, which changes neither address nor headers, as fetch does. */
export async function askExactly(base: string, { method, path, headers, body = null }: Exact) {
  const { hostname, port } = new URL(base)
  const bytes = body === null ? undefined : Buffer.from(body)
  const sent = { ...headers, ...(bytes ? { "Content-Length": bytes.length } : {}) }
  const call = request({ hostname, port, method, path, headers: sent, agent: false })
  call.setTimeout(30_000, () => call.destroy(new Error("It hangs.")))
  call.end(bytes)
  const response: IncomingMessage = (await once(call, "response"))[0]
  const text = Buffer.concat(await response.toArray()).toString()
  const answered = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
  const names = new Headers(Object.fromEntries(answered))
  return { status: response.statusCode ?? 0, headers: names, text }
}

const form = "application/x-www-form-urlencoded"

export const formPost =
  (site: string) =>
  async (path: string, fields: string | Readonly<Record<string, string>>, type = form) => {
    const headers = { Origin: site, "Content-Type": type }
    const body = typeof fields === "string" ? fields : String(new URLSearchParams(fields))
    const answer = await fetch(site + path, { method: "POST", body, headers, redirect: "manual" })
    const text = await answer.text()
    const location = answer.headers.get("Location") ?? ""
    const values = path.includes(".data") ? valuesOf(text) : []
    return { status: answer.status, text, location, values }
  }

/** Every value in the data of a page, also those inside others. */
export function valuesOf(text: string): unknown[] {
  const values: unknown[] = []
  JSON.parse(text.startsWith("{") ? text : "{}", (_, value: unknown) => {
    values.push(value)
    return value
  })
  return values
}

/** The types of what a browser would construct from them. */
export const typesIn = (values: readonly unknown[]): string[] =>
  values.flatMap((value) =>
    typeof value === "object" && value !== null && "$" in value && Array.isArray(value.$)
      ? [String(value.$[0])]
      : [],
  )
