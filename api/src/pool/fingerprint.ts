import { createHash } from "node:crypto"
import { shownAnswer } from "#game/answers/alternatives"

/**
 * Identifies the question that an answer call means: the right answer with the hints, joined by commas, or
 * with the question of a difficulty item. Offside, which has no such call, is identified by its statements.
 * Of the right answer only the first alternative counts, which is all that players are sent.
 */
export const fingerprintOf = (correctAnswer: string, said: string) =>
  createHash("sha256")
    .update(`${shownAnswer(correctAnswer)}\n${said}`)
    .digest("base64url")
