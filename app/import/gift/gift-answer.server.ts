import type { GiftQuestion } from "#app/games/game-gift.server"
import { joined, oneLine, partsAt, placesOf, unescaped } from "./gift-text.server"

/** Why a GIFT question is refused: no game supports its kind, or it is not a question. */
export type GiftRefusal =
  | "choice"
  | "matching"
  | "number"
  | "essay"
  | "weights"
  | "markup"
  | "gaps"
  | "noAnswer"
  | "unclosed"
  | "tooLong"

/** The content of a question's braces. */
type GiftAnswer = Pick<GiftQuestion, "answer" | "feedback">

/** Reads the text between the braces, or returns why no game supports it. */
export function readAnswer(text: string): GiftAnswer | GiftRefusal {
  const general = generalFeedback(text)
  const body = general === null ? text : text.slice(0, general).trim()
  const feedback = general === null ? "" : text.slice(general + 4)
  if (body === "") return "essay"
  if (body.startsWith("#")) return "number"
  const [value = "", ...comments] = partsAt(body, placesOf(body, "#"))
  const truth = /^(?:(t|true)|f|false)$/i.exec(value.trim())
  if (truth) return { answer: truth[1] !== undefined, feedback: joined([...comments, feedback]) }
  return /^[=~]/.test(body) ? readAnswers(body, feedback) : "noAnswer"
}

function readAnswers(body: string, feedback: string): GiftAnswer | GiftRefusal {
  const marks = placesOf(body, "=~")
  if (marks.some((at) => body.charAt(at) === "~")) return "choice"
  const answers: string[] = []
  const comments: string[] = []
  const parts = partsAt(body, marks).slice(1)
  if (parts.length > 1 && parts.every((part) => part.includes("->"))) return "matching"
  for (const part of parts) {
    const [given = "", ...said] = partsAt(part, placesOf(part, "#"))
    const [, weight, answer = ""] = /^\s*(?:%([^%]*)%)?([\s\S]*)$/.exec(given) ?? []
    if (weight !== undefined && Number(weight) !== 100) return "weights"
    answers.push(unescaped(oneLine(answer)))
    comments.push(...said)
  }
  return { answer: answers, feedback: joined([...comments, feedback]) }
}

/** The index of `####`, which starts the feedback that is shown for every answer; `null` for none. */
function generalFeedback(text: string): number | null {
  const signs = placesOf(text, "#")
  return signs.find((at, index) => signs[index + 3] === at + 3) ?? null
}
