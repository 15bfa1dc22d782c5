import type { GiftQuestion } from "#app/games/game-gift.server"
import { type GiftRefusal, type ReadAnswer, readAnswer } from "./gift-answer.server"
import { countMatches, toPlaces, unescapeGift, withEscapedFormulas } from "./gift-text.server"
import { toFormat, toPlainText } from "./markup.server"

export interface ReadQuestion extends Omit<GiftQuestion, "named"> {
  readonly line: number
  readonly comments: readonly string[]
}

export interface RefusedGift extends Pick<
  ReadQuestion,
  "line" | "title" | "category" | "comments"
> {
  readonly reason: GiftRefusal
  readonly source: string
  readonly typed: ReadQuestion | null
}

const lineStart = /^\s*(?:\/\/|::|\$CATEGORY:)/

/** Whether a text looks like GIFT and not like cells. A file name that ends in `.gift` also means GIFT. */
export const startsLikeGift = (text: string): boolean => lineStart.test(text)
export const hasGiftAnswers = (text: string): boolean =>
  /\{\s*(?:[=~#}]|T|F|ص|خ|غ)/i.test(text) && text.includes("}")

/**
 * Reads a file in linear time, at most `max` of its questions. `refused`: the questions that no game supports, with
 * their lines.
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
  for (const block of toBlocks(text, max)) {
    const read = readBlock(block)
    if (!("reason" in read)) questions.push(read)
    else {
      const { text: source, ...rest } = block
      refused.push({ ...rest, ...read, title: getTitle(source).slice(0, 200), source })
    }
  }
  return { questions, refused }
}

const getTitle = (source: string): string => {
  const text = source.slice(0, blockMax)
  const end = text.startsWith("::") ? text.indexOf("::", 2) : -1
  return unescapeGift(end > 0 ? text.slice(2, end) : text.replace(/\{[\s\S]*/, ""))
}

type Refusal = Pick<RefusedGift, "reason" | "typed">

const refusal = (reason: GiftRefusal): Refusal => ({ reason, typed: null })

function readBlock({ line, category, comments, text }: Block): ReadQuestion | Refusal {
  if (text.length > blockMax) return refusal("tooLong")
  const titleEnd = text.startsWith("::") ? endOfTitle(text) : -1
  const title = titleEnd > 0 ? unescapeGift(text.slice(2, titleEnd)) : ""
  const rest = withEscapedFormulas(titleEnd > 0 ? text.slice(titleEnd + 2) : text)
  const braces = toPlaces(rest, "{}")
  const [open, close] = braces
  if (open === undefined) return refusal("text")
  if (rest.charAt(open) !== "{") return refusal("noAnswer")
  if (close === undefined || rest.charAt(close) !== "}") return refusal("unclosed")
  if (braces.length > 2) return refusal("gaps")
  const format = toFormat(rest, "moodle")
  const question = toPlainText(getStem(rest.slice(0, open), rest.slice(close + 1)), format)
  if (question === null) return refusal("markup")
  const answer: ReadAnswer = readAnswer(rest.slice(open + 1, close).trim(), format)
  const asked = { line, category, comments, title, question }
  if (!("refusal" in answer)) return { ...asked, ...answer }
  return { reason: answer.refusal, typed: answer.typed && { ...asked, ...answer.typed } }
}

function endOfTitle(text: string): number {
  const colons = toPlaces(text, ":")
  return colons.find((at, index) => at > 1 && colons[index + 1] === at + 1) ?? -1
}

/** The text around an answer, with a gap for the answer; signs alone after a whole sentence are dropped. */
function getStem(before: string, after: string): string {
  const tail = after.trim()
  const start = before.trimEnd()
  if (tail === "" || (/^[\p{P}\s]+$/u.test(tail) && /[.?!؟:]$/.test(start))) return before
  return `${start} _____${/^[.,;:!?؟،؛]/.test(tail) ? "" : " "}${tail}`
}

/** The longest question that is read, in characters; no game has texts of this length. */
const blockMax = 20_000

interface Block {
  readonly line: number
  readonly category: string
  readonly comments: readonly string[]
  readonly text: string
}

/** The most comments of a question: more than a sheet has columns. The rest is skipped, as Moodle skips all. */
const commentsMax = 100

/**
 * Splits a file at empty lines and, as many files lack them, before a title or comment after a closed answer and after
 * lines that are a question each. Empty lines before or within an answer are none. Stops after `max` blocks.
 */
function toBlocks(text: string, max = Infinity): readonly Block[] {
  const blocks: Block[] = []
  let [category, comments, lines, line] = ["", [""].slice(1), [""].slice(1), 0]
  const end = () => {
    const isEach = lines.length > 1 && lines.every((each) => isQuestion(each))
    for (const [at, one] of (isEach ? lines.map((each) => [each]) : [lines]).entries()) {
      if (one.length === 0) break
      blocks.push({ line: line + at, category, comments, text: unindented(one) })
      comments = []
    }
    lines = []
  }
  let [opened, depth, isApart] = [false, 0, false]
  for (const [index, each] of text.split(/\r\n?|\n/).entries()) {
    if (blocks.length >= max) return blocks
    const trimmed = each.trim()
    if (trimmed === "") {
      isApart = true
      continue
    }
    const isNext = depth <= 0 && (opened ? /^(?:::|\/\/)/ : /^::.*::/).test(trimmed)
    if (isNext || (isApart && !goesOn(trimmed, lines, depth))) {
      end()
      opened = false
      depth = 0
    }
    isApart = false
    if (trimmed.startsWith("//")) {
      if (comments.length < commentsMax) comments.push(trimmed.slice(2).trim())
    } else if (/^\$CATEGORY:/i.test(trimmed)) {
      end()
      category = getCategory(trimmed.slice(10))
    } else {
      if (lines.length === 0) line = index + 1
      lines.push(each.trimEnd())
      const read = trimmed.slice(0, blockMax)
      const begun = countMatches(read, "{")
      depth += begun - countMatches(read, "}")
      opened ||= begun > 0
    }
  }
  end()
  return blocks.slice(0, max)
}

const goesOn = (line: string, before: readonly string[], depth: number): boolean =>
  depth > 0
    ? /^[=~#}]/.test(line)
    : !before.some((each) => each.includes("{")) &&
      (line.startsWith("{") || (before.length === 1 && /^::[^:]*::$/.test(before[0] ?? "")))

const isQuestion = (line: string): boolean =>
  line.length <= blockMax &&
  toPlaces(withEscapedFormulas(line), "{}").length === 2 &&
  /\{.*\}[.?!؟]?$/.test(line)

const getCategory = (path: string): string =>
  path
    .split(/(?<!\/)\/(?!\/)/)
    .at(-1)
    ?.trim()
    .replaceAll("//", "/") ?? ""

function unindented(lines: readonly string[]): string {
  const indents = lines.map((line) => line.length - line.trimStart().length)
  const indent = indents.reduce((least, each) => Math.min(least, each))
  return lines
    .map((line) => line.slice(indent))
    .join("\n")
    .trim()
}
