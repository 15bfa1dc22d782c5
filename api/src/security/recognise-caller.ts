import { roles, type Role } from "#contract/words"
import type { Compilable } from "kysely"
import { batchRead, readBoth, type Store } from "../db/store"
import { findToken } from "../store/accounts/tokens"
import { readAccessCookie } from "./cookies"
import { hashToken } from "./token"

export interface Caller {
  readonly id: number
  readonly role: Role
  readonly isWaiting: boolean
  readonly tokenHash: string
}

const wellFormed = /^[\w-]{43}$/

interface CallerAndRow<Row> {
  readonly caller: Caller | null
  readonly extraRow: Row | null
}

/**
 * Identifies the caller by the bearer token, or by the access cookie if there is no Authorization header. What
 * `findExtra` makes is in one batch with the look-up of the token, since the database may be far away.
 */
export async function recogniseCaller<Row = never>(
  store: Store,
  headers: Headers,
  now: number,
  findExtra: (tokenHash: string | null) => Compilable<Row> | null = () => null,
): Promise<CallerAndRow<Row>> {
  const token = readBearer(headers.get("Authorization")) ?? readCookie(headers)
  const tokenHash = token && wellFormed.test(token) ? hashToken(token) : null
  const extraQuery = findExtra(tokenHash)
  const byToken = tokenHash === null ? null : findToken(store, tokenHash, now)
  const [tokens, rows] =
    byToken && extraQuery
      ? await readBoth(store, byToken, extraQuery)
      : [
          (await byToken?.execute()) ?? [],
          (await batchRead(store, extraQuery ? [extraQuery] : [])).flat(),
        ]
  const [found] = tokens
  const role = roles.find((known) => known === found?.role)
  const caller =
    tokenHash && found && role
      ? { id: found.person_id, role, isWaiting: found.is_waiting === 1, tokenHash }
      : null
  return { caller, extraRow: rows[0] ?? null }
}

function readBearer(header: string | null): string | null {
  if (header === null) return null
  return /^Bearer +(\S+)$/i.exec(header.trim())?.[1] ?? ""
}

/** Some writes are GETs, so a cookie that a browser sends from another site is not accepted. */
function readCookie(headers: Headers): string | null {
  const site = headers.get("Sec-Fetch-Site") ?? "none"
  return site === "none" || site === "same-origin" ? readAccessCookie(headers.get("Cookie")) : null
}
