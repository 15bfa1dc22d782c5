import type { Visitor } from "./visitor"

const asData = (path: string) => path.replace(/(\?|$)/, ".data$1")

/** As the browser asks where it moves on without loading the page anew; the page at hand stays. */
export async function openAsData(visitor: Visitor, path: string): Promise<string> {
  const twin = visitor.twin()
  await twin.open(asData(path))
  visitor.transcript.push(...twin.transcript)
  return twin.page.html
}

/** The same for a form of the page at hand, with fields that need not be its own. */
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
