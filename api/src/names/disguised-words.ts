import { foldLetters } from "./look-alikes.mjs"

const standIns: Readonly<Record<string, string>> = {
  a: "4@",
  b: "8",
  e: "3€",
  g: "9",
  i: "1!|",
  l: "1|",
  o: "0",
  s: "5$",
  t: "7+",
  u: "v",
  z: "2",
  ا: "1",
  ح: "7",
  ع: "3",
  خ: "5",
  ص: "9",
  ط: "6",
  ق: "8",
}

const escaped = (sign: string) => sign.replace(/[$+|\\\]^-]/, "\\$&")

const toClass = (letter: string) =>
  `[${[letter, ...(standIns[letter] ?? "")].map(escaped).join("")}]+`

/** Words with the same beginning share it: a thousand of them one by one take a second to compile. */
function matchAny(words: readonly string[], gap: string): string {
  const endings = new Map<string, string[]>()
  for (const [first = "", ...rest] of words)
    endings.set(first, [...(endings.get(first) ?? []), rest.join("")])
  const branches = [...endings].map(([first, all]) => {
    const longer = all.filter((ending) => ending !== "")
    if (longer.length === 0) return toClass(first)
    const isWord = longer.length < all.length
    return `${toClass(first)}(?:${gap}${matchAny(longer, gap)})${isWord ? "?" : ""}`
  })
  return `(?:${branches.join("|")})`
}

const apart = "[ @€!|+$]*"

/** What Arabic joins to a word: "and", "so", the vocative, the article; possessive and plural endings. */
const before = "(?:[وف]|يا ?)*(?:ال|لل|بال)?"
const after = "(?:ك|كم|ين|ون|نا)?"

const alone = (pattern: string) => `(?<!\\p{L})${pattern}(?!\\p{L})`

export interface Words {
  readonly anywhere: readonly string[]
  /** Found only as whole words, since they are part of harmless ones. */
  readonly alone: readonly string[]
}

/** Whether a match reads as a word: digits that stand for letters are no part of a number, and not the most of it. */
function isWord({ 0: match, index, input }: RegExpExecArray): boolean {
  const digits = match.match(/\d/g)?.length ?? 0
  if (digits === 0) return true
  const letters = match.match(/\p{L}/gu)?.length ?? 0
  const around = input.slice(0, index).slice(-1) + input.slice(index + match.length).slice(0, 1)
  return digits <= letters && !/\d/.test(around)
}

/**
 * A function that says whether a text contains one of these words, even a disguised one. It is for short texts only,
 * and compiles its patterns when it is first called.
 */
export function findWords(latin: Words, arabic: Words): (text: string) => boolean {
  const compiled = () =>
    [
      matchAny([...latin.anywhere, ...arabic.anywhere].map(foldLetters), ""),
      alone(matchAny([...latin.anywhere, ...latin.alone].map(foldLetters), apart)),
      alone(
        `${before}${matchAny([...arabic.anywhere, ...arabic.alone].map(foldLetters), apart)}${after}`,
      ),
    ].map((pattern) => new RegExp(pattern, "gu"))
  let patterns: readonly RegExp[] | undefined
  return (text) => {
    patterns ??= compiled()
    const folded = foldLetters(text)
    return patterns.some((pattern) => [...folded.matchAll(pattern)].some(isWord))
  }
}

export const splitWords = (...lines: readonly string[]) =>
  lines.flatMap((line) => line.trim().split(/\s+/))
