import type { GiftQuestion } from "#app/games/game-gift.server"
import { placesOf, unescaped } from "./gift-text.server"
import { type Block, blockMax, blocksOf } from "./gift-blocks.server"
import { type GiftRefusal, readAnswer } from "./gift-answer.server"

/** A question of a GIFT file, as Moodle describes the format. */
export interface ReadQuestion extends Omit<GiftQuestion, "named"> {
  /** The number of its first line, from 1. */
  readonly line: number
  /** The comments before it and since the last question, without `//`. */
  readonly comments: readonly string[]
}

export interface RefusedGift {
  readonly line: number
  readonly title: string
  readonly reason: GiftRefusal
  /** The question as the file has it. */
  readonly source: string
}

const lineStart = /^\s*(?:\/\/|::|\$CATEGORY:)/

/** Whether a text looks like GIFT and not like cells. A file name that ends in `.gift` also means GIFT. */
export const startsLikeGift = (text: string): boolean => lineStart.test(text)
export const hasGiftAnswers = (text: string): boolean =>
  /\{\s*(?:[=~#}]|T|F)/i.test(text) && text.includes("}")

/**
 * Reads a file in linear time, at most `max` of its questions. `refused`: the questions that no game supports, with their
 * lines.
 */
export function readGift(
  text: string,
  max?: number,
): {
  readonly questions: readonly ReadQuestion[]
  readonly refused: readonly RefusedGift[]
} {
  const questions: ReadQuestion[] = []
  const refused: RefusedGift[] = []
  for (const block of blocksOf(text, max)) {
    const read = readBlock(block)
    if (typeof read !== "string") questions.push(read)
    else {
      const { line, text: source } = block
      refused.push({ line, title: titleOf(source).slice(0, 200), reason: read, source })
    }
  }
  return { questions, refused }
}

const titleOf = (source: string): string => {
  const text = source.slice(0, blockMax)
  const end = text.startsWith("::") ? text.indexOf("::", 2) : -1
  return unescaped(end > 0 ? text.slice(2, end) : text.replace(/\{[\s\S]*/, ""))
}

function readBlock({ line, category, comments, text }: Block): ReadQuestion | GiftRefusal {
  if (text.length > blockMax) return "tooLong"
  const titleEnd = text.startsWith("::") ? endOfTitle(text) : -1
  const title = titleEnd > 0 ? unescaped(text.slice(2, titleEnd)) : ""
  const rest = titleEnd > 0 ? text.slice(titleEnd + 2) : text
  const braces = placesOf(rest, "{}")
  const [open, close] = braces
  if (open === undefined || rest.charAt(open) !== "{") return "noAnswer"
  if (close === undefined || rest.charAt(close) !== "}") return "unclosed"
  if (braces.length > 2) return "gaps"
  const question = questionOf(rest.slice(0, open), rest.slice(close + 1))
  if (question === null) return "markup"
  const answer = readAnswer(rest.slice(open + 1, close).trim())
  return typeof answer === "string"
    ? answer
    : { line, category, comments, title, question, ...answer }
}

/** The index of the `::` that ends a title, neither colon escaped; -1 for none. */
function endOfTitle(text: string): number {
  const colons = placesOf(text, ":")
  return colons.find((at, index) => at > 1 && colons[index + 1] === at + 1) ?? -1
}

/** The text around an answer, with a gap for the answer; `null` for markup, which would be shown as text. */
function questionOf(before: string, after: string): string | null {
  const [, format = "", stem = ""] =
    /^\s*(?:\[(html|moodle|plain|markdown)\])?([\s\S]*)$/i.exec(before) ?? []
  const tail = after.trim()
  const joined = `${stem.trim()}${tail === "" ? "" : ` _____ ${tail}`}`.replaceAll("\n", " ")
  const isPlain = format === "" || /^(?:plain|moodle)$/i.test(format)
  return isPlain || !/[<&*_`]/.test(joined) ? unescaped(joined) : null
}
