import { replyMark } from "./reply-mark"

const waitsMs = [1000, 2000, 4000, 8000, 15_000]
/** The app replies within 9 s: 8 s for the upstream, and its own work. */
const timeoutMs = 15_000
const uploadTimeoutMs = 120_000

/** Varies by a fifth, so that a class does not retry all at once. `random` is from 0 to 1. */
export function waitMs(failures: number, random: number): number {
  const ms = waitsMs[Math.min(failures, waitsMs.length) - 1] ?? 0
  return (ms * (4 + 2 * random)) / 5
}

export const getTimeout = (body: unknown) =>
  body instanceof FormData ? uploadTimeoutMs : timeoutMs

/**
 * Whether a response is a complete reply of the app, whatever its status. Reads a copy to its end. A proxy's
 * error, the page of a captive portal and truncated data are not replies.
 */
export async function isReply(response: Response): Promise<boolean> {
  const text = await response.clone().text()
  if (!response.headers.has(replyMark)) return false
  return !response.headers.get("Content-Type")?.startsWith("text/x-script") || isJson(text)
}

/** Whether a response is a script, or an error of the app itself: a 404 if a newer build has replaced it. */
export async function isScript(response: Response): Promise<boolean> {
  await response.clone().text()
  const { headers, ok } = response
  return ok ? /javascript/.test(headers.get("Content-Type") ?? "") : headers.has(replyMark)
}

function isJson(data: string): boolean {
  try {
    JSON.parse(data)
    return true
  } catch {
    return false
  }
}
