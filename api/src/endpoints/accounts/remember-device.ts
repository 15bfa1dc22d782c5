import type { Endpoint } from "#contract/endpoint"
import type { Call } from "../../implement"
import { deviceCookie } from "../../security/device-cookie"
import { hashToken, newToken } from "../../security/token"
import { deviceRemembered } from "../../store/devices"
import { writeTogether } from "../../store/store"

type Visited = Pick<Call<Endpoint>, "store" | "outside" | "now">

/**
 * A new password makes every device a stranger; the one that set it is known again at once, so that
 * nobody's guessing keeps its owner out. Answers the headers that tell the device.
 */
export async function rememberDevice(
  { store, outside, now }: Visited,
  personId: number,
): Promise<Record<string, string>> {
  const device = newToken(outside.random)
  await writeTogether(store, deviceRemembered(store, personId, hashToken(device), now))
  return { "Set-Cookie": deviceCookie(device) }
}
