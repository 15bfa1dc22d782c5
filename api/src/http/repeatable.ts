import { createHash } from "node:crypto"
import { idempotencyHeader } from "#contract/words"
import type { Repeatable } from "../db/completed-calls"

interface KeyedCall {
  readonly headers: { readonly [idempotencyHeader]?: string | undefined }
  readonly caller: { readonly id: number }
  readonly now: number
}

/**
 * Identifies a call by a hash of its key, its path and its content; `null` without a key. A password is never part
 * of the content, because the hash is a fast one and a client may choose a weak key.
 */
export function repeatable(
  { headers, caller, now }: KeyedCall,
  path: string,
  ...content: readonly (string | number)[]
): Repeatable | null {
  const key = headers[idempotencyHeader]
  if (!key) return null
  const hash = createHash("sha256").update(JSON.stringify([key, path, ...content]))
  return { personId: caller.id, hash: hash.digest("base64url"), now }
}
