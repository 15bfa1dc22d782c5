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
    return await readAll(reader, maxBytes, aborted(signal))
  } catch (error) {
    // The connection is not used again, so a failure to cancel it does no harm.
    void reader.cancel().catch(() => {})
    throw error instanceof BodyBroken ? error : new BodyBroken("broke off")
  }
}

export const readBodyText = async (...of: Parameters<typeof readBytes>): Promise<string> =>
  new TextDecoder().decode(await readBytes(...of))

/** Rejects when the signal aborts, even if the other side never settles. */
export function aborted(signal: AbortSignal): Promise<never> {
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
