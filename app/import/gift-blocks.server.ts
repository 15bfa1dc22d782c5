import { countOf } from "./gift-text.server"

/** The lines of one question, with the category and the comments before it. */
export interface Block {
  /** The number of its first line, from 1. */
  readonly line: number
  readonly category: string
  readonly comments: readonly string[]
  readonly text: string
}

/** Splits a file at empty lines and, as many files lack them, before a title or comment after a closed answer. */
export function blocksOf(text: string): readonly Block[] {
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
