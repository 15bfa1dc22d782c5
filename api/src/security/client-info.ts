import { internalHeaders } from "#contract/internal-headers"
import { readDeviceCookie } from "./cookies"

/** Where a call comes from. */
export interface ClientInfo {
  /** The caller's network; `null` where it is not known. */
  readonly network: string | null
  /** The name that the caller's device was given at a log-in; `null` where it has none. */
  readonly device: string | null
  /** The origin at which the caller sees the app; `null` where it is not known. */
  readonly appOrigin: string | null
}

/** Reads headers that only the app can set: entrypoints.ts removes them from calls of others. */
export function readClientInfo(headers: Headers, appUrl: string): ClientInfo {
  const address = headers.get(internalHeaders.address)
  return {
    network: address === null ? null : networkOf(address),
    device: readDeviceCookie(headers.get("Cookie")),
    appOrigin: originOf(appUrl || headers.get(internalHeaders.appOrigin) || ""),
  }
}

function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, origin } = new URL(address)
  return protocol === "https:" || protocol === "http:" ? origin : null
}

/**
 * The network of an address: an IPv4 address itself, or the first 64 bits of an IPv6 address, since every
 * household has at least a /64.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!address.includes(":")) return address.slice(0, 64)
  const [before = "", after = ""] = address.toLowerCase().slice(0, 64).split("::")
  const [head, tail] = [groupsOf(before), groupsOf(after)]
  const gap = address.includes("::") ? Math.max(0, 8 - head.length - tail.length) : 0
  const groups = [...head, ...Array.from({ length: gap }, () => "0"), ...tail]
  return `${groups.slice(0, 4).join(":")}::/64`
}

const groupsOf = (text: string) =>
  text === "" ? [] : text.split(":").map((group) => group.replace(/^0+(?=.)/, ""))
