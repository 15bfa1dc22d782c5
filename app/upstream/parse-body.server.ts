import type * as z from "zod"
import type { Endpoint } from "#contract/endpoint"
import { readOk } from "#contract/sentence"

/** In characters: the chapters of a subject take 2,000, and the cache stays below 2 MB. */
const textMax = 16 * 1024
const textsMax = 64

interface ParsedBody {
  readonly schema: z.ZodType
  readonly data: object
}

const remembered = new Map<string, ParsedBody>()

/** A call without credentials gives many requests the same text: grades, subjects, chapters. */
const isCommon = ({ auth, safe }: Endpoint, text: string) =>
  auth === "none" && safe && text.length <= textMax

const wasParsedBy = <Ok extends z.ZodType>(
  schema: Ok,
  known: ParsedBody,
): known is ParsedBody & { readonly data: z.output<Ok> } => known.schema === schema

/**
 * Parses the body of a successful reply. Results are cached by text, because parsing takes longer than the
 * call itself. The result may be shared with other requests, so nobody may change it.
 */
export function parseBody<Ok extends z.ZodType>(
  endpoint: Endpoint & { readonly ok: Ok },
  text: string,
  contentType: string,
): z.ZodSafeParseResult<z.output<Ok>> {
  const known = remembered.get(text)
  if (known && wasParsedBy(endpoint.ok, known)) return { success: true, data: known.data }
  const parsed = endpoint.ok.safeParse(readOk(endpoint, text, contentType))
  const { data } = parsed
  if (isCommon(endpoint, text) && typeof data === "object" && data !== null)
    remember(text, { schema: endpoint.ok, data })
  return parsed
}

function remember(text: string, parsed: ParsedBody) {
  remembered.delete(text)
  remembered.set(text, parsed)
  const [oldest] = remembered.keys()
  if (remembered.size > textsMax && oldest !== undefined) remembered.delete(oldest)
}
