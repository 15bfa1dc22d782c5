/** Why a body could not be read. */
export class BodyBroken extends Error {}

/**
 * Reads a body to its end: by the deadline, and of no more than so many bytes. What breaks off, stalls,
 * drips past the deadline or is larger is let go of and throws BodyBroken.
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
    // The connection is of no more use; that it cannot be let go of in order is nobody's loss.
    void reader.cancel().catch(() => {})
    throw error instanceof BodyBroken ? error : new BodyBroken("broke off")
  }
}

/** The same as text in UTF-8, without the mark that some put before it. */
export const readText = async (...of: Parameters<typeof readBytes>): Promise<string> =>
  new TextDecoder().decode(await readBytes(...of))

/** Rejects when the signal says so, also where the other side never does. */
export function aborted(signal: AbortSignal): Promise<never> {
  const promise = new Promise<never>((_, reject) => {
    const stop = () => reject(new BodyBroken("too slow"))
    if (signal.aborted) stop()
    else signal.addEventListener("abort", stop, { once: true })
  })
  // Nobody may be waiting for it when it comes.
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
