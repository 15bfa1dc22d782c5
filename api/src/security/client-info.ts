import { internalHeaders } from "#platform/internal-headers"
import { ofOneConnection, getNetwork } from "#platform/network"
import { readDeviceCookie } from "./cookies"

export interface ClientInfo {
  readonly network: string | null
  readonly device: string | null
  readonly appOrigin: string | null
}

/** Reads headers that only the app can set: entrypoints.ts removes them from calls of others. */
export function readClientInfo(headers: Headers, appUrl: string): ClientInfo {
  const address = headers.get(internalHeaders.address)
  return {
    network: address === null ? null : getNetwork(address, ofOneConnection),
    device: readDeviceCookie(headers.get("Cookie")),
    appOrigin: getOrigin(appUrl || headers.get(internalHeaders.appOrigin) || ""),
  }
}

function getOrigin(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, origin } = new URL(address)
  return protocol === "https:" || protocol === "http:" ? origin : null
}
