import { createHash } from "node:crypto"
import { shownAnswer } from "#game/answers/alternatives"

/**
 * Identifies the question that an answer call means: by the right answer and the hints, joined by commas, or
 * the question of a difficulty item. Offside, which has no such call, is identified by its statements. Of the
 * right answer only the first alternative counts, because it is the only one that players are shown.
 */
export const toFingerprint = (correctAnswer: string, said: string) =>
  createHash("sha256")
    .update(`${shownAnswer(correctAnswer)}\n${said}`)
    .digest("base64url")
