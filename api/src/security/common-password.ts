import { RefusedReply } from "../reply"
import { commonWords } from "./common-words"

/** The digit on the same key as each sign, on most keyboards of the world. */
const keys = new Map([..."!@#$%^&*()"].map((sign, index) => [sign, String((index + 1) % 10)]))

const standIns = new Map(
  Object.entries({ "@": "a", $: "s", 0: "o", 3: "e", 4: "a", 5: "s", 7: "t" }),
)

/** Up to this many characters before and after a common word leave it as easy to guess. */
const mostAround = 5

export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password))
    throw new RefusedReply(400, "This password is too common: it is guessed first.")
}

/**
 * Whether a password is among those that are guessed first: a common word, however its letters are disguised, with
 * a few digits and signs before or after it. See docs/decisions/0012-common-passwords.md.
 */
export function isCommonPassword(password: string): boolean {
  const folded = password.normalize("NFKC").toLowerCase()
  const before = /^[^\p{L}]*/u.exec(folded)?.[0].length ?? 0
  const after = /[^\p{L}]*$/u.exec(folded)?.[0].length ?? 0
  for (let start = 0; start <= before; start += 1) {
    for (let end = folded.length - after; end <= folded.length; end += 1) {
      if (!isCommonWord(folded.slice(start, end))) continue
      if (isDecoration(folded.slice(0, start)) && isDecoration(folded.slice(end))) return true
    }
  }
  return false
}

function isCommonWord(text: string): boolean {
  const readings = [text, replaced(text, keys), undisguised(text, "i"), undisguised(text, "l")]
  return readings.some((reading) => {
    const repeated = /^(.{2,}?)\1+$/u.exec(reading)?.[1] ?? reading
    return commonWords.has(reading) || commonWords.has(repeated)
  })
}

const undisguised = (text: string, stroke: string) =>
  replaced(text.replace(/[1!|]/g, stroke), standIns)

function isDecoration(text: string): boolean {
  if (text.length <= mostAround) return true
  const digits = [text.replace(/\P{Nd}/gu, ""), replaced(text, keys).replace(/\P{Nd}/gu, "")]
  return digits.some((run) => isRun(run) || isRun([...run].toReversed().join("")))
}

const isRun = (digits: string) =>
  "012345678901234567890".includes(digits) || /^(.{1,4}?)\1+$/.test(digits)

const replaced = (text: string, by: ReadonlyMap<string, string>) =>
  Array.from(text, (character) => by.get(character) ?? character).join("")
