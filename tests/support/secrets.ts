import { textsOf, type Heard } from "./transcript"

/** All that was heard, bodies and headers, in every way in which its readers would read it. */
export const textsHeard = (heard: readonly Heard[]): readonly string[] =>
  heard.flatMap(({ headers, body }) =>
    [...textsOf(body)].concat([...headers].flatMap(([, value]) => textsOf(value))),
  )

/** Those of the lines that occur in what was heard. */
export function linesIn(heard: readonly Heard[], lines: readonly string[]): string[] {
  const texts = textsHeard(heard)
  return lines.filter((line) => texts.some((text) => text.includes(line)))
}

/** Those of the words that occur as words of their own: "oud" is not in "cloud". */
export function wordsIn(heard: readonly Heard[], words: readonly string[]): string[] {
  const texts = textsHeard(heard)
  return words.filter((word) => texts.some((text) => saysWord(text, word)))
}

function saysWord(text: string, word: string): boolean {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "iu").test(text)
}
