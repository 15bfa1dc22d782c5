import { isSameNumber } from "./match-number"
import { isNumber } from "./number-tables"
import { getUnit } from "./units"

export interface Measure {
  readonly value: number
  /** The dimensions with their exponents: "length:1 time:-2". */
  readonly of: string
  /** Whether it is a unit alone, which as an answer means one of it. */
  readonly isBare?: boolean
}

/**
 * Reads a quantity: numbers, each with its unit ("2 km 5 m", "9.8 m per s squared"). `mayLead` says which words may
 * stand before it. `null` if the words are no quantity.
 */
export function readMeasure(
  words: readonly string[],
  mayLead: (word: string) => boolean,
): Measure | null {
  let at = 0
  while (at < words.length && !isNumber(words[at] ?? "") && mayLead(words[at] ?? "")) at += 1
  const bare = readUnit(words, at)
  if (bare?.next === words.length)
    return { value: bare.factor, of: getName(bare.dimensions), isBare: true }
  const parts: Measure[] = []
  while (at < words.length) {
    if (parts.length > 0 && isAnd(words[at])) at += 1
    const part = readPart(words, at)
    if (!part) return null
    parts.push({ value: part.value, of: getName(part.unit.dimensions) })
    at = part.next
  }
  const of = parts[0]?.of
  if (of === undefined || parts.some((part) => part.of !== of)) return null
  return { value: parts.reduce((sum, part) => sum + part.value, 0), of }
}

const isAnd = (word = ""): boolean => word === "and" || word === "و"
const halves = new Map([
  ["ونصف", 0.5],
  ["وربع", 0.25],
  ["0.5", 0.5],
  ["0.25", 0.25],
])

function readPart(words: readonly string[], start: number) {
  const first = words[start] ?? ""
  if (isNumber(first)) {
    const unit = readUnit(words, start + 1)
    return unit && withHalf(words, unit, Number(first))
  }
  const single = /^(.{2,}?)ت?[اي]ن$/u.exec(first)?.[1]
  const dual = single === undefined ? null : (getUnit(single) ?? getUnit(`${single}ه`))
  if (dual) {
    const unit = readUnit([dual.key, ...words.slice(start + 1)], 0)
    return unit && withHalf(words, { ...unit, next: start + unit.next }, 2)
  }
  const unit = readUnit(words, start)
  if (!unit || !/[\u0621-\u064a]{2}/.test(first)) return null
  if (words[unit.next] === "1") return { value: unit.factor, unit, next: unit.next + 1 }
  const part = withHalf(words, unit, 1)
  return part.next > unit.next ? part : null
}

function withHalf(words: readonly string[], unit: ReadUnit, number: number) {
  const at = unit.next + (isAnd(words[unit.next]) ? 1 : 0)
  const half = halves.get(words[at] ?? "")
  const isHalf = half !== undefined && (at > unit.next || (words[at] ?? "").startsWith("و"))
  return isHalf && getUnit(words[at + 1] ?? "") === null
    ? { value: (number + half) * unit.factor, unit, next: at + 1 }
    : { value: number * unit.factor, unit, next: unit.next }
}

export const isSameMeasure = (given: Measure, stored: Measure): boolean =>
  (given.of === stored.of || (given.of === "angle:1" && stored.of === "celsius:1")) &&
  isSameNumber(String(given.value), String(stored.value))

const getName = (dimensions: ReadonlyMap<string, number>): string =>
  [...dimensions]
    .map(([name, exponent]) => `${name}:${exponent}`)
    .toSorted()
    .join(" ")

interface ReadUnit {
  readonly factor: number
  readonly dimensions: ReadonlyMap<string, number>
  readonly next: number
}

function readUnit(words: readonly string[], start: number): ReadUnit | null {
  const first = readPower(words, start)
  if (!first) return null
  const dimensions = new Map<string, number>()
  let factor = add(dimensions, first, 1)
  let at = first.next
  while (/^(?:per|في|لكل|كل)$/.test(words[at] ?? "")) {
    const below = readPower(words, at + 1)
    if (!below) return null
    factor *= add(dimensions, below, -1)
    at = below.next
  }
  return { factor, dimensions, next: at }
}

interface Power {
  readonly dimension: string
  readonly factor: number
  readonly exponent: number
  readonly next: number
}

const squared = /^(?:squared?|sq|مربعه?)$/
const cubed = /^(?:cubed|cubic|cu|مكعبه?)$/
const getExponent = (word = ""): number => (squared.test(word) ? 2 : cubed.test(word) ? 3 : 0)

const celsius = { dimension: "celsius", factor: 1 }

function readPower(words: readonly string[], start: number): Power | null {
  const before = getExponent(words[start])
  let at = start + (before ? 1 : 0)
  if (words[at] === "degree" && /^(?:celsius|centigrade|fahrenheit|c|f)$/.test(words[at + 1] ?? ""))
    at += 1
  if (words[at] === "degree" && /^[مس]$/.test(words[at + 1] ?? ""))
    return { ...celsius, exponent: 1, next: at + 2 }
  if (/^درج(?:ه|ات)$/.test(words[at] ?? "") && getUnit(words[at + 1] ?? "")) at += 1
  const [, letters = "", digit] = /^(\p{L}+)([23])?$/u.exec(words[at] ?? "") ?? []
  const unit = getUnit(letters)
  if (!unit) return null
  const after = getExponent(words[at + 1])
  const exponent = before || Number(digit ?? 0) || after || 1
  return { ...unit, exponent, next: at + (after && !before && !digit ? 2 : 1) }
}

function add(
  dimensions: Map<string, number>,
  { dimension, factor, exponent }: Power,
  sign: number,
) {
  const parts =
    dimension === "speed"
      ? ([
          ["length", 1],
          ["time", -1],
        ] as const)
      : ([[dimension, 1]] as const)
  for (const [part, power] of parts)
    dimensions.set(part, (dimensions.get(part) ?? 0) + power * exponent * sign)
  return factor ** (exponent * sign)
}
