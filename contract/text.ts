export { holdsMarkup } from "./html-tag"

/** What shows nothing and does nothing in a sentence; it comes along when text is pasted. */
const unseen =
  /(?!\n)\p{Cc}|[\xad\u180e\u200b\u202a-\u202c\u2060-\u206f\ufeff\ufff9-\ufffb\p{Cs}]/gu
const lineBreaks = /\r\n|[\n\v\f\r\x85\u2028\u2029]/g
const seen = /[^\s\u2800\p{Cc}\p{Default_Ignorable_Code_Point}]/u

/** Marks that make the letters after them run backwards: what is read is not what is there. */
export const turnsAround = (text: string): boolean => /[\u202d\u202e]/.test(text)

/**
 * Text as it is kept: one way to write each letter (NFC), what cannot be seen taken out, a line
 * break written as one sign. What writing needs stays: joiners of letters and of emoji, and the
 * marks that say which way a single sign belongs. Empty where nothing of it can be seen.
 */
export function cleanProse(text: string): string {
  const kept = text.replaceAll(lineBreaks, "\n").replaceAll("\t", " ").replaceAll(unseen, "")
  return seen.test(kept) ? kept.normalize("NFC").trim() : ""
}

/** The same, on one line. */
export const cleanLine = (text: string): string => cleanProse(text).replace(/\s*\n\s*/g, " ")
