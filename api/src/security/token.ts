import { createHash } from "node:crypto"
import type { Random } from "../http/random"

export const tokenLifetimeMs = 60 * 60 * 1000

export const newToken = (random: Random) => Buffer.from(random(32)).toString("base64url")

export function issueToken(random: Random, now: number) {
  const token = newToken(random)
  return { token, hash: hashToken(token), expiresAt: now + tokenLifetimeMs }
}

export type IssuedToken = ReturnType<typeof issueToken>

/** The stored hash of a token. A fast one is enough, since a token is as random as its hash. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url")
