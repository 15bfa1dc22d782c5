import type { Endpoint } from "#contract/endpoint"
import type { Call } from "../../implement"
import { Refusal } from "../../reply"

type Caller = Pick<Call<Endpoint>, "outside" | "platform">

/**
 * Does work that hashes a password, and turns the call away at once where as many are being hashed
 * as may be. A caller who hangs up does not stop the work, or its place would stay taken for ever.
 */
export async function admitted<T>({ outside, platform }: Caller, work: () => Promise<T>) {
  const result = outside.hashing.admit(work)
  platform.later(() => settled(result))
  return (await result) ?? hashingIsBusy()
}

/** A failure is the caller's to tell. */
const settled = (work: Promise<unknown>) =>
  work.then(
    () => {},
    () => {},
  )

function hashingIsBusy(): never {
  throw new Refusal(503, "Too many people are at the door. Please try again.", {
    "Retry-After": "1",
  })
}
