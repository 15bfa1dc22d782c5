import type { Platform } from "../platform"
import { Refusal } from "../reply"
import type { ClientInfo } from "./client-info"

interface Caller {
  readonly platform: Platform
  readonly client: ClientInfo
}

/**
 * Refuses a network that sends more calls than a school at the start of a lesson. Approximate; wrong
 * passwords are counted exactly, see allowances.ts.
 */
export async function rateLimit({ platform, client }: Caller): Promise<void> {
  if (client.network === null || !platform.accountLimit) return
  const { success } = await platform.accountLimit.limit({ key: client.network })
  if (success) return
  throw new Refusal(429, "Too many calls come from your network. Please wait a minute.", {
    "Retry-After": "60",
  })
}
