import { isNeutral } from "../frame"
import { beforeNumber, kinds, ties } from "../kinds"
import type { Knowledge } from "../match-word"
import { isSameDate, readDate, type ReadDate } from "../numbers/dates"
import { isSameMeasure, readMeasure, type Measure } from "../numbers/measure"
import { isOfQuestion } from "../question"
import { isFormula, withoutName, type Text } from "../words"
import { plainNumber } from "../numbers/number"
import { canonical } from "./algebra"
import { isSameSubstance } from "./chemistry"
import { withCapitals } from "./signs"
import { isSameWordFormula } from "./word-formula"

type AnswerKnowledge = Omit<Knowledge, "isExact">

interface Readings {
  readonly substance: string
  readonly date: ReadDate | null
  readonly measure: Measure | null
  readonly bare: string
}

/** A given text is read once for all alternatives. */
const readings = new WeakMap<Text, Readings>()

function read(text: Text, known: AnswerKnowledge): Readings {
  const before = readings.get(text)
  if (before) return before
  const mayLead = mayLeadIn(known)
  const isShort = text.words.length <= mostWords
  const found = {
    substance: withCapitals(lastOf(text, mayLead)),
    date: readDate(text),
    measure: isShort ? readMeasure(text.unframed, mayLead) : null,
    bare: isShort ? withoutLead(text, mayLead) : text.folded,
  }
  readings.set(text, found)
  return found
}

export function isSameNotation(given: Text, stored: Text, known: AnswerKnowledge): boolean | null {
  const [typed, right] = [read(given, known), read(stored, known)]
  const substance = isSameSubstance(typed.substance, right.substance)
  if (substance !== null) return substance
  if (typed.date && right.date) return isSameDate(typed.date, right.date)
  if (typed.measure && right.measure && areComparable(typed.measure, right.measure))
    return isSameMeasure(typed.measure, right.measure) && !isShown(given, stored, known)
  if (/^(?:\d+|\p{L})!$/u.test(stored.folded)) return given.folded === stored.folded
  if (flat.test(stored.folded) && /^[a-g]b(?!\p{L})/u.test(given.folded))
    return given.folded.replace(/(?<=^.)b/, " flat") === stored.folded
  const inWords = isSameWordFormula(given.folded, stored.folded, known)
  if (inWords !== null) return inWords
  const ordered = readOrdered(stored.folded)
  if (ordered) return isSameOrdered(typed.bare, ordered)
  const isAlgebra =
    isFormula(stored) ||
    (/^\p{L}$/u.test(stored.line) && given.folded.startsWith("-")) ||
    (product.test(stored.folded) && joinedBySign.test(typed.bare))
  return isAlgebra ? isSameFormula(typed.bare, stored) : null
}

const areComparable = (typed: Measure, right: Measure): boolean =>
  !right.isBare || (typed.isBare === true && !/^\w+:1$/.test(right.of))

const mostWords = 20
/** A number and a letter, which a sign between them makes another answer: 2x, not x/2. */
const product = /^\d+(?:\.\d+)? ?\p{L}$/u
const joinedBySign = /[\p{L}\d] ?[-/:+^] ?[\p{L}\d]/u
/** The name of a note, which keyboards write with a b. */
const flat = /^[a-g] flat(?!\p{L})/u

const mayLeadIn =
  ({ question }: AnswerKnowledge) =>
  (word: string): boolean =>
    beforeNumber.has(word) ||
    kinds.has(word) ||
    ties.has(word) ||
    isNeutral(word) ||
    isOfQuestion(word, question)

/** Whether the answer only repeats what the question shows, which asks for another unit. */
const isShown = (given: Text, stored: Text, { question }: AnswerKnowledge): boolean => {
  const isOfIt = ({ words }: Text) => words.every((word) => question.shown.has(word))
  return isOfIt(given) && !isOfIt(stored)
}

const lead = /^(?:it s|it is|its|\p{L}{2,}|:|=)\s+/u

function withoutLead({ folded }: Text, mayLead: (word: string) => boolean): string {
  let rest = folded.replace(/\s*[.?!]$/, "")
  for (;;) {
    const [first] = lead.exec(rest) ?? []
    if (!first || (!leading.test(first) && !first.trim().split(" ").every(mayLead))) return rest
    if (/^(?:from|between|من|بين)\s/.test(rest)) return rest
    rest = rest.slice(first.length)
  }
}

const leading =
  /^(?:ratio|point|pair|interval|time|score|:|=|نسبه|النسبه|نقطه|النقطه|زوج|الزوج|فتره|الفتره)\s/

