const twiceRead =
  /(?:[ØÙ][\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u2122]\s?){2}|[ÃÂ][\u00a0-\u00bf]|â€|(?:[طظ][\u00a2-\u00bf\u0152-\u0192\u02c6\u200c-\u2122پچژڈگٹڑںھک]){2}/

const questionMarks = /^\?{2,}[.,:;!]?$/

/**
 * Whether an encoding without them has cost a text its letters: Arabic becomes `???? ??` in western Windows, and `Ø§Ù„` or
 * `ط§ظ„` where UTF-8 was taken for an encoding of Windows.
 */
export function hasLostLetters(text: string): boolean {
  if (text.includes("\ufffd") || twiceRead.test(text)) return true
  const words = text.split(/\s+/).filter((word) => questionMarks.test(word))
  const isSum = /[=+×÷]/.test(text)
  return (
    (words.length > 1 && /\?{3}/.test(text) && !isSum) ||
    (/\?{4}/.test(text) && !/[\p{L}\p{N}]/u.test(text))
  )
}
