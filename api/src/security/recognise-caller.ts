import { roles, type Role } from "#contract/words"
import type { Store } from "../store/store"
import { findToken } from "../store/tokens"
import { readAccessCookie } from "./cookies"
import { hashToken } from "./token"

export interface Caller {
  readonly id: number
  readonly role: Role
  /** The stored hash of the caller's token. */
  readonly tokenHash: string
}

const wellFormed = /^[\w-]{43}$/

/** By bearer, or by the access cookie where there is no bearer. `null` without a valid token. */
export async function recogniseCaller(
  store: Store,
  headers: Headers,
  now: number,
): Promise<Caller | null> {
  const token = readBearer(headers.get("Authorization")) ?? readCookie(headers)
  if (!token || !wellFormed.test(token)) return null
  const tokenHash = hashToken(token)
  const found = await findToken(store, tokenHash, now)
  const role = roles.find((known) => known === found?.role)
  return found && role ? { id: found.person_id, role, tokenHash } : null
}

/** What follows "Bearer", or "" for a header that holds something else; `null` without a header. */
function readBearer(header: string | null): string | null {
  if (header === null) return null
  return /^Bearer +(\S+)$/i.exec(header.trim())?.[1] ?? ""
}

/** Some writes are GETs, so a cookie that a browser sends from another site is not accepted. */
function readCookie(headers: Headers): string | null {
  const site = headers.get("Sec-Fetch-Site") ?? "none"
  return site === "none" || site === "same-origin" ? readAccessCookie(headers.get("Cookie")) : null
}
