import { countMatches } from "./gift-text.server"

/** The longest question that is read, in characters; no game has texts of this length. */
export const blockMax = 20_000

export interface Block {
  readonly line: number
  readonly category: string
  readonly comments: readonly string[]
  readonly text: string
}

/** The most comments of a question: more than a sheet has columns. The rest is skipped, as Moodle skips all. */
const commentsMax = 100

/**
 * Splits a file at empty lines and, as many files lack them, before a title or comment after a closed answer. Stops
 * after `max` blocks.
 */
export function toBlocks(text: string, max = Infinity): readonly Block[] {
  const blocks: Block[] = []
  let [category, comments, lines, line] = ["", [""].slice(1), [""].slice(1), 0]
  const end = () => {
    if (lines.length > 0) {
      blocks.push({ line, category, comments, text: unindented(lines) })
      comments = []
    }
    lines = []
  }
  let [opened, depth] = [false, 0]
  for (const [index, each] of text.split(/\r\n?|\n/).entries()) {
    if (blocks.length >= max) return blocks
    const trimmed = each.trim()
    const isNext = depth <= 0 && (opened ? /^(?:::|\/\/)/ : /^::.*::/).test(trimmed)
    if (trimmed === "" || isNext) {
      end()
      opened = false
      depth = 0
    }
    if (trimmed.startsWith("//")) {
      if (comments.length < commentsMax) comments.push(trimmed.slice(2).trim())
    } else if (/^\$CATEGORY:/i.test(trimmed)) {
      end()
      category = trimmed.slice(10).split("/").at(-1)?.trim() ?? ""
    } else if (trimmed !== "") {
      if (lines.length === 0) line = index + 1
      lines.push(each.trimEnd())
      const read = trimmed.slice(0, blockMax)
      const begun = countMatches(read, "{")
      depth += begun - countMatches(read, "}")
      opened ||= begun > 0
    }
  }
  end()
  return blocks
}

function unindented(lines: readonly string[]): string {
  const indents = lines.map((line) => line.length - line.trimStart().length)
  const indent = indents.reduce((least, each) => Math.min(least, each))
  return lines
    .map((line) => line.slice(indent))
    .join("\n")
    .trim()
}
