import { inTime } from "./in-time"

const unknownLengthMs = 1000
/** Enough for the upload of a picture from a slow phone. */
const knownLengthMs = 60_000

/**
 * Reads and discards the rest of a request's body, so that the connection can be reused: the server closes a connection
 * whose request was not read to its end, and the next request on it fails. A body whose Content-Length is over
 * `maxBytes` is not read.
 */
export async function drainBody(
  { headers, body }: Pick<Request, "headers" | "body">,
  maxBytes: number,
): Promise<void> {
  const size = headers.get("Content-Length")
  if (!body || body.locked || Number(size) > maxBytes) return
  // After a disconnect there is no connection to reuse.
  const drained = body.pipeTo(new WritableStream()).catch(() => undefined)
  await inTime(size === null ? unknownLengthMs : knownLengthMs, drained).catch(() => undefined)
}
