import type { Endpoint } from "#contract/endpoint"
import type { Call } from "../../implement"
import { Refusal } from "../../reply"
import type { HashingPlace } from "../../security/hashing-gate"

type Caller = Pick<Call<Endpoint>, "outside" | "platform" | "visit">

/**
 * Does work in which a password is hashed. The place in the queue is taken at once, or refused, and
 * kept while the work asks the database; `place.hash` waits for its turn. Once the hash has begun, a
 * caller who hangs up does not stop the work, or its slot would be lost.
 */
export async function admitted<T>(
  { outside, platform, visit }: Caller,
  work: (place: HashingPlace) => Promise<T>,
): Promise<T> {
  const place = outside.hashing.enter(visit.network ?? "") ?? hashingIsBusy()
  const hash = <H>(hashing: () => Promise<H>) =>
    place.hash(() => {
      platform.later(() => settled(result))
      return hashing()
    })
  const result = work({ ...place, hash }).finally(place.leave)
  return result
}

/** A failure is the caller's to tell. */
const settled = (work: Promise<unknown>) =>
  work.then(
    () => {},
    () => {},
  )

export function hashingIsBusy(): never {
  throw new Refusal(503, "Too many people are at the door. Please try again.", {
    "Retry-After": "1",
  })
}
