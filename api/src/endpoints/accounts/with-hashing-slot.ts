import type { Endpoint } from "#contract/endpoint"
import type { HandlerCall } from "../../http/call"
import { RefusedReply } from "../../http/reply"
import type { Sender } from "../../security/sender"
import type { HashingSlot } from "../../security/hashing-semaphore"

type Caller = Pick<HandlerCall<Endpoint>, "dependencies" | "platform">

/**
 * Runs work that hashes a password. Enters the queue at once, or refuses the call, and keeps the place in the
 * queue while the work reads the database; `slot.hash` waits for its turn. Once the hash has begun, the work
 * continues even if the client disconnects; otherwise its slot would be lost.
 */
export async function withHashingSlot<T>(
  { dependencies, platform }: Caller,
  sender: Sender,
  work: (slot: HashingSlot) => Promise<T>,
): Promise<T> {
  const slot = dependencies.hashing.enter(sender.key) ?? refuseBusy()
  const hash = <H>(hashing: () => Promise<H>) =>
    slot.hash(() => {
      platform.waitUntil(() => ignoreOutcome(result))
      return hashing()
    })
  const result = work({ ...slot, hash }).finally(slot.leave)
  return result
}

const ignoreOutcome = (work: Promise<unknown>) =>
  work.then(
    () => {},
    () => {},
  )

export function refuseBusy(): never {
  throw new RefusedReply(503, "Too many people are logging in. Please try again.", {
    "Retry-After": "1",
  })
}
