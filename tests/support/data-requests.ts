import type { Submission } from "./form"
import type { Page, Visitor } from "./visitor"

export const asData = (path: string) =>
  path === "/" ? "/_root.data" : path.replace(/(\?|$)/, ".data$1")

/** Requests a page's data as a client-side navigation does; the visitor's current page stays. */
export const openAsData = (visitor: Visitor, path: string) =>
  besides(visitor, (twin) => twin.open(asData(path)))

export const sendAsData = (
  visitor: Visitor,
  path: string,
  fields: Readonly<Record<string, string>>,
) => besides(visitor, (twin) => sendFields(twin, asData(path), fields))

async function besides(visitor: Visitor, go: (twin: Visitor) => Promise<Page>): Promise<string> {
  const twin = visitor.twin()
  const { html } = await go(twin)
  visitor.transcript.push(...twin.transcript)
  return html
}

export function sendFields(
  visitor: Visitor,
  action: string,
  fields: Readonly<Record<string, string>> | Submission["entries"],
) {
  const entries = isList(fields) ? fields : Object.entries(fields)
  return visitor.send({ method: "POST", action, isMultipart: false, entries })
}
const isList = (fields: object): fields is Submission["entries"] => Array.isArray(fields)

export const valueOf = (document: Page["document"], name: string) =>
  document.querySelector(`main input[name="${name}"]`)?.getAttribute("value") ?? ""
