import { isSameNumber } from "./match-number"
import { isNumber } from "./number-tables"
import { unitOf } from "./units"

export interface Measure {
  readonly value: number
  /** The dimensions with their exponents: "length:1 time:-2". */
  readonly of: string
}

interface ReadUnit {
  readonly factor: number
  readonly dimensions: ReadonlyMap<string, number>
  readonly next: number
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
  const parts: Measure[] = []
  while (at < words.length) {
    if (parts.length > 0 && /^(?:and|و)$/.test(words[at] ?? "")) at += 1
    const number = words[at] ?? ""
    const unit = isNumber(number) ? readUnit(words, at + 1) : null
    if (!unit) return null
    parts.push({ value: Number(number) * unit.factor, of: nameOf(unit.dimensions) })
    at = unit.next
  }
  const of = parts[0]?.of
  if (of === undefined || parts.some((part) => part.of !== of)) return null
  return { value: parts.reduce((sum, part) => sum + part.value, 0), of }
}

export const isSameMeasure = (one: Measure, other: Measure): boolean =>
  one.of === other.of && isSameNumber(String(one.value), String(other.value))

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

const squared = /^(?:squared?|مربعه?)$/
const cubed = /^(?:cubed|cubic|مكعبه?)$/
const exponentOf = (word = ""): number => (squared.test(word) ? 2 : cubed.test(word) ? 3 : 0)

/** A unit and its power: "cm squared", "square cm", «سم مربع», "cm2". */
function readPower(words: readonly string[], start: number): Power | null {
  const before = exponentOf(words[start])
  let at = start + (before ? 1 : 0)
  if (words[at] === "degree" && /^(?:celsius|centigrade|fahrenheit|c|f)$/.test(words[at + 1] ?? ""))
    at += 1
  if (/^درج(?:ه|ات)$/.test(words[at] ?? "") && unitOf(words[at + 1] ?? "")) at += 1
  const [, letters = "", digit] = /^(\p{L}+)([23])?$/u.exec(words[at] ?? "") ?? []
  const unit = unitOf(letters)
  if (!unit) return null
  const after = exponentOf(words[at + 1])
  const exponent = before || Number(digit ?? 0) || after || 1
  return { ...unit, exponent, next: at + (after && !before && !digit ? 2 : 1) }
}

/** Adds a power to the dimensions and returns its factor. A speed is a length per time. */
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

const nameOf = (dimensions: ReadonlyMap<string, number>): string =>
  [...dimensions]
    .map(([name, exponent]) => `${name}:${exponent}`)
    .toSorted()
    .join(" ")
