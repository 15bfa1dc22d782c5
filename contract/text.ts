import { counts } from "./limits"
import { normalised } from "./normalised"

/** Invisible characters without a function, which come with pasted text. */
const unseen =
  /(?!\n)\p{Cc}|[\xad\u180e\u200b\u202a-\u202c\u2060-\u206f\ufeff\ufff9-\ufffb\p{Cs}]/gu
const lineBreaks = /\r\n|[\n\v\f\r\x85\u2028\u2029]/g
const seen = /[^\s\u2800\p{Cc}\p{Default_Ignorable_Code_Point}]/u

/** Whether a text has direction overrides, which show its letters in another order than the stored one. */
export const turnsAround = (text: string): boolean => /[\u202d\u202e]/.test(text)

/**
 * Text as it is stored: composed (NFC), without invisible characters, with `\n` for each line break. Joiners of letters
 * and emoji stay, and so do direction marks. Empty if nothing of it is visible.
 */
export function cleanProse(text: string): string {
  const kept = text.replaceAll(lineBreaks, "\n").replaceAll("\t", " ").replaceAll(unseen, "")
  return seen.test(kept) ? normalised(kept, "NFC").trim() : ""
}

/** The text of a question: prose of few lines, because they are shown as written. What is beyond is on the last one. */
export function cleanQuestion(text: string): string {
  const typed = cleanProse(text)
    .split("\n")
    .map((line) => line.trimEnd())
  const lines = typed.filter((line, at) => line !== "" || typed[at - 1] !== "")
  const last = counts.questionLines - 1
  return [...lines.slice(0, last), lines.slice(last).join(" ")].join("\n").trimEnd()
}

export const cleanLine = (text: string): string => cleanProse(text).replace(/\s*\n\s*/g, " ")

/** Signs without a shape of their own, but for joiners inside Arabic words and inside emoji. */
const shapeless =
  /(?!(?<=[\p{Script=Arabic}\p{M}\p{Extended_Pictographic}\p{EMod}\ufe0f])(?:\ufe0f|[\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}])))[\u2800\p{Default_Ignorable_Code_Point}]/gu

export const cleanName = (text: string): string => cleanLine(text).replaceAll(shapeless, "").trim()

/** Whether a cleaned name has a letter, and no letter with a pile of marks. */
export const isName = (name: string): boolean => /(?!ـ)\p{L}/u.test(name) && !/\p{M}{3}/u.test(name)
