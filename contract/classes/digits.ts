/**
 * Numbers that people read out, print and type: the code of a class and the number of a pupil. Their last digit is a
 * check digit by Damm, which finds every single wrong digit and every two neighbours that are exchanged.
 */
const damm = [
  "0317598642",
  "7092154863",
  "4206871359",
  "1750983426",
  "6123045978",
  "3674209581",
  "5869720134",
  "8945362017",
  "9438617205",
  "2581436790",
] as const

const interim = (digits: string): number =>
  [...digits].reduce((at, digit) => Number(damm[at]?.[Number(digit)] ?? 0), 0)

export const withCheckDigit = (digits: string): string => `${digits}${interim(digits)}`

/** The digits of a text that has nothing else but spaces and hyphens, whatever their script; `null` for any other. */
export function toDigits(typed: string): string | null {
  if (typed.length > 100) return null
  const digits = typed
    .replaceAll(/[٠-٩۰-۹０-９]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replaceAll(/[\s\p{Pd}\p{Default_Ignorable_Code_Point}]/gu, "")
  return /^\d+$/.test(digits) ? digits : null
}

export function parseChecked(typed: string, length: number): string | null {
  const digits = toDigits(typed)
  return digits?.length === length && interim(digits) === 0 ? digits : null
}

export const classCodeLength = 8
export const roomCodeLength = 7
export const pupilNumberLength = 9
export const secretLength = 6
