import type { Submission } from "./form"
import type { Page, Visitor } from "./visitor"

export const asData = (path: string) =>
  path === "/" ? "/_root.data" : path.replace(/(\?|$)/, ".data$1")

/** Requests a page's data as a client-side navigation does; the visitor's current page stays. */
export async function openAsData(visitor: Visitor, path: string): Promise<string> {
  const twin = visitor.twin()
  await twin.open(asData(path))
  visitor.transcript.push(...twin.transcript)
  return twin.page.html
}

/** Sends a form of the current page in the same way, with any fields. */
export async function sendAsData(
  visitor: Visitor,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  const twin = visitor.twin()
  const entries = Object.entries(fields)
  await twin.send({ method: "POST", action: asData(path), isMultipart: false, entries })
  visitor.transcript.push(...twin.transcript)
  return twin.page.html
}

/** Sends any fields, not only those of the page's form. */
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
