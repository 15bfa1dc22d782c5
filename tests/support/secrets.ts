import { textsOf, type Heard } from "./transcript"

/** All received bodies and headers, in every form in which a client could decode them. */
export const textsHeard = (heard: readonly Heard[]): readonly string[] =>
  heard.flatMap(({ headers, body }) =>
    [...textsOf(body)].concat([...headers].flatMap(([, value]) => textsOf(value))),
  )

/** The lines that occur in the transcript. */
export function linesIn(heard: readonly Heard[], lines: readonly string[]): string[] {
  const texts = textsHeard(heard)
  return lines.filter((line) => texts.some((text) => text.includes(line)))
}

/** The words that occur as whole words: "oud" is not in "cloud". */
export function wordsIn(heard: readonly Heard[], words: readonly string[]): string[] {
  const texts = textsHeard(heard)
  return words.filter((word) => texts.some((text) => saysWord(text, word)))
}

function saysWord(text: string, word: string): boolean {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "iu").test(text)
}
