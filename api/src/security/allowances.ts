import { createHash } from "node:crypto"
import { Refusal } from "../reply"
import type { Store } from "../store/store"
import { takeTry, type Allowance, type TriedAction } from "../store/tries"

const quietMs = 15 * 60 * 1000

/**
 * How many wrong tries there are in 15 minutes. Of an account's passwords, strangers have 15 and
 * each device that the person has logged in on 5 of its own. Of links, a mailbox gets 5.
 */
const most = { login: 15, device: 5, forget: 5, reset: 20, change: 10 } as const

/** Of an account that may not be there: an e-mail is counted whether it has an account or not. */
export const ofEmail = (action: TriedAction, email: string): Allowance => ({
  action,
  subject: createHash("sha256").update(email).digest("base64url"),
  most: action === "login" ? most.login : most[action],
  quietMs,
})

export const ofDevice = (personId: number, device: string): Allowance => ({
  action: "login",
  subject: `${personId} ${device}`,
  most: most.device,
  quietMs,
})

export const ofPerson = (action: TriedAction, personId: number): Allowance => ({
  action,
  subject: String(personId),
  most: most[action],
  quietMs,
})

/** Takes the first try that is left among these; where none is, turns the call away. */
export async function takeFirstTry(
  store: Store,
  allowances: readonly Allowance[],
  now: number,
): Promise<Allowance> {
  let left = Infinity
  for (const allowance of allowances) {
    const wait = await takeTry(store, allowance, now)
    if (wait === 0) return allowance
    left = Math.min(left, wait)
  }
  throw new Refusal(429, "There were too many tries. Please wait a while.", {
    "Retry-After": String(Math.ceil(left / 1000)),
  })
}
