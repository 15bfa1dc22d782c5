import * as z from "zod"
import type { Endpoint } from "./endpoint"

/** The longest reply without JSON that counts as a sentence, in characters. */
const plainTextMax = 300

/** HTML comes from something in front of the API, such as a proxy. */
const isTag = (text: string) => /^\s*</.test(text)
const said = z.string().refine((text) => !isTag(text), "looks like HTML")

/**
 * The body of a reply of which the app needs nothing: a sentence, `{message}`, or no body. Anything else means that
 * something other than the API has answered.
 */
export const doneSentence = z.union([z.undefined(), said, z.object({ message: said })])

const sentences = new Set<z.ZodType>([doneSentence])

/** `done` for a reply that an upstream may send with fields of ours: all of them or none. */
export function doneWith<Shape extends z.ZodRawShape>(fields: Shape) {
  const ok = z.union([z.object({ message: said.optional(), ...fields }), doneSentence])
  sentences.add(ok)
  return ok
}

/**
 * Reads the body of a 200 for the schema of its call: JSON, `undefined` for an empty body, or a short plain text if
 * a sentence is expected. `null`, which no schema accepts, for anything else.
 */
export function readOk({ ok }: Pick<Endpoint, "ok">, text: string, contentType: string): unknown {
  const isSentence = sentences.has(ok)
  if (isSentence && /\bx?html\b/i.test(contentType) && text !== "") return null
  if (text.trim() === "") return undefined
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: a plain text may be a sentence; one that begins like JSON is a truncated body.
    return isSentence && text.length <= plainTextMax && !/^\s*["[{]/.test(text) ? text : null
  }
}
