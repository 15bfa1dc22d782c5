import { request } from "node:http"
import { parse } from "node-html-parser"

/** The targets of a page: its links and forms, and the return paths that its forms submit. */
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

/** Requests an address exactly as written, since fetch would convert its backslashes. */
export function raw(origin: string, path: string): Promise<{ location: string; html: string }> {
  const { hostname, port } = new URL(origin)
  return new Promise((settle, fail) => {
    request({ hostname, port, path, headers: { Accept: "text/html" } }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(Buffer.from(chunk))
      settle({ location: answer.headers.location ?? "", html: Buffer.concat(chunks).toString() })
    })
      .on("error", fail)
      .end()
  })
}

export const way = (fields: Readonly<Record<string, string>>) =>
  new URLSearchParams(fields).toString()

/** Posts to a site and reads the response, decoded as a turbo-stream for a data request. */
export const formPost =
  (site: string) =>
  async (path: string, body: string, type = "application/x-www-form-urlencoded") => {
    const headers = { Origin: site, "Content-Type": type }
    const answer = await fetch(site + path, { method: "POST", body, headers, redirect: "manual" })
    const text = await answer.text()
    const location = answer.headers.get("Location") ?? ""
    return {
      status: answer.status,
      text,
      location,
      values: path.includes(".data") ? valuesOf(text) : [],
    }
  }

export function valuesOf(text: string): unknown[] {
  const [first = "[]"] = text.split("\n")
  const values: unknown = JSON.parse(first.startsWith("[") ? first : "[]")
  return Array.isArray(values) ? values : []
}

/** The types that a stream makes its reader construct, other than plain objects, lists and texts. */
export const typesIn = (values: readonly unknown[]): string[] =>
  values.flatMap((value) =>
    Array.isArray(value) && typeof value[0] === "string" ? [value[0]] : [],
  )
