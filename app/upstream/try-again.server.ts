import * as accounts from "#contract/accounts/accounts"
import { eraseAccount } from "#contract/accounts/profile"
import type { Transport } from "./reach.server"

/** The calls that hash a password. Their 503 means that nothing was done yet. */
const hashingPaths: readonly string[] = [
  accounts.register.path,
  accounts.login.path,
  accounts.resetPassword.path,
  accounts.changePassword.path,
  eraseAccount.path,
]

const budgetMs = 8_000
const leastMs = 2_000

interface World {
  readonly now: () => number
  readonly pause: (ms: number) => Promise<void>
  readonly random: () => number
}

const real: World = {
  now: () => Date.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: () => Math.random(),
}

/**
 * Repeats a call that hashes a password once if the upstream is too busy and sends Retry-After: after that time and up
 * to half as much again, so that a class does not retry all at once.
 */
export function tryingAgain(transport: Transport, { now, pause, random }: World = real): Transport {
  return async (path, init) => {
    const startedAt = now()
    const response = await transport(path, init)
    const retryMs = hashingPaths.includes(path) ? retryAfterMs(response) : null
    if (retryMs === null) return response
    const waitMs = retryMs * (1 + random() / 2)
    if (now() - startedAt + waitMs + leastMs > budgetMs) return response
    await response.body?.cancel()
    await pause(waitMs)
    return transport(path, init)
  }
}

function retryAfterMs({ status, headers }: Response): number | null {
  const seconds = headers.get("Retry-After") ?? ""
  return status === 503 && /^\d{1,3}$/.test(seconds) ? Number(seconds) * 1000 : null
}
