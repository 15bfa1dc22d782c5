import { passedOn } from "#contract/passed-on"
import { readDevice } from "../security/device-cookie"
import { networkOf } from "./network-of"

/** Where a call comes from. */
export interface Visit {
  /** The caller's network; `null` where nobody says. */
  readonly network: string | null
  /** What the caller's device was given when somebody logged in on it. */
  readonly device: string | null
  /** The origin at which the caller sees the app; `null` where nobody says. */
  readonly appOrigin: string | null
}

/** Headers that only the app can have set: see the two doors in index.ts. */
export function readVisit(headers: Headers, appUrl: string): Visit {
  const address = headers.get(passedOn.address)
  return {
    network: address === null ? null : networkOf(address),
    device: readDevice(headers.get("Cookie")),
    appOrigin: originOf(appUrl || headers.get(passedOn.appOrigin) || ""),
  }
}

function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, origin } = new URL(address)
  return protocol === "https:" || protocol === "http:" ? origin : null
}
