import { countOf, joined, oneLine, partsAt, placesOf, unescaped } from "./gift-text.server"

/** A question of a GIFT file, as Moodle describes the format. */
export interface GiftQuestion {
  /** Where it begins. */
  readonly line: number
  /** The last part of the category that it is in. */
  readonly category: string
  readonly title: string
  readonly question: string
  /** Whether a statement is true, or every right answer of a question. */
  readonly answer: boolean | readonly string[]
  readonly feedback: string
  /** The comments before it and since the last question, without `//`. */
  readonly comments: readonly string[]
}

/** What no game here can carry, and what is no question at all. */
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

export interface RefusedGift {
  readonly line: number
  readonly title: string
  readonly reason: GiftRefusal
  /** As it was written. */
  readonly source: string
}

interface Block {
  readonly line: number
  readonly category: string
  readonly comments: readonly string[]
  readonly text: string
}

const lineStart = /^\s*(?:\/\/|::|\$CATEGORY:)/

/** Whether a text looks like GIFT rather than like cells; a name that ends in `.gift` says so too. */
export const startsLikeGift = (text: string): boolean => lineStart.test(text)
export const hasGiftAnswers = (text: string): boolean =>
  /\{\s*(?:[=~#}]|T|F)/i.test(text) && text.includes("}")

/** Reads a file in time that grows with its length. What cannot be carried is named, with its line. */
export function readGift(text: string): {
  readonly questions: readonly GiftQuestion[]
  readonly refused: readonly RefusedGift[]
} {
  const questions: GiftQuestion[] = []
  const refused: RefusedGift[] = []
  for (const block of blocksOf(text)) {
    const read = readBlock(block)
    if (typeof read !== "string") questions.push(read)
    else {
      const { line, text: source } = block
      refused.push({ line, title: titleOf(source).slice(0, 200), reason: read, source })
    }
  }
  return { questions, refused }
}

/** Questions are parted by empty lines; many files forget them where each is one line. */
function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = []
  let [category, comments, lines, line] = ["", [""].slice(1), [""].slice(1), 0]
  const end = () => {
    if (lines.length > 0) {
      blocks.push({ line, category, comments, text: lines.join("\n") })
      comments = []
    }
    lines = []
  }
  let [opened, depth] = [false, 0]
  for (const [index, each] of text.split(/\r\n?|\n/).entries()) {
    const trimmed = each.trim()
    const isNext = opened && depth <= 0 && /^(?:::|\/\/)/.test(trimmed)
    if (trimmed === "" || isNext) {
      end()
      opened = false
      depth = 0
    }
    if (trimmed.startsWith("//")) comments.push(trimmed.slice(2).trim())
    else if (/^\$CATEGORY:/i.test(trimmed)) {
      end()
      category = trimmed.slice(10).split("/").at(-1)?.trim() ?? ""
    } else if (trimmed !== "") {
      if (lines.length === 0) line = index + 1
      lines.push(trimmed)
      depth += countOf(trimmed, "{") - countOf(trimmed, "}")
      opened ||= countOf(trimmed, "{") > 0
    }
  }
  end()
  return blocks
}

const titleOf = (text: string): string => {
  const end = text.startsWith("::") ? text.indexOf("::", 2) : -1
  return unescaped(end > 0 ? text.slice(2, end) : text.replace(/\{[\s\S]*/, ""))
}

function readBlock({ line, category, comments, text }: Block): GiftQuestion | GiftRefusal {
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

/** Two colons, neither of them escaped. */
function endOfTitle(text: string): number {
  const colons = placesOf(text, ":")
  return colons.find((at, index) => at > 1 && colons[index + 1] === at + 1) ?? -1
}

/** The text around an answer, with a gap where the answer belongs; `null` for HTML, which would be shown as it is. */
function questionOf(before: string, after: string): string | null {
  const [, format = "", stem = ""] =
    /^\s*(?:\[(html|moodle|plain|markdown)\])?([\s\S]*)$/i.exec(before) ?? []
  const tail = after.trim()
  const joined = `${stem.trim()}${tail === "" ? "" : ` _____ ${tail}`}`.replaceAll("\n", " ")
  const isPlain = format === "" || /^(?:plain|moodle)$/i.test(format)
  return isPlain || !/[<&*_`]/.test(joined) ? unescaped(joined) : null
}

type Answered = Pick<GiftQuestion, "answer" | "feedback">

function readAnswer(text: string): Answered | GiftRefusal {
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

function readAnswers(body: string, feedback: string): Answered | GiftRefusal {
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

/** Where `####` begins, which is for everybody. */
function generalFeedback(text: string): number | null {
  const signs = placesOf(text, "#")
  return signs.find((at, index) => signs[index + 3] === at + 3) ?? null
}
