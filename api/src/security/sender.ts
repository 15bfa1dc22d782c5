import { sql, type RawBuilder } from "kysely"
import type { Endpoint } from "#contract/endpoint"
import type { HandlerCall } from "../http/call"
import { readKnown } from "../store/accounts/devices"
import type { ClientInfo } from "./client-info"
import { deviceLifetimeMs } from "./cookies"
import { hashToken } from "./token"

export interface Sender {
  /**
   * "person": by a token, a link, or a device on which this person has logged in. "device": by a device on which
   * somebody else has.
   */
  readonly proof: "person" | "device" | "none"
  /** Calls of one key share limits, and a place in the queue for hashing. */
  readonly key: string
}

export interface KnownDevice {
  readonly name: string
  readonly hash: string
  /** The first of the people who have logged in on it. Calls of others on all devices of this person count together. */
  readonly host: number
  readonly own: number | null
  readonly isShared: boolean
}

const stranger = ({ network }: ClientInfo): Sender => ({ proof: "none", key: network ?? "" })

export const person = (id: number): Sender => ({ proof: "person", key: `person ${id}` })

export function getSender(client: ClientInfo, device: KnownDevice | null): Sender {
  if (!device) return stranger(client)
  return device.own === null
    ? { proof: "device", key: `device of ${device.host}` }
    : person(device.own)
}

type Asking = Pick<HandlerCall<Endpoint>, "store" | "client" | "now">

/**
 * The device that a call names by its cookie; `null` if it has none, or nobody has logged in on it.
 * @param named the person whom the call is about, by id or e-mail
 */
export async function readDevice(
  { store, client: { device: name }, now }: Asking,
  named: number | string,
): Promise<KnownDevice | null> {
  if (name === null) return null
  const hash = hashToken(name)
  const id: RawBuilder<number> =
    typeof named === "number" ? sql`${named}` : sql`(SELECT id FROM people WHERE email = ${named})`
  const known = await readKnown(store, { hash, since: now - deviceLifetimeMs, id })
  return known && { name, hash, ...known }
}
