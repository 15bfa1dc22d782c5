import { fold } from "../answers/fold"
import { wordsOf } from "../answers/normalise"

/** In the normal form of answers, as all words here. */
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** What a question may say or leave out and ask the same. */
export const small = setOf(
  `the a an and or of in on at to for from by with as it its this that these those there i me my
  we our you your he she his her they them their am is are was were be been do does did has have
  had can could will would what which who whom whose when where why how s name called give tell
  write choose calculate following answer digits
  ما ماذا من اي ايه هل هو هي هما هم هن انا نحن انت في علي الي عن مع و او هذا هذه ذلك تلك هولاء الذي
  التي كان كانت يكون تكون قد اذكر اكتب اختر سم احسب ياتي يلي بالارقام`,
)

/** What turns a question around; "isn't" is two words, and "t" the second. */
export const negations = setOf(
  "not no never none neither nor without except cannot t لا ليس ليست لم لن غير بلا بدون دون سوي عدا الا",
)

/** What a text says, for comparing it with others. */
export interface Gist {
  readonly words: readonly string[]
  /** Numbers in their order, signs of arithmetic, and how often something is denied. */
  readonly exact: string
}

/** Takes a text apart; one of small words alone keeps them. */
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

/** Those that no word of the normal form holds; a stroke between words is punctuation. */
const signsOf = (text: string): readonly string[] =>
  /[*^%/−–-]/.test(text) ? (fold(text).match(/[*^%]|(?<=[\d)] ?)[-/](?= ?[\d(])/g) ?? []) : []
