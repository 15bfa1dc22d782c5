/** The number that was typed for a chapter, in the digits of any keyboard; `null` where it is none. */
export function chapterNumber(typed: string): number | null {
  const digits = typed
    .normalize("NFKC")
    .trim()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
  return /^0*[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null
}
