import { createHash } from "node:crypto"

/**
 * By what an answer call says which question it means: the right answer with the hints, joined by
 * commas, or with the question of a difficulty item. Offside, which has no such call, is known by
 * its statements.
 */
export const fingerprintOf = (correctAnswer: string, said: string) =>
  createHash("sha256").update(`${correctAnswer}\n${said}`).digest("base64url")
