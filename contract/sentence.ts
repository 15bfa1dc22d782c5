import * as z from "zod"
import type { Endpoint } from "./endpoint"

/** A text of a reply that is no JSON is taken for a sentence up to so many characters. */
const plainTextMax = 300

/** HTML: a page of something in front of the API, such as a proxy. */
const isTag = (text: string) => /^\s*</.test(text)
const said = z.string().refine((text) => !isTag(text), "looks like HTML")

/**
 * What a call answers when its text says nothing that the app needs: a sentence, `{message}`, or
 * nothing. Anything else says that something other than the API has answered.
 */
export const done = z.union([z.undefined(), said, z.object({ message: said })])

/**
 * The value of a good reply, for its call's schema: JSON, nothing, or a short plain text where a
 * sentence is expected. `null`, which no schema accepts, for anything else.
 */
export function readOk({ ok }: Pick<Endpoint, "ok">, text: string, contentType: string): unknown {
  const isSentence = ok === done
  if (isSentence && /\bx?html\b/i.test(contentType) && text !== "") return null
  if (text.trim() === "") return undefined
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: a plain text may be a sentence, and what begins like JSON was cut off.
    return isSentence && text.length <= plainTextMax && !/^\s*["[{]/.test(text) ? text : null
  }
}
