import type { GiftQuestion } from "#app/games/game-gift.server"
import { normalHeader, withPlainDigits } from "#app/import/sheet/headers.server"
import { oneLine, partsAt, partsBySaying, toPlaces } from "./gift-text.server"
import { type GiftFormat, toPlainText } from "./markup.server"

export type GiftRefusal =
  | "choice"
  | "matching"
  | "number"
  | "essay"
  | "weights"
  | "wildcard"
  | "markup"
  | "gaps"
  | "text"
  | "noAnswer"
  | "unclosed"
  | "tooLong"

type GiftAnswer = Pick<GiftQuestion, "answer" | "wrong" | "feedback">

/** `typed`: what a choice is as a typed answer, if it can be one. */
export type ReadAnswer =
  | GiftAnswer
  | { readonly refusal: GiftRefusal; readonly typed: GiftAnswer | null }

const refused = (refusal: GiftRefusal, typed: GiftAnswer | null = null) => ({ refusal, typed })

export function readAnswer(text: string, format: GiftFormat): ReadAnswer {
  const general = generalFeedback(text)
  const body = general === null ? text : text.slice(0, general).trim()
  const feedback = general === null ? [] : [text.slice(general + 4)]
  if (body === "") return refused("essay")
  const [value = "", ...comments] = partsBySaying(body)
  const truth = truthIn(value.trim())
  if (truth >= 0) {
    const said = joined([...comments, ...feedback], format)
    return said === null ? refused("markup") : { answer: truth === 0, wrong: [], feedback: said }
  }
  if (body.startsWith("#"))
    return readAnswers(numbersIn(body), feedback, { format, isNumber: true })
  return /^[=~]/.test(body)
    ? readAnswers(body, feedback, { format, isNumber: false })
    : refused("noAnswer")
}

const truths = [
  ["true", "t", "صح", "صواب", "صحيح", "صحيحه"],
  ["false", "f", "خطا", "غلط", "خاطي", "خاطيه"],
] as const

/** 0 for true, 1 for false, -1 for another text. */
export const truthIn = (text: string): number =>
  truths.findIndex((words) => words.some((word) => word === normalHeader(text)))

const numbersIn = (body: string) =>
  body
    .slice(1)
    .replace(/^\s*(?![=~\s])/, "=")
    .trim()

interface Part {
  /** The share of the points, of 100; the whole if none is given, but nothing for a wrong choice. */
  readonly weight: number
  /** `null` for markup. */
  readonly answer: string | null
  readonly said: readonly string[]
}

const asTyped = /^\s*(?:%(-?\d+(?:\.\d*)?)%)?([\s\S]*)$/

function readAnswers(
  body: string,
  general: readonly string[],
  { format, isNumber }: { readonly format: GiftFormat; readonly isNumber: boolean },
): ReadAnswer {
  const marks = toPlaces(body, "=~")
  const texts = partsAt(body, marks).slice(1)
  const isChoice = !isNumber && marks.some((at) => body.charAt(at) === "~")
  if (!isChoice && texts.length > 1 && texts.every((part) => part.includes("->")))
    return refused("matching")
  const parts = texts.map((text, index): Part => {
    const isWrong = body.charAt(marks[index] ?? 0) === "~"
    const [given = "", ...said] = partsBySaying(text)
    const [, weight = isWrong ? "0" : "100", answer = ""] = asTyped.exec(given) ?? []
    return { weight: Number(weight), answer: toPlainText(oneLine(answer), format), said }
  })
  return isChoice
    ? toChoice(unlabelled(parts), general, format)
    : shortOf(parts, general, { format, isNumber })
}

