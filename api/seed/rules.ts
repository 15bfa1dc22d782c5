import type { Language } from "#contract/words"
import { holdsMarkup } from "#contract/html-tag"
import { normalise, toWords } from "#game/answers/normalise"
import type { Curriculum, Placement, SeedFile } from "./types"

export interface Located<Item> {
  readonly item: Item
  readonly language: Language
  readonly where: string
}

export const locate = <Item>(files: readonly SeedFile<Item>[]): readonly Located<Item>[] =>
  files.flatMap(({ name, language, items }) =>
    items.map((item, index) => ({ item, language, where: `${name}[${index}]` })),
  )

export const breaking = <Item>(
  located: readonly Located<Item>[],
  isBroken: (located: Located<Item>) => boolean,
) => located.filter(isBroken).map(({ where, item }) => `${where}: ${titleOf(item)}`)

const titleOf = (item: unknown) => JSON.stringify(item).slice(0, 120)

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

/**
 * Whether enough letters are in the language's script. Names and formulas may be in the other one, and more text may be
 * if the subject teaches the other language.
 */
export const isIn = (language: Language, text: string, { subject }: Placement) =>
  (text.match(script[language]) ?? []).length >=
  (subject === taught[language] ? 0.4 : 0.6) * (text.match(/\p{L}/gu) ?? []).length

/** By language, the subject that teaches the other one; its questions quote words of that other language. */
const taught: Readonly<Record<Language, string>> = { en: "Arabic", ar: "English" }

export const hasEasternDigits = (item: unknown) =>
  /[\u0660-\u0669\u06f0-\u06f9]/.test(JSON.stringify(item))

export const placementOf = ({ grade, subject, chapter, section }: Placement) =>
  JSON.stringify([grade, subject, chapter, section])

export function isNowhere({ chapters }: Curriculum): (placement: Placement) => boolean {
  const known = new Set(
    chapters.map(({ grade, subject, number }) => placementOf({ grade, subject, chapter: number })),
  )
  return (placement) =>
    placement.section === undefined ? !known.has(placementOf(placement)) : !(placement.section in [0, 1, 2, 3, 4])
}

const small = new Set(["and", "for", "من", "في", "علي", "الي"].map(normalise))

export function tellAnswer(texts: readonly string[], answer: string): boolean {
  const alternatives = answer.split("|").map(toWords)
  return texts.some((text) => {
    const words = toWords(text)
    const isTelling = (word: string) => word.length > 2 && !small.has(word) && holds(words, word)
    const said = ` ${words.join(" ")} `
    return alternatives.some(
      (right) => right.some(isTelling) || said.includes(` ${right.join(" ")} `),
    )
  })
}

export function holdsAnswer(text: string, answer: string): boolean {
  const said = ` ${toWords(text).join(" ")} `
  return answer.split("|").some((right) => said.includes(` ${toWords(right).join(" ")} `))
}

/** A word of four letters or more also counts as part of a longer word. */
const holds = (words: readonly string[], word: string) =>
  words.some((one) => one === word || (word.length > 3 && one.includes(word)))
