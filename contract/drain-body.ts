/** How long a body is read of which nobody knows the end. */
const unknownLengthMs = 1000
/** A slow phone's picture takes this long. */
const knownLengthMs = 60_000

/**
 * Reads what is left of a request's body and drops it, so that the connection can be reused: the
 * server closes one whose request was not read to its end, and the next request on it fails.
 * A body that says to be longer than `maxBytes` is left alone.
 */
export async function drainBody(
  { headers, body }: Pick<Request, "headers" | "body">,
  maxBytes: number,
): Promise<void> {
  const size = headers.get("Content-Length")
  if (!body || body.locked || Number(size) > maxBytes) return
  // A sender that hangs up is no trouble here.
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