/** Right answers, and those that Moodle gives nothing for, which are never right; `*` stands for any answer there. */
function shortOf(
  parts: readonly Part[],
  general: readonly string[],
  { format, isNumber }: { readonly format: GiftFormat; readonly isNumber: boolean },
): ReadAnswer {
  if (parts.some(({ weight }) => weight > 0 && weight < 100)) return refused("weights")
  const [right, wrong] = [parts.filter(isRight), parts.filter((part) => !isRight(part))]
  if (isNumber && right.some(({ answer }) => !isExactNumber(answer))) return refused("number")
  if (!isNumber && right.some(({ answer }) => wildcard.test(answer ?? "")))
    return refused("wildcard")
  const said = saidOf(right, wrong, general, format)
  const answers = toTexts(right, isNumber)
  const never = toTexts(wrong, isNumber)
  if (said === null || !answers || !never) return refused("markup")
  if (answers.length === 0) return refused("noAnswer")
  return { answer: answers, wrong: never.filter((answer) => answer !== "*"), feedback: said }
}

const wildcard = /^\*.|.(?<!\\)\*$/s

const isRight = ({ weight }: Part) => weight >= 100

const typedWordsMax = 3
const ofOthers = /^(?:all|none|both|neither)\b|^(?:كل|جميع|لا شيء|ليس أي)\s.*(?:سبق|ذكر)/i

export const label = /^\s*(?:[a-h]|[а-з]|[أابجدهوزح]|\d{1,2})[).:-]\s+/i

/**
 * The choices without their letters, as "B) ", and without the signs of a list, if all of them have
 * these.
 */
function unlabelled(parts: readonly Part[]): readonly Part[] {
  const texts = parts.map(({ answer }) => answer ?? "")
  const isLabelled = texts.every((text) => label.test(text))
  const isList =
    texts.length > 1 && texts.filter((text) => /[;؛]\s*$/.test(text)).length >= texts.length - 1
  const bare = (text: string) => {
    const rest = isLabelled ? text.replace(label, "") : text
    return isList ? rest.replace(/\s*[;؛.]\s*$/, "") : rest
  }
  return parts.map((part) => ({ ...part, answer: part.answer === null ? null : bare(part.answer) }))
}

/** A choice with one right answer of few words can be typed; its other choices are never right. */
function toChoice(parts: readonly Part[], general: readonly string[], format: GiftFormat) {
  const [right, wrong] = [parts.filter(isRight), parts.filter((part) => !isRight(part))]
  const [answer, ...others] = toTexts(right, false) ?? []
  const never = toTexts(wrong, false)
  const said = saidOf(right, wrong, general, format)
  const isSingle = answer && others.length === 0 && wrong.every(({ weight }) => weight <= 0)
  const isShort = answer && answer.split(/\s+/).length <= typedWordsMax && !ofOthers.test(answer)
  if (!isSingle || !isShort || !never || said === null) return refused("choice")
  return refused("choice", { answer: [answer], wrong: never.slice(0, wrongMax), feedback: said })
}

const wrongMax = 10

function toTexts(parts: readonly Part[], isNumber: boolean): readonly string[] | null {
  const texts = parts.flatMap(({ answer }) => answer ?? [])
  return texts.length < parts.length
    ? null
    : texts.map((text) => (isNumber ? bareNumber(text) : text.replaceAll("\\*", "*")))
}

/** A number without a tolerance, or with one of nothing. */
const isExactNumber = (text: string | null) =>
  /^[-+−]?\d+(?:[.,٫]\d+)*(?:e[-+]?\d+)?(?::0+(?:\.0*)?)?$/i.test(withPlainDigits(text ?? ""))
const bareNumber = (text: string) => text.replace(/:[\d.]*$/, "")

/** What is said of right answers and to everybody; what is said of wrong ones only if there is nothing else. */
function saidOf(
  right: readonly Part[],
  wrong: readonly Part[],
  general: readonly string[],
  format: GiftFormat,
): string | null {
  const said = joined([...right.flatMap((part) => part.said), ...general], format)
  return said === ""
    ? joined(
        wrong.flatMap((part) => part.said),
        format,
      )
    : said
}

function joined(texts: readonly string[], format: GiftFormat): string | null {
  const read = texts.flatMap((text) => toPlainText(text, format) ?? [])
  return read.length < texts.length ? null : [...new Set(read)].filter(Boolean).join(" ")
}

/** The index of `####`, which starts the feedback that is shown for every answer; `null` for none. */
function generalFeedback(text: string): number | null {
  const signs = toPlaces(text, "#")
  return signs.find((at, index) => signs[index + 3] === at + 3) ?? null
}
