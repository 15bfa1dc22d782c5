import type { Text } from "../words"
import { monthNames } from "./month-names"
import { getRank } from "./number-tables"

export interface ReadDate {
  readonly month: string | null
  readonly day: number | null
  readonly year: number | null
  /** The common era, the time before it, or the Hijri calendar; `null` if none is written. */
  readonly era: "ad" | "bc" | "ah" | null
  /** A date in digits may have the month first. */
  readonly isSwappable: boolean
}

const others = `
gregory-9 sept
islamic-4 ربيع_ثاني rabi_al_thani
islamic-3 rabi_al_awwal
islamic-6 جمادي_ثانيه
islamic-9 ramadhan
`
const months: ReadonlyMap<string, string> = new Map(
  `${monthNames}${others}`
    .trim()
    .split(/\n+/)
    .flatMap((line) => {
      const [key = "", ...names] = line.split(" ")
      return names.map((name): [string, string] => [name.replaceAll("_", " "), key])
    }),
)
const mostWordsOfMonth = 3

const eras = new Map<string, "ad" | "bc" | "ah">([
  ...["ad", "ce", "م", "ميلادي", "ميلاديه", "ميلاد"].map((word) => [word, "ad"] as const),
  ...["bc", "bce", "ق م", "قبل ميلاد"].map((word) => [word, "bc"] as const),
  ...["ah", "ه", "هجري", "هجريه", "هجره"].map((word) => [word, "ah"] as const),
])
const beside = new Set("of in on year from the it was سنه عام من في يوم شهر s".split(" "))
const inDigits = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2,4})$/

export function readDate({ folded, words, unframed }: Text): ReadDate | null {
  const [, first, second, last] = inDigits.exec(folded) ?? []
  if (first && second && last) return inOrder(Number(first), Number(second), Number(last))
  if (words.length > 8) return null
  const found: { month?: string; era?: "ad" | "bc" | "ah"; numbers: number[] } = { numbers: [] }
  for (let at = 0; at < unframed.length;) {
    const length = [3, 2, 1].find((count) => keyAt(unframed, at, count) !== undefined) ?? 0
    const key = length ? keyAt(unframed, at, length) : undefined
    const word = unframed[at] ?? ""
    if (key?.month && found.month === undefined) found.month = key.month
    else if (key?.era && found.era === undefined) found.era = key.era
    else if (key) return null
    else if (getRank(word) !== null) found.numbers.push(Number(getRank(word)))
    else if (!beside.has(word)) return null
    at += Math.max(1, length)
  }
  return getDate(found)
}

function keyAt(words: readonly string[], at: number, count: number) {
  if (count > mostWordsOfMonth || at + count > words.length) return undefined
  const name = words.slice(at, at + count).join(" ")
  const [month, era] = [months.get(name), eras.get(name)]
  return month === undefined && era === undefined ? undefined : { month, era }
}

interface Found {
  readonly month?: string
  readonly era?: "ad" | "bc" | "ah"
  readonly numbers: readonly number[]
}

function getDate({ month, era, numbers }: Found): ReadDate | null {
  const [one, other, ...rest] = numbers
  if (rest.length > 0) return null
  const written = { month: month ?? null, era: era ?? null, isSwappable: false }
  if (one === undefined) return month ? { ...written, day: null, year: null } : null
  if (!month) return era && other === undefined ? { ...written, day: null, year: one } : null
  if (other !== undefined)
    return one <= 31 ? { ...written, day: one, year: other } : { ...written, day: other, year: one }
  return one <= 31 ? { ...written, day: one, year: null } : { ...written, day: null, year: one }
}

const inOrder = (day: number, month: number, year: number): ReadDate | null =>
  month > 12 && day > 12
    ? null
    : {
        day: month > 12 ? month : day,
        month: `gregory-${month > 12 ? day : month}`,
        year,
        era: null,
        isSwappable: month <= 12 && day <= 12,
      }

/** Whether a given date is the stored one. Its era may be left unsaid, or be said in addition, beside a month. */
export function isSameDate(given: ReadDate, stored: ReadDate): boolean {
  if (given.year !== stored.year) return false
  if (given.era !== stored.era && !(stored.month && (given.era ?? stored.era) === "ad"))
    return false
  const isEqual = given.day === stored.day && given.month === stored.month
  const isSwapped =
    (given.isSwappable || stored.isSwappable) &&
    `gregory-${given.day}` === stored.month &&
    given.month === `gregory-${stored.day}`
  return isEqual || isSwapped
}
