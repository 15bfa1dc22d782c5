import { createHash } from "node:crypto"
import { parseChecked, pupilNumberLength } from "#contract/classes/digits"
import { RefusedReply } from "../http/reply"
import type { Endpoint } from "#contract/endpoint"
import type { HandlerCall } from "../http/call"
import {
  returnAttempts,
  takeAttempt,
  type Allowance,
  type CountedAttempt,
  type LimitedAction,
  type WaitingAllowance,
} from "../store/accounts/account-attempts"
import type { Store } from "../db/store"
import type { ClientInfo } from "./client-info"
import type { Sender } from "./sender"

const quietMs = 15 * 60 * 1000

/**
 * Attempts allowed in 15 minutes. Wrong passwords for an account: 15 from unknown devices, and 5 more from each device
 * that the person has logged in on. Reset links for a mailbox: 5 from each network, and 10 from all networks. Wrong
 * school codes from a network, which a school shares: 30. Sign-ups with one e-mail from a network: 15.
 */
const max = {
  login: 15,
  secret: 10,
  device: 5,
  forget: 5,
  mailbox: 10,
  reset: 20,
  change: 10,
  register: 15,
  code: 30,
  classCode: 10,
  classCodes: 60,
} as const

/** Attempts count for an e-mail whether or not it has an account. */
export const ofEmail = (action: LimitedAction, email: string): Allowance => ({
  action,
  subject: hashed(email),
  max: max[action],
  quietMs,
})

/** Until a teacher makes a new secret, or the pupil logs in. */
const lockMs = 365 * 24 * 60 * 60 * 1000

/**
 * Wrong passwords from unknown devices. A pupil's secret of six digits has ten tries for good; the number of nobody has
 * as many in 15 minutes, so that guessing numbers fills no table.
 */
export function ofLogin(name: string, hasAccount = true): Allowance {
  const ordinary = ofEmail("login", name)
  if (parseChecked(name, pupilNumberLength) === null) return ordinary
  return { ...ordinary, max: max.secret, ...(hasAccount && { quietMs: lockMs, isLasting: true }) }
}

const hashed = (text: string) => createHash("sha256").update(text).digest("base64url")

export const ofEmailBy = (action: LimitedAction, email: string, { key }: Sender): Allowance =>
  ofEmail(action, `${email} ${key}`)

/** Reset links that are mailed to an address at the request of anybody but its owner's own devices. */
export const ofMailbox = (email: string): Allowance => ({
  ...ofEmail("forget", email),
  max: max.mailbox,
})

/** The subject has the form of `subjectOnDevice`. @param device the stored hash of its name */
export const ofDevice = (personId: number, device: string): Allowance => ({
  ...anyDevice,
  subject: `${personId} ${device}`,
})

export const anyDevice = { action: "login", max: max.device, quietMs } as const

export const ofPerson = (action: LimitedAction, personId: number): Allowance => ({
  action,
  subject: String(personId),
  max: max[action],
  quietMs,
})

export async function takeFirstAttempt(
  store: Store,
  allowances: readonly WaitingAllowance[],
  now: number,
): Promise<readonly [Allowance]> {
  let waitMs = Infinity
  for (const allowance of allowances) {
    const wait = await takeAttempt(store, allowance, now)
    if (wait === 0) return [allowance]
    waitMs = Math.min(waitMs, wait)
  }
  return refuseForNow(waitMs)
}

export function refuseForNow(waitMs: number): never {
  throw new RefusedReply(429, "There were too many tries. Please wait a while.", {
    "Retry-After": String(Math.ceil(Math.min(waitMs, quietMs) / 1000)),
  })
}

/** Wrong school codes; those of calls whose network is not known count together. */
export const ofCodes = ({ key }: Sender): Allowance => ({
  ...ofEmail("register", `network ${key}`),
  max: max.code,
})

export const ofClassCodes = (personId: number, { network }: ClientInfo): readonly Allowance[] => [
  { ...ofEmail("register", `class ${personId}`), max: max.classCode },
  { ...ofEmail("register", `class of ${network}`), max: max.classCodes },
]

export const ofRoomCodes = (personId: number | null, { network }: ClientInfo) => [
  ...(personId === null
    ? []
    : [{ ...ofEmail("register", `room ${personId}`), max: max.classCode }]),
  { ...ofEmail("register", `room of ${network}`), max: max.classCodes },
]

type LimitedCall = Pick<HandlerCall<Endpoint>, "platform" | "client" | "now" | "dependencies">

/**
 * Counts the attempts of a call, then asks the limit of its network, and returns the attempts if the call is refused
 * there. In this order a call that its account refuses does not count against its network, and of concurrent calls
 * none passes before it is counted.
 * @param take counts the attempts; throws or returns `null` if there are none left
 */
export async function admit<Taken extends readonly CountedAttempt[] | null>(
  call: LimitedCall & { readonly store: Store },
  sender: Sender,
  take: () => Promise<Taken>,
): Promise<Taken> {
  if (sender.proof === "none") refuseIfFull(call, sender.key)
  const attempts = await take()
  if (!attempts) return attempts
  try {
    await rateLimit(call, sender)
    return attempts
  } catch (refusal) {
    await returnAttempts(call.store, attempts)
    throw refusal
  }
}

/**
 * Refuses a sender who sends more calls a minute than people do, and a network that sends more than a school does at
 * the start of a lesson. The limits are approximate; wrong passwords are counted exactly, by the allowances. Calls of
 * people who have proved who they are do not count against their network. Those of strangers on a known device count
 * apart from those on unknown devices, and against these only beyond the device's own limit.
 */
export async function rateLimit(call: LimitedCall, sender: Sender): Promise<void> {
  const { platform, client } = call
  if (client.network === null) return
  if (sender.proof !== "none" && (await isWithin(platform.knownLimit, sender.key))) {
    if (sender.proof === "person") return
    if (await isWithin(platform.accountLimit, `known ${client.network}`)) return
  }
  await limitNetwork(call)
}

export async function limitNetwork(call: LimitedCall, counted?: "visitor" | "invitation") {
  const { network } = call.client
  if (network === null) return
  const key = counted ? `${counted} ${network}` : network
  refuseIfFull(call, key)
  if (await isWithin(call.platform.accountLimit, key)) return
  call.dependencies.fullNetworks.set(key, call.now)
  refuseNetwork()
}

const isWithin = async (limit: RateLimit | undefined, key: string) =>
  !limit || (await limit.limit({ key })).success

/** How long a network that was refused is refused without asking, so that a flood writes nothing to the database. */
const fullMs = 5_000

function refuseIfFull({ dependencies, now }: LimitedCall, key: string): void {
  const ageMs = now - (dependencies.fullNetworks.get(key) ?? -Infinity)
  if (ageMs >= 0 && ageMs < fullMs) refuseNetwork()
}

function refuseNetwork(): never {
  throw new RefusedReply(429, "Too many calls come from your network. Please wait a minute.", {
    "Retry-After": "60",
  })
}
