import { asPlainGift } from "./write-gift.server"

const letter = "[a-h]|[أابجدهوزح]"
const space = "[ \\t\\u00a0]*"
const asOption = new RegExp(`^${space}(${letter})${space}[.)]${space}(.+)$`, "i")
const beforeKey = `^${space}(?:(?:correct )?answer|(?:ال)?[إا]جابة(?: الصحيحة)?|الجواب)${space}:`
const asKey = new RegExp(
  `${beforeKey}${space}\\(?(${letter})(?!\\)?${space}(?:[,،&+]|and |و ))(?:[.) ].*)?$`,
  "im",
)
const asOtherKey = new RegExp(beforeKey, "i")
const rule = /^\s*[-*_=]{3,}\s*$/
const asExplanation = /^\s*(?:explanation|feedback|الشرح|التفسير|التعليل)\s*:\s*(.+)$/i
const numberBefore = /^\s*\d{1,3}[.)-]\s+/

/**
 * Questions with lettered choices and a line that names the right one, as Moodle's Aiken and many chats write them, as
 * GIFT on the same lines; `null` for another text.
 */
export function aikenAsGift(text: string): string | null {
  if (!asKey.test(text)) return null
  const written: string[] = []
  let [line, last] = [0, -1]
  let question: string[] = []
  let options: (readonly [letter: string, text: string])[] = []
  const end = (answer: string) => {
    if (question.length > 0) written[line] = `${asPlainGift(question.join(" "))}${answer}`
    last = answer === "" ? -1 : line
    question = []
    options = []
  }
  let isApart = true
  for (const [at, each] of text.split("\n").entries()) {
    written[at] = ""
    const [, key] = asKey.exec(each) ?? []
    const [, said = ""] = asExplanation.exec(each) ?? []
    const [, name = "", choice = ""] = asOption.exec(each) ?? []
    if (key) end(` {${options.map((one) => toChoice(one, key)).join("")}}`)
    else if (asOtherKey.test(each) && options.length > 0) end("")
    else if (said && last >= 0) {
      written[last] = `${written[last]?.slice(0, -1)}####${asPlainGift(said)}}`
      last = -1
    } else if (choice && question.length > 0) options.push([name, choice.trim()])
    else if (each.trim() !== "" && !rule.test(each)) {
      if (options.length > 0 || (isApart && numberBefore.test(each))) end("")
      if (question.length === 0) line = at
      question.push((question.length === 0 ? each.replace(numberBefore, "") : each).trim())
    }
    isApart = each.trim() === "" || rule.test(each)
  }
  end("")
  return written.join("\n")
}

const toChoice = ([name, text]: readonly [string, string], key: string): string =>
  `${plain(name) === plain(key) ? "=" : "~"}${asPlainGift(text)}`

const plain = (name: string) => name.toLowerCase().replace("أ", "ا")
