import { addends, ordinals } from "./number-tables"

const teens =
  "eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split(
    " ",
  )
const tens = "twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth".split(
  " ",
)
const first = /^حاديه?$/
const single = new Map([
  ...teens.map((word, at): [string, number] => [word, at + 11]),
  ...tens.map((word, at): [string, number] => [word, 10 * (at + 2)]),
])

/** Replaces ordinals beyond ten by digits: "twenty-first", «الثاني عشر», «الحادي والعشرون». */
export function withRanks(words: readonly string[]): readonly string[] {
  if (!words.some((word) => single.has(word) || ordinals.has(word) || first.test(word)))
    return words
  const out: string[] = []
  for (let at = 0; at < words.length;) {
    const rank = readRank(words, at)
    out.push(rank ? String(rank.value) : (words[at] ?? ""))
    at += rank?.length ?? 1
  }
  return out
}

function readRank(words: readonly string[], at: number) {
  const [word = "", next = "", last = ""] = words.slice(at, at + 3)
  const whole = single.get(word)
  if (whole !== undefined) return { value: whole, length: 1 }
  const unit = first.test(word) ? 1 : Number(ordinals.get(word) ?? NaN)
  if (unit < 10 && /^عشره?$/.test(next)) return { value: 10 + unit, length: 2 }
  const ten = addends.get(next === "و" ? last : next.replace(/^و(?=\p{L}{4})/u, "")) ?? 0
  if (unit < 10 && next.startsWith("و") && isTen(ten))
    return { value: ten + unit, length: next === "و" ? 3 : 2 }
  const tenBefore = addends.get(word) ?? 0
  const after = Number(ordinals.get(next) ?? NaN)
  const isEnglish = /^[a-z]+$/.test(word)
  return isEnglish && isTen(tenBefore) && after < 10
    ? { value: tenBefore + after, length: 2 }
    : null
}

const isTen = (value: number): boolean => value >= 20 && value < 100 && value % 10 === 0
