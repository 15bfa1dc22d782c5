import { toTexts } from "./judge"
import { givenNames } from "./kinds"
import { isOfQuestion, readQuestion } from "./question"
import { judgedWords } from "./words"

/** The noun that a question asks for: "statue" in "Which statue am I?", «تمثال» in «أيّ تمثال أنا؟». */
const noun =
  /\b(?:which|what)\s+(?!is|are|was|were|do|does|did|has|have|can|kind|type)([a-z-]{3,})|(?<!\p{L})(?:أيّ?ُ?|ما|أيّ?ة)\s+(?!ه[وي](?!\p{L})|معنى|اسم|نوع)([\p{L}\p{M}]{3,})/iu
const who =
  /^من |\b(?:who|whose|scientist|painter|poet|player|composer|writer|author|singer|inventor|explorer|sportsman|sportswoman|artist|actor|director|mathematician|philosopher)\b|(?<!\p{L})(?:عالم|عالمة|رسّ?ام|شاعر|لاعب|كاتب|أديب|مخترع|مطرب|ممثّ?ل|مؤلّ?ف|رحّ?الة|فيلسوف|قائد)(?!\p{L})/iu
/** In words. A longer answer is a sentence, which nobody shortens. */
const longest = 6

/**
 * What pupils will write for an answer: with the noun of the question, its initials, a surname alone, without the words
 * that the question says. An author learns from them which alternatives are missing.
 */
export function proposalsFor(question: string, answer: string): readonly string[] {
  const shown = (toTexts(answer)[0] ?? "").trim()
  const words = shown.split(/\s+/)
  if (shown === "" || words.length > longest) return []
  const [, english, arabic] = noun.exec(question) ?? []
  const kind = english ?? arabic
  const asked = readQuestion(question)
  const rest = words.filter((word) => !judgedWords(word).every((each) => isOfQuestion(each, asked)))
  const proposals = [
    kind === undefined ? "" : `${kind} ${shown}`,
    isPerson(words, question) ? (words.at(-1) ?? "") : toInitials(words),
    rest.length < words.length ? rest.join(" ") : "",
  ]
  return [...new Set(proposals)].filter((text) => text !== "" && text !== shown)
}

const toInitials = (words: readonly string[]): string =>
  words.length > 1 && words.every((word) => /^(?!The$)[A-Z][a-z]+$/.test(word))
    ? words.map((word) => word.slice(0, 1)).join("")
    : ""

const isPerson = (words: readonly string[], question: string): boolean =>
  words.length > 1 &&
  !/\d/.test(words.join("")) &&
  (who.test(question) || givenNames.has(judgedWords(words[0] ?? "")[0] ?? ""))
