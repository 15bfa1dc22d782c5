/** How long a body of unknown length is read. */
const unknownLengthMs = 1000
/** As long as a picture takes from a slow phone. */
const knownLengthMs = 60_000

/**
 * Reads what is left of a request's body and drops it, so that the connection can be reused: the
 * server closes one whose request was not read to its end, and the next request on it fails.
 * A body whose Content-Length is over `maxBytes` is not read.
 */
export async function drainBody(
  { headers, body }: Pick<Request, "headers" | "body">,
  maxBytes: number,
): Promise<void> {
  const size = headers.get("Content-Length")
  if (!body || body.locked || Number(size) > maxBytes) return
  // A client that disconnects needs no draining.
  const drained = body.pipeTo(new WritableStream()).catch(() => undefined)
  await within(size === null ? unknownLengthMs : knownLengthMs, drained)
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<void>((settle) => {
    timer = setTimeout(settle, ms)
  })
  await Promise.race([work, limit])
  clearTimeout(timer)
}
