import type { Endpoint } from "#contract/endpoint"
import type { Call } from "../../implement"
import { deviceLifetimeMs } from "../../security/device-cookie"
import { hashToken, newToken, tokenLifetimeMs } from "../../security/token"
import { deviceRemembered, isKnownDevice } from "../../store/devices"
import { writeTogether } from "../../store/store"
import { tokenKept } from "../../store/tokens"
import { tryTakenBack, type Counted } from "../../store/tries"

type Visited = Pick<Call<Endpoint>, "store" | "visit" | "outside" | "now">

interface Proof {
  readonly personId: number
  /** The hash of the password that was right. */
  readonly passwordHash: string
  /** The try that it took: a right one does not count. */
  readonly spent: Counted
}

/** A token and the device's name; `null` where the password was changed a moment ago. */
export async function signIn(call: Visited, { personId, passwordHash, spent }: Proof) {
  const { store, outside, now } = call
  const token = newToken(outside.random)
  const device = await nameOfDevice(call)
  const expiresAt = now + tokenLifetimeMs
  const [kept] = await writeTogether(store, [
    ...tokenKept(store, { hash: hashToken(token), personId, passwordHash, expiresAt }, now),
    ...deviceRemembered(store, personId, hashToken(device), now),
    tryTakenBack(store, spent),
  ])
  return kept === 1 ? { token, expiresAt, device } : null
}

/** The one it has, where we gave it: a school's computer keeps its name whoever logs in on it. */
async function nameOfDevice({ store, visit, outside, now }: Visited): Promise<string> {
  const { device } = visit
  const isOurs =
    device !== null && (await isKnownDevice(store, hashToken(device), now - deviceLifetimeMs))
  return isOurs ? device : newToken(outside.random)
}
