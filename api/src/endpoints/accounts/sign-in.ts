import type { Endpoint } from "#contract/endpoint"
import type { HandlerCall } from "../../http/call"
import { deviceCookie } from "../../security/cookies"
import type { KnownDevice } from "../../security/sender"
import { hashToken, issueToken, newToken } from "../../security/token"
import { clearAttempts, returnAttempt, type Allowance } from "../../store/accounts/account-attempts"
import { upsertDevice } from "../../store/accounts/devices"
import { batchWrite } from "../../db/store"
import { deleteToken, insertToken } from "../../store/accounts/tokens"

type SigningIn = Pick<HandlerCall<Endpoint>, "store" | "dependencies" | "now">

interface Proof {
  readonly personId: number
  readonly passwordHash: string
  readonly attempt: Allowance
  /** The name that the device was given before; `null` if it has none. A shared computer keeps its name. */
  readonly device: string | null
  readonly formerToken: string | null
}

/**
 * A token, in place of the one that the browser holds, and the device's name; `null` if the password has just been
 * changed.
 */
export async function signIn(
  { store, dependencies, now }: SigningIn,
  { personId, passwordHash, attempt, formerToken, ...proof }: Proof,
) {
  const { token, hash, expiresAt } = issueToken(dependencies.random, now)
  const device = proof.device ?? newToken(dependencies.random)
  const [inserted] = await batchWrite(store, [
    ...insertToken(store, { hash, personId, passwordHash, expiresAt }, now),
    ...(formerToken === null ? [] : [deleteToken(store, formerToken)]),
    ...upsertDevice(store, personId, hashToken(device), now),
    attempt.isLasting ? clearAttempts(store, attempt) : returnAttempt(store, attempt),
  ])
  return inserted === 1 ? { token, expiresAt, device } : null
}

/**
 * A new password makes every device unknown; the one that set it becomes known again at once, so that
 * other people's guesses do not lock its owner out. It gets a new name, unless others have logged in on it too: they
 * would become unknown there. Returns the header that names the device.
 */
export async function rememberDevice(
  { store, dependencies, now }: SigningIn,
  personId: number,
  known: KnownDevice | null,
): Promise<[name: string, value: string]> {
  const device = known?.isShared ? known.name : newToken(dependencies.random)
  await batchWrite(store, upsertDevice(store, personId, hashToken(device), now))
  return ["Set-Cookie", deviceCookie(device)]
}
