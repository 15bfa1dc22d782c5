import type * as z from "zod"
import type { Endpoint } from "#contract/endpoint"
import { readOk } from "#contract/sentence"

/** In characters: the chapters of a subject take 2,000, and the cache stays below 2 MB. */
const textMax = 16 * 1024
const textsMax = 64

/** The parsed values by text, the oldest first. */
const remembered = new Map<string, object>()
/** The schema by which each value was parsed. */
const schemas = new WeakMap<object, z.ZodType>()

/** A call without credentials gives many requests the same text: grades, subjects, chapters. */
const isCommon = ({ auth, safe }: Endpoint, text: string) =>
  auth === "none" && safe && text.length <= textMax

const wasParsedBy = <Ok extends z.ZodType>(
  schema: Ok,
  value: object,
): value is object & z.output<Ok> => schemas.get(value) === schema

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
  if (known && wasParsedBy(endpoint.ok, known)) return { success: true, data: known }
  const parsed = endpoint.ok.safeParse(readOk(endpoint, text, contentType))
  const { data } = parsed
  if (isCommon(endpoint, text) && typeof data === "object" && data !== null)
    remember(text, data, endpoint.ok)
  return parsed
}

function remember(text: string, data: object, schema: z.ZodType) {
  schemas.set(data, schema)
  remembered.delete(text)
  remembered.set(text, data)
  const [oldest] = remembered.keys()
  if (remembered.size > textsMax && oldest !== undefined) remembered.delete(oldest)
}
