import { createHash } from "node:crypto"
import type { Random } from "../random"

export const tokenLifetimeMs = 60 * 60 * 1000

/** 256 bits that say nothing, in base64url. */
export const newToken = (random: Random) => Buffer.from(random(32)).toString("base64url")

/** What is stored of a token. Enough against guessing, for a token is as random as the hash. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url")
