import type * as z from "zod"
import type { Endpoint } from "#contract/endpoint"
import { readOk } from "#contract/sentence"

export class BodyBroken extends Error {}

/**
 * Reads a body to its end. A body that breaks off, is larger than `maxBytes` or has not ended when the
 * signal aborts is cancelled, and BodyBroken is thrown.
 */
export async function readBytes(
  { body, headers }: Pick<Response, "body" | "headers">,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!body) return new Uint8Array()
  const reader = body.getReader()
  try {
    if (Number(headers.get("Content-Length")) > maxBytes) throw new BodyBroken("too large")
    return await readAll(reader, maxBytes, rejectOnAbort(signal))
  } catch (error) {
    // The connection is not used again, so a failure to cancel it does no harm.
    void reader.cancel().catch(() => {})
    throw error instanceof BodyBroken ? error : new BodyBroken("broke off")
  }
}

export const readBodyText = async (...of: Parameters<typeof readBytes>): Promise<string> =>
  new TextDecoder().decode(await readBytes(...of))

/** Rejects when the signal aborts, even if the other side never settles. */
export function rejectOnAbort(signal: AbortSignal): Promise<never> {
  const promise = new Promise<never>((_, reject) => {
    const stop = () => reject(new BodyBroken("too slow"))
    if (signal.aborted) stop()
    else signal.addEventListener("abort", stop, { once: true })
  })
  // Prevents an unhandled rejection if nobody awaits the promise.
  promise.catch(() => {})
  return promise
}

async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
  tooSlow: Promise<never>,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await Promise.race([reader.read(), tooSlow])
    if (done) return joined(chunks, size)
    size += value.byteLength
    if (size > maxBytes) throw new BodyBroken("too large")
    chunks.push(value)
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

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
