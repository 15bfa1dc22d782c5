import { replyMark } from "./reply-mark"

/** Before each new try; the last one repeats. */
const waitsMs = [1000, 2000, 4000, 8000, 15_000]
/** The app answers within 9 s: 8 s for the upstream, and its own work. */
const timeoutMs = 15_000
/** A picture may take this long to arrive. */
const uploadTimeoutMs = 120_000

/** A fifth more or less, so that a class does not come back all at once. `random` is from 0 to 1. */
export function waitMs(failures: number, random: number): number {
  const ms = waitsMs[Math.min(failures, waitsMs.length) - 1] ?? 0
  return (ms * (4 + 2 * random)) / 5
}

export const timeoutOf = (body: unknown) => (body instanceof FormData ? uploadTimeoutMs : timeoutMs)

/**
 * Whether a reply is the app's own, whatever its status, and whole. Reads a copy to its end. A proxy's
 * error, the page of a captive portal and data that break off are no replies.
 */
export async function isReply(response: Response): Promise<boolean> {
  const text = await response.clone().text()
  if (!response.headers.has(replyMark)) return false
  return !response.headers.get("Content-Type")?.startsWith("text/x-script") || isWhole(text)
}

/** A script as the build has it. A 404 of the app's own is a reply too: a newer build has replaced it. */
export async function isScript(response: Response): Promise<boolean> {
  await response.clone().text()
  const { headers, ok } = response
  return ok ? /javascript/.test(headers.get("Content-Type") ?? "") : headers.has(replyMark)
}

/** The data of a page are a line of JSON, and further lines where the page waits for a promise. */
function isWhole(data: string): boolean {
  try {
    JSON.parse(data.slice(0, data.indexOf("\n")))
    return data.endsWith("\n")
  } catch {
    return false
  }
}
