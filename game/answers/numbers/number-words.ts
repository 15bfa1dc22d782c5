import {
  addends,
  dualScales,
  isNumber,
  minus,
  ordinals,
  parts,
  scales,
  afterWhole,
  standAlone,
} from "./number-tables"
import { editsBetween } from "../edits"

interface Reading {
  readonly value: number
  readonly length: number
}

export function withDigits(words: readonly string[]): string[] {
  const out: string[] = []
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ""
    const sign = minus.has(word) ? 1 : 0
    const reading = readNumber(words, at + sign)
    if (!reading) out.push(word)
    else out.push(plain(sign ? -reading.value : reading.value, words, at + sign, reading.length))
    at += reading ? reading.length + sign : 1
  }
  return withPoints(out)
}

function withPoints(words: string[]): string[] {
  const at = words.findIndex((word) => word === "point" || word === "فاصله")
  const [whole = "", ...rest] = at > 0 ? [words[at - 1], ...words.slice(at + 1)] : []
  const digits = rest.slice(
    0,
    Math.max(
      1,
      rest.findIndex((word) => !/^\d+$/.test(word)),
    ),
  )
  if (!/^-?\d+$/.test(whole) || !/^\d+$/.test(digits[0] ?? "")) return words
  const number = `${whole}.${digits.join("")}`
  return [...words.slice(0, at - 1), number, ...words.slice(at + 1 + digits.length)]
}

/** The number in digits. One that was typed in digits keeps all of them. */
function plain(value: number, words: readonly string[], at: number, length: number): string {
  const typed = words[at] ?? ""
  if (length === 1 && isNumber(typed))
    return value < 0 && !typed.startsWith("-") ? `-${typed}` : typed
  return String(Number(value.toPrecision(15)))
}

const stripAnd = (word: string): string =>
  word.length > 3 && word.startsWith("و") && !addends.has(word) ? word.slice(1) : word

function readNumber(words: readonly string[], start: number): Reading | null {
  const first = words[start] ?? ""
  if (standAlone.has(first)) return ofScale(parts.get(first) ?? 0, words[start + 1])
  const whole = isNumber(first) ? { value: Number(first), length: 1 } : readAddends(words, start)
  if (!whole) return null
  return readScales(words, start, readPart(words, start, whole))
}

const ofScale = (part: number, next = ""): Reading => {
  const scale = scales.get(next) ?? 0
  return scale >= 1000 ? { value: part * scale, length: 2 } : { value: part, length: 1 }
}

function readPart(words: readonly string[], start: number, whole: Reading): Reading {
  const at = start + whole.length
  const next = words[at] ?? ""
  const part = parts.get(next)
  if (part !== undefined) return { value: whole.value * part, length: whole.length + 1 }
  if (/^0\.\d+$/.test(next) && Number.isInteger(whole.value))
    return { value: whole.value + Number(next), length: whole.length + 1 }
  const isAnd = next === "and" || next === "و"
  const word = isAnd ? words[at + 1] : next.startsWith("و") ? next.slice(1) : ""
  if (!word || !afterWhole.has(word)) return whole
  return { value: whole.value + (parts.get(word) ?? 0), length: whole.length + (isAnd ? 2 : 1) }
}

function readScales(words: readonly string[], start: number, whole: Reading): Reading {
  let { value, length } = whole
  for (;;) {
    const scale = scales.get(words[start + length] ?? "")
    if (scale === undefined) break
    value *= scale
    length += 1
  }
  if (length === whole.length || value < 1000) return { value, length }
  const joint = /^(?:and|و)$/.test(words[start + length] ?? "") ? 1 : 0
  const rest = readAddends(words, start + length + joint)
  if (!rest || rest.value >= value) return { value, length }
  return { value: value + rest.value, length: length + joint + rest.length }
}

function readAddends(words: readonly string[], start: number): Reading | null {
  let value: number | null = null
  let at = start
  for (; at < words.length; at += 1) {
    const next = joined(value, words, at)
    if (!next) break
    value = next.value
    at += next.length - 1
  }
  return value === null ? null : { value, length: at - start }
}

function joined(sum: number | null, words: readonly string[], at: number): Reading | null {
  const word = words[at] ?? ""
  if ((word === "and" || word === "و") && sum !== null && sum >= 20) {
    const after = joined(sum, words, at + 1)
    return after && { value: after.value, length: after.length + 1 }
  }
  if (word === "hundred" || (sum !== null && /^(?:ميه|مايه)$/.test(word)))
    return sum === null || (sum > 0 && sum < 100) ? { value: 100 * (sum ?? 1), length: 1 } : null
  if (sum === null) {
    const scale = dualScales.get(word) ?? scales.get(word)
    return readOne(word, scale)
  }
  const plus = getValue(stripAnd(word))
  if (plus === undefined) return null
  if (
    sum >= 11 &&
    sum <= 20 &&
    plus >= 10 &&
    plus < 100 &&
    !word.startsWith("و") &&
    plus % 10 === 0
  )
    return { value: 100 * sum + plus, length: 1 }
  return hasRoom(sum, plus, word) ? { value: sum + plus, length: 1 } : null
}

function readOne(word: string, scale: number | undefined): Reading | null {
  const value = scale ?? getValue(word) ?? misspelt(word)
  return value === undefined || value === null ? null : { value, length: 1 }
}

const getValue = (word: string): number | undefined => addends.get(word)

function hasRoom(sum: number, plus: number, word: string): boolean {
  if (plus >= 100) return sum >= 1000 && sum % 1000 === 0
  if (plus === 10) return sum % 100 > 0 && sum % 100 < 10 && !word.startsWith("و")
  if (plus > 0 && plus < 10) return sum >= 20 && sum % 10 === 0
  if (plus < 20) return sum >= 100 && sum % 100 === 0
  return sum % 100 === 0 || (sum % 100 < 10 && word.startsWith("و"))
}

const fewestLetters = 5
const mostLetters = 10

const misspellable = new Map(
  [..."tfsenhmd"].map((first) => [
    first,
    [...addends, ...scales].filter(([word]) => word.startsWith(first) && /^[a-z]{5,}$/.test(word)),
  ]),
)

/** Words that are no misspelt numbers: "there are 8" has only one number. */
const ofTheirOwn = new Set(
  "there threw throe steven sever severn thirsty footy foray forte forth silty nicety doyen dozed dozer bullion mullion".split(
    " ",
  ),
)

/** The value of a misspelt number word ("fourty"): exactly one word is one edit away and has its first letter. */
function misspelt(word: string): number | null {
  if (word.length < fewestLetters || word.length > mostLetters || ordinals.has(word)) return null
  if (word.endsWith("s") || ofTheirOwn.has(word)) return null
  const near = (misspellable.get(word.slice(0, 1)) ?? []).filter(
    ([each]) => editsBetween(word, each, 1) <= 1,
  )
  return near.length === 1 ? (near[0]?.[1] ?? null) : null
}
