import { lengths } from "#contract/limits"
import { normalised } from "#contract/normalised"
import { fold } from "#game/answers/fold"
import { wordNumber } from "#game/answers/numbers/place-number"

export interface Header {
  readonly cell: string
  readonly names: readonly string[]
}

/** Other names of our columns, also those of the templates of Kahoot, Quizizz and Blooket, as `normalHeader` writes them. */
const otherNames: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    grade: ["class", "year", "grade level", "الصف الدراسي", "السنه", "السنه الدراسيه", "المرحله"],
    subject: ["course", "اسم الماده"],
    chapter: ["unit", "lesson", "الوحده", "الدرس", "الباب"],
    section: ["category", "الفئه", "التصنيف"],
    "language of the question": ["language", "اللغه"],
    question: ["question text", "questions", "question title", "prompt", "نص السوال", "الاسيله"],
    hint: ["clue", "الدليل", "المساعده", "التلميحات"],
    statement: ["sentence", "الجمله", "العبارات"],
    "true statements": [
      "correct statements",
      "true",
      "correct answers",
      "correct answer",
      "الصحيحه",
    ],
    answer: [
      "correct answer",
      "correct answers",
      "right answer",
      "answers",
      "solution",
      "الجواب",
      "الحل",
    ],
    الاجابه: ["الاجابه الصحيحه", "الجواب الصحيح", "الاجابات", "الاجابات الصحيحه"],
    "never right": [
      "wrong answers",
      "wrong answer",
      "incorrect answers",
      "الاجابات الخاطيه",
      "اجابات خاطيه",
    ],
    exact: [
      "exactly",
      "exactly as written",
      "case sensitive",
      "كما هي مكتوبه",
      "كما هي مكتوبه تماما",
    ],
    explanation: [
      "answer explanation",
      "feedback",
      "why",
      "reason",
      "التفسير",
      "التعليل",
      "التوضيح",
      "شرح الاجابه",
      "السبب",
    ],
    level: ["difficulty", "difficulty level", "الصعوبه", "درجه الصعوبه"],
  })
    .flatMap(([name, others]) => others.map((other) => [other, name] as const))
    .reduce(
      (names, [other, name]) => names.set(other, [...(names.get(other) ?? []), name]),
      new Map<string, string[]>(),
    ),
)

const numbered = /^(.*?)((?: \d+)?)$/
const letters = ["i ii iii iv v vi", "a b c d e f", "ا ب ج د ه و"].map((row) => row.split(" "))
const letterNumber = (word: string): number | null =>
  letters.map((row) => row.indexOf(word) + 1).find((at) => at > 0) ?? null

/**
 * The name with its number behind it in digits: "first hint", "1st hint", "hint no. 1", "hint I" and "التلميح الأول" are
 * the first of several.
 */
function withDigits(name: string): string {
  const plain = name
    .replace(/^(\d{1,2})(?:st|nd|rd|th) (.+)$/, "$2 $1")
    .replace(/ (?:no\.?|number|رقم) ?(?=\d)/, " ")
  const [first = "", ...rest] = plain.split(" ")
  const before = rest.length > 0 ? wordNumber(first) : null
  if (before !== null) return `${rest.join(" ")} ${before}`
  const last = rest.at(-1)
  const after = last === undefined ? null : (wordNumber(last) ?? letterNumber(last))
  return after === null ? plain : `${[first, ...rest.slice(0, -1)].join(" ")} ${after}`
}

export const hasArabicLetter = (text: string) => /\p{Script=Arabic}/u.test(text)

/** What a header may mean, as `normalHeader` writes it: "3. Question / السؤال" is each of its two names. */
export function headerNames(cell: string): readonly string[] {
  const name = normalHeader(cell)
  const parts = cell.slice(0, lengths.word.max).split(/[/|\n]|\s[-–—]\s/)
  const [one = "", other = ""] = parts
  const isBilingual = parts.length === 2 && hasArabicLetter(one) !== hasArabicLetter(other)
  const names = isBilingual ? [name, normalHeader(one), normalHeader(other)] : [name]
  const [, at, rest] = /^(\d{1,2}) ?[.)-] ?(\p{L}.*)$/u.exec(name) ?? []
  return rest ? [...names, rest, `${rest} ${at}`] : names
}

export function toHeader(cell: string): Header {
  const names = headerNames(cell).flatMap((each) => {
    const name = withDigits(each)
    const [, base = name, number = ""] = numbered.exec(name) ?? []
    const bases = [base, ...(number ? [base.replace(/(?<=[a-z]{2})s$/, "")] : [])]
    const withArticle = bases.flatMap((word) => [word, `ال${word}`])
    const others = withArticle.flatMap((word) => otherNames.get(word) ?? [])
    return [...withArticle, ...others].map((word) => `${word}${number}`)
  })
  return { cell, names }
}

/**
 * The text in NFKC, with Arabic and Persian digits replaced by 0 to 9 and without invisible signs. Only the beginning of
 * a text that is longer than every name and every list of numbers.
 */
export const withPlainDigits = (text: string): string =>
  normalised(text.slice(0, lengths.word.max), "NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))

/** What templates say of a column beside its name: "max 120 characters". */
const remark = / - (?:max|choose|optional|only)\b.*$/

/**
 * A header for comparison: folded as answers are, so without hamza, vowel signs and invisible signs, and without quotes,
 * remarks and text in brackets. `hint_1`, `Hint1` and `Hint 1` are one.
 */
export const normalHeader = (text: string): string =>
  fold(text.slice(0, lengths.word.max))
    .replace(/# ?(\d{1,2})|[([] ?(\d{1,2}) ?[)\]]/g, " $1$2")
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, "")
    .replace(remark, "")
    .replace(/["'“”„«»‘’`*:_]/g, " ")
    .replace(/(\p{L})-?(?=\d)/gu, "$1 ")
    .replace(/\s+/g, " ")
    .replace(/[ .?؟!]+$/, "")
    .trim()
