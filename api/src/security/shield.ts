import type { Platform } from "../platform"
import { Refusal } from "../reply"
import type { Visit } from "../request/read-visit"

interface Visited {
  readonly platform: Platform
  readonly visit: Visit
}

/**
 * Turns a network away from which more calls come than from a school at the start of a lesson.
 * What is guessed at an account is counted exactly, and elsewhere: see allowances.ts.
 */
export async function passShield({ platform, visit }: Visited): Promise<void> {
  if (visit.network === null || !platform.shield) return
  const { success } = await platform.shield.limit({ key: visit.network })
  if (success) return
  throw new Refusal(429, "Too many calls come from your network. Please wait a minute.", {
    "Retry-After": "60",
  })
}
