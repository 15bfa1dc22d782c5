import { accounts } from "#contract"
import { implement, type Call } from "../../implement"
import { done, refuse } from "../../reply"
import { ofPerson, takeFirstAttempt, rateLimit } from "../../security/allowances"
import { refuseCommonPassword } from "../../security/common-password"
import type { HashingSlot } from "../../security/hashing-semaphore"
import { returnAttempt } from "../../store/account-attempts"
import { changePassword as storeChange } from "../../store/passwords"
import { readPasswordHash } from "../../store/people"
import { batchWrite } from "../../store/store"
import { refuseBusy, withHashingSlot } from "./with-hashing-slot"
import { rememberDevice } from "./sign-in"

type Change = Call<typeof accounts.changePassword>

const wrong = refuse(400, "The old password is wrong.")
const unchanged = refuse(400, "The new password is the old one.")

export const changePassword = implement(accounts.changePassword, async (call) => {
  const { body, caller } = call
  await rateLimit(call)
  refuseCommonPassword(body.newPassword)
  if (body.newPassword === body.oldPassword) return unchanged
  if (!(await withHashingSlot(call, (slot) => change(call, slot)))) return wrong
  return done(
    { message: "The password is changed. Other sessions are over." },
    await rememberDevice(call, caller.id),
  )
})

/** Counted, so that a signed-in computer cannot be used to guess the old password. */
async function change(call: Change, slot: HashingSlot): Promise<boolean> {
  const { store, caller, now } = call
  const attempt = await takeFirstAttempt(store, [ofPerson("change", caller.id)], now)
  const former = await readPasswordHash(store, caller.id)
  const checked = await slot.hash(() => check(call, former))
  if (checked?.matches === false) return false
  await batchWrite(store, [returnAttempt(store, attempt)])
  if (!checked) return refuseBusy()
  const { id: personId, tokenHash } = caller
  return storeChange(store, { personId, former, passwordHash: checked.hash, tokenHash })
}

/** Both hashes in one slot: a caller with the right old password waits once. */
async function check({ body, dependencies: { passwords } }: Change, former: string) {
  if (!(await passwords.matches(body.oldPassword, former))) return { matches: false } as const
  return { matches: true, hash: await passwords.hash(body.newPassword) } as const
}
