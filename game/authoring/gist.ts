import { fold } from "../answers/fold"
import { wordsOf } from "../answers/normalise"

/** A set of words in the normal form of answers. */
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Words that a question may contain or omit without asking something else. */
export const small = setOf(
  `the a an and or of in on at to for from by with as it its this that these those there i me my
  we our you your he she his her they them their am is are was were be been do does did has have
  had can could will would what which who whom whose when where why how s name called give tell
  write choose calculate following answer digits
  ما ماذا من اي ايه هل هو هي هما هم هن انا نحن انت في علي الي عن مع و او هذا هذه ذلك تلك هولاء الذي
  التي كان كانت يكون تكون قد اذكر اكتب اختر سم احسب ياتي يلي بالارقام`,
)

/** Words that negate a question. The normal form splits "isn't" into two words, of which "t" is the second. */
export const negations = setOf(
  "not no never none neither nor without except cannot t لا ليس ليست لم لن غير بلا بدون دون سوي عدا الا",
)

/** The content of a text, for comparison with others. */
export interface Gist {
  readonly words: readonly string[]
  /** What must be equal: the numbers in their order, the signs of arithmetic, and a "not" for each negation. */
  readonly exact: string
}

/** Leaves out the small words, unless the text has no others. */
export function gistOf(text: string): Gist {
  const words = wordsOf(text)
  const telling = words.filter((word) => !small.has(word))
  const denials = words.filter((word) => negations.has(word)).map(() => "not")
  return {
    words: telling.length > 0 ? telling : words,
    exact: [...words.filter(isExact), ...signsOf(text), ...denials].join(" "),
  }
}

export const isNumber = (word: string) => /^-?\d/.test(word)
const isExact = (word: string) => isNumber(word) || /^\p{Sm}$/u.test(word)

/** Signs of arithmetic that the normal form drops. A hyphen or slash between words is punctuation. */
const signsOf = (text: string): readonly string[] =>
  /[*^%/−–-]/.test(text) ? (fold(text).match(/[*^%]|(?<=[\d)] ?)[-/](?= ?[\d(])/g) ?? []) : []
