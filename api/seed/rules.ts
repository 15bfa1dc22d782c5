import type { Language } from "#contract/words"
import { holdsMarkup } from "#contract/text"
import { normalise, wordsOf } from "#game/answers/normalise"
import type { Curriculum, Placement, SeedFile } from "./types"

/** The rules that hold for seeded questions of every game; see the tests beside this file. */
export interface Located<Item> {
  readonly item: Item
  readonly language: Language
  /** For a person to find it. */
  readonly where: string
}

export const locate = <Item>(files: readonly SeedFile<Item>[]): readonly Located<Item>[] =>
  files.flatMap(({ name, language, items }) =>
    items.map((item, index) => ({ item, language, where: `${name}[${index}]` })),
  )

/** Where a rule is broken; empty where it holds. */
export const breaking = <Item>(
  located: readonly Located<Item>[],
  isBroken: (located: Located<Item>) => boolean,
) => located.filter(isBroken).map(({ where, item }) => `${where}: ${titleOf(item)}`)

const titleOf = (item: unknown) => JSON.stringify(item).slice(0, 120)

/** True for all but the first with a key. */
export function isRepeated<Item>(keysOf: (located: Located<Item>) => readonly string[]) {
  const seen = new Set<string>()
  return (located: Located<Item>) => {
    const keys = new Set(keysOf(located))
    const isKnown = [...keys].some((key) => seen.has(key))
    for (const key of keys) seen.add(key)
    return isKnown
  }
}

export const fits = (
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
) => text === text.trim() && text.length >= min && text.length <= max && !holdsMarkup(text)

const script: Readonly<Record<Language, RegExp>> = { en: /\p{Script=Latin}/gu, ar: /\p{Script=Arabic}/gu }

/** A few names and formulas may stand in the other script, and more in a chapter on the other language. */
export const isIn = (language: Language, text: string, { subject }: Placement) =>
  (text.match(script[language]) ?? []).length >=
  (subject === taught[language] ? 0.4 : 0.6) * (text.match(/\p{L}/gu) ?? []).length

/** The subject that teaches the other language, whose words its questions quote. */
const taught: Readonly<Record<Language, string>> = { en: "Arabic", ar: "English" }

export const hasEasternDigits = (item: unknown) =>
  /[\u0660-\u0669\u06f0-\u06f9]/.test(JSON.stringify(item))

export const placementOf = ({ grade, subject, chapter, section }: Placement) =>
  JSON.stringify([grade, subject, chapter, section])

/** Whether there is no such chapter and no such section. */
export function isNowhere({ chapters }: Curriculum): (placement: Placement) => boolean {
  const known = new Set(
    chapters.map(({ grade, subject, number }) => placementOf({ grade, subject, chapter: number })),
  )
  return (placement) =>
    placement.section === undefined ? !known.has(placementOf(placement)) : !(placement.section in [0, 1, 2, 3, 4])
}

/** Small words that an answer shares with any sentence. */
const small = new Set(["and", "for", "من", "في", "علي", "الي"].map(normalise))

/** Whether texts hold an answer, one of its alternatives or one of its words. */
export function tellAnswer(texts: readonly string[], answer: string): boolean {
  const alternatives = answer.split("|").map(wordsOf)
  return texts.some((text) => {
    const words = wordsOf(text)
    const isTelling = (word: string) => word.length > 2 && !small.has(word) && holds(words, word)
    const said = ` ${words.join(" ")} `
    return alternatives.some(
      (right) => right.some(isTelling) || said.includes(` ${right.join(" ")} `),
    )
  })
}

/** Whether a text holds an answer, or one of its alternatives, as a whole. */
export function holdsAnswer(text: string, answer: string): boolean {
  const said = ` ${wordsOf(text).join(" ")} `
  return answer.split("|").some((right) => said.includes(` ${wordsOf(right).join(" ")} `))
}

/** A word of four letters or more tells the answer inside a longer word too. */
const holds = (words: readonly string[], word: string) =>
  words.some((one) => one === word || (word.length > 3 && one.includes(word)))
