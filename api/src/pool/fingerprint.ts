import { createHash } from "node:crypto"
import { shownAnswer } from "#game/answers/alternatives"

/**
 * By what an answer call says which question it means: the right answer with the hints, joined by
 * commas, or with the question of a difficulty item. Offside, which has no such call, is known by
 * its statements. Of the right answer the first alternative counts, which is all that players are sent.
 */
export const fingerprintOf = (correctAnswer: string, said: string) =>
  createHash("sha256")
    .update(`${shownAnswer(correctAnswer)}\n${said}`)
    .digest("base64url")
