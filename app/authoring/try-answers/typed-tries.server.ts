import { counts, lengths } from "#contract/limits"
import { cleanLine, turnsAround } from "#contract/text"
import type { FormReply } from "#app/forms/submission.server"
import type { Message } from "#app/i18n/keys"

export const triesTextMax = counts.tries * (lengths.answer.max + 1)

export const splitTypedLines = (text: string) =>
  [...new Set(text.split(/[\r\n]+/).map(cleanLine))].filter((line) => line !== "")

/** Why these cannot be tried; `null` if they can. `prefix`: that of the fields of the answer to compare them with. */
export const getMistake = (
  texts: readonly string[],
  prefix: string,
  error: FormReply["error"],
): Message | null => mistakeIn(texts) ?? mistakeBeside(prefix, error)

function mistakeIn(texts: readonly string[]): Message | null {
  if (texts.length === 0) return { key: "errors.make.tryNone" }
  if (texts.length > counts.tries)
    return { key: "errors.make.tryMany", params: { max: counts.tries } }
  if (texts.some(turnsAround)) return { key: "errors.make.turned" }
  const { max } = lengths.answer
  const isLong = texts.some(({ length }) => length > max)
  return isLong ? { key: "errors.make.tryLong", params: { max } } : null
}

/** The API refuses to judge by an answer that it would not store. */
const mistakeBeside = (prefix: string, error: FormReply["error"]): Message | null =>
  error?.[`${prefix}answer`] || error?.[`${prefix}wrongAnswers`]
    ? { key: "errors.make.tryAnswer" }
    : null