function lastOf({ text, words }: Text, mayLead: (word: string) => boolean): string {
  if (words.length < 2 || words.length > mostWords) return text
  const parts = text.split(/\s+/)
  const isLed = parts.slice(0, -1).every((part) => mayLead(part.toLowerCase()))
  return isLed ? (parts.at(-1) ?? text) : text
}

function isSameFormula(bare: string, stored: Text): boolean {
  const keepsName = stored.folded.includes("=")
  const [one, other] = [withoutName(bare, keepsName), withoutName(stored.folded, keepsName)]
  const [a, b] = [canonical(one), canonical(other)]
  if (a !== null && b !== null && a === b) return true
  return squeezed(one) === squeezed(other) || solutions(one) === solutions(other)
}

/** The values of a text in one order: "x = 2 or x = -2" and "±2" have the same. */
function solutions(text: string): string {
  const parts = text.split(/ (?:or|and|او|و) |[,;]/).map(squeezed)
  const names = new Set(parts.flatMap((part) => /^\p{L}(?==)/u.exec(part) ?? []))
  const values = names.size > 1 ? parts : parts.map((part) => part.replace(/^\p{L}=/u, ""))
  return values
    .flatMap((value) => (value.startsWith("±") ? [value.slice(1), `-${value.slice(1)}`] : [value]))
    .map((value) => canonical(value) ?? value)
    .toSorted()
    .join(";")
}

const squeezed = (text: string): string => text.replace(/[\s*]/g, "")

/** Values in an order that counts: a pair, an interval, a ratio, a time, a score or a range. */
interface OrderedItems {
  /** The brackets and the items, as text. */
  readonly key: string
  readonly by: "," | ":" | "-" | "to"
}

const item = "-?(?:\\d+(?:[.,/]\\d+)?|∞|π|\\p{L})-?"
const whole = "-?(?:\\d+(?:\\.\\d+)?(?:/\\d+)?|∞|π|\\p{L})-?"
const tuple = new RegExp(`^([[(\\]{]) ?(${whole}(?: ?[,;] ?${whole})+) ?([\\])[}])$`, "u")
const ratio = new RegExp(
  `^(${item})((?: ?(?::|to|الي) ?${item})+) ?(?:(am|a\\.m\\.?|صباحا|ص|in the morning)|(pm|p\\.m\\.?|مساء|م|in the (?:afternoon|evening)))?$`,
  "u",
)
const range = new RegExp(
  `^(?:(?:from|between|من|بين) )?(\\d+(?:[.,]\\d+)?) ?(-|to|until|till|and|الي|حتي|و) ?(\\d+(?:[.,]\\d+)?)$`,
  "u",
)

function readOrdered(text: string): OrderedItems | null {
  const [, open, items, close] = tuple.exec(text) ?? []
  if (open && items && close) {
    const values = items.split(/[,;]/).map(plain)
    return { key: open + (open === "{" ? values.toSorted() : values).join(";") + close, by: "," }
  }
  const [, first, rest, am, pm] = ratio.exec(text) ?? []
  if (first && rest && (/\d/.test(text) || rest.includes(":"))) {
    const values = [first, ...rest.split(/:|to|الي/).slice(1)].map(plain)
    const by = rest.includes(":") ? ":" : "to"
    return { key: values.join(";") + (am ? "am" : pm ? "pm" : ""), by }
  }
  const [, from, by = "", until] = range.exec(text) ?? []
  if (!from || !until || (/^(?:and|و)$/.test(by) && !/^(?:between|بين) /.test(text))) return null
  return { key: [from, until].map(plain).join(";"), by: "-" }
}

function plain(text: string): string {
  const bare = text.replaceAll("-", "").trim()
  return (text.includes("-") ? "-" : "") + (plainNumber(bare) ?? bare)
}

/** Whether a given text is the ordered values; "3, 4" without brackets is the pair (3, 4). */
function isSameOrdered(given: string, stored: OrderedItems): boolean {
  const read = readOrdered(stored.by === ":" ? given.replace(/^(\d+) ?\/ ?(?=\d+$)/, "$1:") : given)
  if (stored.by === "," && !/[[(\]{]/.test(given))
    return stored.key.startsWith("(") && readOrdered(`(${given})`)?.key === stored.key
  if (!read || read.key !== stored.key) return false
  return (
    read.by === stored.by ||
    (read.by === "to" ? stored.by !== "," : stored.by === "to" && read.by !== ",")
  )
}
