import { accounts } from "#contract"
import { implement } from "../../http/implement"
import type { HandlerCall } from "../../call"
import { done, refuse } from "../../reply"
import { repeatable } from "../../http/repeatable"
import { admit, ofPerson, takeFirstAttempt } from "../../security/allowances"
import { refuseCommonPassword } from "../../security/common-password"
import { accessCookie } from "../../security/cookies"
import type { HashingSlot } from "../../security/hashing-semaphore"
import { person, readDevice } from "../../security/sender"
import { type IssuedToken, issueToken } from "../../security/token"
import { returnAttempts } from "../../store/accounts/account-attempts"
import { isCompleted, type Repeatable } from "../../db/completed-calls"
import { storePassword as storeChange, readPasswordHash } from "../../store/accounts/passwords"
import { replaceTokens } from "../../store/accounts/tokens"
import { refuseBusy, withHashingSlot } from "./with-hashing-slot"
import { rememberDevice } from "./sign-in"

type Change = HandlerCall<typeof accounts.changePassword>

const wrong = refuse(400, "The old password is wrong.")
const unchanged = refuse(400, "The new password is the old one.")

export const changePassword = implement(accounts.changePassword, async (call) => {
  const { body, caller } = call
  refuseCommonPassword(body.newPassword)
  if (body.newPassword === body.oldPassword) return unchanged
  const repeat = repeatable(call, accounts.changePassword.path)
  const renewed = body.renew ? issueToken(call.dependencies.random, call.now) : null
  const attempt = () =>
    withHashingSlot(call, person(caller.id), (slot) => change(call, { repeat, renewed }, slot))
  const first = await attempt()
  // The change that came first may be this same call, sent earlier.
  const outcome = first === "changed meanwhile" && repeat ? await attempt() : first
  if (outcome !== "done") return wrong
  const message = "The password is changed. Other sessions are over."
  const device = await rememberDevice(call, caller.id, await readDevice(call, caller.id))
  if (!renewed) return done({ message }, [device])
  const { token, expiresAt } = renewed
  return done({ message, token, expiration: new Date(expiresAt).toISOString() }, [
    device,
    ["Set-Cookie", accessCookie(token)],
  ])
})

interface Changing {
  readonly repeat: Repeatable | null
  readonly renewed: IssuedToken | null
}

/** Each try is counted, so that a signed-in computer cannot be used to guess the old password or the new one. */
async function change(call: Change, { repeat, renewed }: Changing, slot: HashingSlot) {
  const { store, caller, now } = call
  const attempts = await admit(call, person(caller.id), () =>
    takeFirstAttempt(store, [ofPerson("change", caller.id)], now),
  )
  const former = await readPasswordHash(store, caller.id)
  const isRepeat = repeat !== null && (await isCompleted(store, repeat))
  const checked = await slot.hash(() => check(call, former, isRepeat))
  if (checked === "wrong") return "wrong"
  await returnAttempts(store, attempts)
  if (checked === null) return refuseBusy()
  const { id: personId, tokenHash } = caller
  if (checked === "done before") {
    if (renewed) await replaceTokens(store, { ...renewed, personId, passwordHash: former }, now)
    return "done"
  }
  const { hash: passwordHash } = checked
  const written = { personId, former, passwordHash, tokenHash, renewed, call: repeat, now }
  return (await storeChange(store, written)) ? "done" : "changed meanwhile"
}

/**
 * Makes both hashes in one slot, so that a caller with the right old password waits once. A repeated call names
 * the former password as the old one; it is done before if its new password is the current one.
 */
async function check(
  { body, dependencies: { passwords } }: Change,
  former: string,
  isRepeat: boolean,
) {
  if (await passwords.matches(body.oldPassword, former))
    return { hash: await passwords.hash(body.newPassword) } as const
  return isRepeat && (await passwords.matches(body.newPassword, former)) ? "done before" : "wrong"
}
