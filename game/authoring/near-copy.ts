import { fold } from "../answers/fold"
import { toWords } from "../answers/normalise"

export interface WrittenQuestion {
  readonly question: string
  readonly lines: readonly string[]
}

export function findNearCopies<Other extends WrittenQuestion>(
  written: readonly WrittenQuestion[],
  others: readonly Other[],
): readonly (Other | null)[] {
  const gist = remembered(toGist)
  return written.map((asked) => others.find((other) => isCopy(asked, other, gist)) ?? null)
}

/**
 * Whether more than half of the other's lines and question are similar. Many questions share a text such as "Which
 * river am I?", so hints or statements decide. Stops early, so that few of the other's texts are parsed.
 */
function isCopy(
  one: WrittenQuestion,
  other: WrittenQuestion,
  gist: (text: string) => Gist,
): boolean {
  const isIn = (texts: readonly string[], text: string) =>
    texts.some((each) => isNear(gist(each), gist(text)))
  const mayMiss = Math.ceil((other.lines.length + 1) / 2) - 1
  return allBut(mayMiss, [...other.lines, null], (line) =>
    line === null ? isIn([one.question], other.question) : isIn(one.lines, line),
  )
}

/**
 * Whether the longer text has all words of the shorter one, in any order and with slips, and at most half as many
 * again. Of each seven words of the shorter one, one may be missing.
 */
function isNear(one: Gist, other: Gist): boolean {
  if (one.exact !== other.exact) return false
  const [few, many] = [one.words, other.words].toSorted((a, b) => a.length - b.length)
  if (!few || !many || few.length === 0 || 3 * few.length < 2 * many.length) return false
  const left = [...many]
  return allBut(Math.floor(few.length / 7), few, (word) => {
    const same = left.indexOf(word)
    const at = same >= 0 ? same : left.findIndex((each) => isSlip(word, each))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

function allBut<T>(mayMiss: number, list: readonly T[], isThere: (one: T) => boolean): boolean {
  let missed = 0
  return list.every((one) => {
    if (!isThere(one)) missed += 1
    return missed <= mayMiss
  })
}

const fewestLetters = 5

const isSlip = (word: string, other: string): boolean =>
  word[0] === other[0] &&
  Math.min(word.length, other.length) >= fewestLetters &&
  !isNumber(word) &&
  withinEdits(word, other, 1)

/** Caches the results, because each text is compared with many others. */
function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const value = known.get(text) ?? read(text)
    known.set(text, value)
    return value
  }
}

function withinEdits(one: string, other: string, edits: number): boolean {
  if (Math.abs(one.length - other.length) > edits) return false
  const at = firstDifference(one, other)
  const [a, b] = [one.slice(at), other.slice(at)]
  if (a === b) return true
  if (edits === 0) return false
  return (
    withinEdits(a.slice(1), b.slice(1), edits - 1) ||
    withinEdits(a.slice(1), b, edits - 1) ||
    withinEdits(a, b.slice(1), edits - 1)
  )
}

function firstDifference(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

export const small = setOf(
  `the a an and or of in on at to for from by with as it its this that these those there i me my
  we our you your he she his her they them their am is are was were be been do does did has have
  had can could will would what which who whom whose when where why how s name called give tell
  write choose calculate following answer digits
  ما ماذا من اي ايه هل هو هي هما هم هن انا نحن انت في علي الي عن مع و او هذا هذه ذلك تلك هولاء الذي
  التي كان كانت يكون تكون قد اذكر اكتب اختر سم احسب ياتي يلي بالارقام`,
)

export const negations = setOf(
  "not no never none neither nor without except cannot t لا ليس ليست لم لن غير بلا بدون دون سوي عدا الا",
)

interface Gist {
  readonly words: readonly string[]
  /** What must be equal: the numbers in their order, the signs of arithmetic, and a "not" for each negation. */
  readonly exact: string
}

function toGist(text: string): Gist {
  const words = toWords(text)
  const telling = words.filter((word) => !small.has(word))
  const denials = words.filter((word) => negations.has(word)).map(() => "not")
  return {
    words: telling.length > 0 ? telling : words,
    exact: [...words.filter(isExact), ...toSigns(text), ...denials].join(" "),
  }
}

const isNumber = (word: string) => /^-?\d/.test(word)
const isExact = (word: string) => isNumber(word) || /^\p{Sm}$/u.test(word)

/** Signs of arithmetic that the normal form drops. A hyphen or slash between words is punctuation. */
const toSigns = (text: string): readonly string[] =>
  /[*^%/−–-]/.test(text) ? (fold(text).match(/[*^%]|(?<=[\d)] ?)[-/](?= ?[\d(])/g) ?? []) : []
