import { createHash } from "node:crypto"
import { Refusal } from "../reply"
import {
  takeAttempt,
  type Allowance,
  type LimitedAction,
  type Waiting,
} from "../store/account-attempts"
import type { Store } from "../store/store"
import type { Platform } from "../platform"
import type { ClientInfo } from "./client-info"

const quietMs = 15 * 60 * 1000

/**
 * Wrong attempts allowed in 15 minutes. For the password of an account: 15 from unknown devices, and 5 more from
 * each device that the person has logged in on. Reset links per mailbox: 5. School codes per network, which a school
 * shares: 30.
 */
const max = { login: 15, device: 5, forget: 5, reset: 20, change: 10, register: 30 } as const

/** Attempts count for an e-mail whether or not it has an account. */
export const ofEmail = (action: LimitedAction, email: string): Allowance => ({
  action,
  subject: createHash("sha256").update(email).digest("base64url"),
  max: max[action],
  quietMs,
})

/** The subject has the form of `subjectOnDevice`. @param device the stored hash of its name */
export const ofDevice = (personId: number, device: string): Allowance => ({
  ...anyDevice,
  subject: `${personId} ${device}`,
})

/** The allowance of any person on any device, without its subject. */
export const anyDevice = { action: "login", max: max.device, quietMs } as const

export const ofPerson = (action: LimitedAction, personId: number): Allowance => ({
  action,
  subject: String(personId),
  max: max[action],
  quietMs,
})

/** Takes an attempt from the first of these allowances that has one left; refuses the call where none has. */
export async function takeFirstAttempt(
  store: Store,
  allowances: readonly Waiting[],
  now: number,
): Promise<Allowance> {
  let waitMs = Infinity
  for (const allowance of allowances) {
    const wait = await takeAttempt(store, allowance, now)
    if (wait === 0) return allowance
    waitMs = Math.min(waitMs, wait)
  }
  throw new Refusal(429, "There were too many tries. Please wait a while.", {
    "Retry-After": String(Math.ceil(waitMs / 1000)),
  })
}

/** Wrong school codes of a network; those of calls whose network is not known count together. */
export const ofNetwork = ({ network }: ClientInfo): Allowance =>
  ofEmail("register", `network ${network ?? ""}`)

interface Caller {
  readonly platform: Platform
  readonly client: ClientInfo
}

/**
 * Refuses a network that sends more calls than a school does at the start of a lesson. The limit is approximate;
 * wrong passwords are counted exactly, by the allowances.
 * @param counted a kind of call that is counted separately from the calls of accounts
 */
export async function rateLimit({ platform, client }: Caller, counted?: "visitor"): Promise<void> {
  if (client.network === null || !platform.accountLimit) return
  const key = counted ? `${counted} ${client.network}` : client.network
  const { success } = await platform.accountLimit.limit({ key })
  if (success) return
  throw new Refusal(429, "Too many calls come from your network. Please wait a minute.", {
    "Retry-After": "60",
  })
}
