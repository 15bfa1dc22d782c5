import { denials, ties } from "./kinds"
import { isNumber } from "./numbers/number-tables"
import { judgedWords } from "./words"
import { isForm } from "./word-forms"

export interface QuestionWords {
  /** Every word of it. One of these is never a slip or a form of the answer. */
  readonly shown: ReadonlySet<string>
  readonly beside: ReadonlySet<string>
  readonly asked: Map<string, boolean>
}

const longest = 400
const choice = /^(?:or|او|ام|versus|vs)$/
/** Words that make another thing of a name that they stand beside. */
const turning = new Set(
  "north south east west northern southern eastern western new great upper lower left right first second third half double only same opposite شمال جنوب شرق غرب شمالي شماليه جنوبي جنوبيه شرقي شرقيه غربي غربيه جديد جديده اول اولي ثاني ثانيه نصف ضعف نايب شبه عكس ضد".split(
    " ",
  ),
)

/** The noun of the question, which turns nothing: "Which right am I?" */
const asked = /(?<!\p{L})(?:which|what|اي|ما) (\p{L}+) (?:am|is|are|do|انا)(?!\p{L})/u

export function readQuestion(text = ""): QuestionWords {
  const choices = choicesIn(text)
  const words = judgedWords(text.slice(0, longest))
  const bare = words.map((word) => word.replace(/^(?:[وفبلك]ال|لل|و)(?=\p{L}{3})/u, ""))
  const shown = new Set([...words, ...bare])
  const [, noun = ""] = asked.exec(words.join(" ")) ?? []
  const beside = [...shown].filter(
    (word) =>
      word.length > 1 &&
      !denials.has(word) &&
      (!turning.has(word) || word === noun) &&
      !ties.has(word) &&
      !isNumber(word) &&
      !choices.has(word),
  )
  return { shown, beside: new Set(beside), asked: new Map() }
}

function choicesIn(text: string): ReadonlySet<string> {
  const chosen = new Set<string>()
  if (!/(?<!\p{L})(?:or|[أا]و|[أا]م|versus|vs)(?!\p{L})/iu.test(text)) return chosen
  for (const part of text.split(/[.?!؟:]/)) {
    const lists = part.split(/[,،]/).map((each) => judgedWords(each))
    const at = lists.findIndex((words) => words.some((word) => choice.test(word)))
    if (at < 0) continue
    for (const words of lists.slice(0, at)) chosen.add(words.at(-1) ?? "")
    const words = lists[at] ?? []
    words.forEach((word, place) => {
      if (!choice.test(word)) return
      chosen.add(words[place - 1] ?? "")
      for (const after of words.slice(place + 1, place + 3)) chosen.add(after)
    })
  }
  return chosen
}

export function isOfQuestion(word: string, { beside, asked }: QuestionWords): boolean {
  if (beside.has(word)) return true
  const known = asked.get(word)
  if (known !== undefined) return known
  const isOf = word.length > 2 && [...beside].some((each) => isFormEitherWay(each, word))
  asked.set(word, isOf)
  return isOf
}

const isFormEitherWay = (one: string, other: string): boolean =>
  one.length > 2 &&
  Math.abs(one.length - other.length) < 5 &&
  (isForm(one, other) || isForm(other, one) || isRelated(other, one))

/** Whether a word is a form of a verb, or in Arabic the adjective of a noun: "discovered", «أرضية» of «أرض». */
const isRelated = (one: string, other: string): boolean =>
  isAdjective(one, other) || toVerb(one) === toVerb(other)

const toVerb = (word: string): string => word.replace(/(?<=[a-z]{3})(?:ed|ing|es|s|e)$/, "")

const isAdjective = (adjective: string, noun: string): boolean =>
  /^[\u0621-\u064a]+ي(?:ه|ات)?$/.test(adjective) &&
  adjective.replace(/ي(?:ه|ات)?$/, "") === noun.replace(/(?<=..)[ها]$/, "")

/** Whether the question shows what was typed and not the stored word: «ولد» if it asks for the plural of it. */
export const isGivenAway = (given: string, stored: string, { shown }: QuestionWords): boolean =>
  shown.has(given) && !shown.has(stored)
