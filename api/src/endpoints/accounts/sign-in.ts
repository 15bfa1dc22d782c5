import type { Endpoint } from "#contract/endpoint"
import type { Call } from "../../call"
import { deviceCookie } from "../../security/cookies"
import { hashToken, newToken, tokenLifetimeMs } from "../../security/token"
import { returnAttempt, type CountedAttempt } from "../../store/account-attempts"
import { upsertDevice } from "../../store/devices"
import { batchWrite } from "../../store/store"
import { insertToken } from "../../store/tokens"

type SigningIn = Pick<Call<Endpoint>, "store" | "dependencies" | "now">

interface Proof {
  readonly personId: number
  /** The hash that the password matched. */
  readonly passwordHash: string
  /** The counted attempt, which is returned because the password was right. */
  readonly attempt: CountedAttempt
  /** The name that the device was given before; `null` where it has none. A shared computer keeps its name. */
  readonly device: string | null
}

/** A token and the device's name; `null` where the password has just been changed. */
export async function signIn(
  { store, dependencies, now }: SigningIn,
  { personId, passwordHash, attempt, ...proof }: Proof,
) {
  const token = newToken(dependencies.random)
  const device = proof.device ?? newToken(dependencies.random)
  const expiresAt = now + tokenLifetimeMs
  const [inserted] = await batchWrite(store, [
    ...insertToken(store, { hash: hashToken(token), personId, passwordHash, expiresAt }, now),
    ...upsertDevice(store, personId, hashToken(device), now),
    returnAttempt(store, attempt),
  ])
  return inserted === 1 ? { token, expiresAt, device } : null
}

/**
 * A new password makes every device unknown; the one that set it becomes known again at once, so that
 * other people's guesses do not lock its owner out. Returns the headers that name the device.
 */
export async function rememberDevice(
  { store, dependencies, now }: SigningIn,
  personId: number,
): Promise<Record<string, string>> {
  const device = newToken(dependencies.random)
  await batchWrite(store, upsertDevice(store, personId, hashToken(device), now))
  return { "Set-Cookie": deviceCookie(device) }
}
