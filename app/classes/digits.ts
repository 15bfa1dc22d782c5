/**
 * Digits in groups, as they are read out: 1234 5671 for the code of a class, 123 4567 for that of a room, 123 456 789 for
 * the number of a pupil.
 */
export function groupDigits(digits: string): string {
  const group = `.{${digits.length % 4 === 0 ? 4 : 3}}`
  return digits.replace(new RegExp(`(${group})(?=${group})`, "g"), "$1 ")
}
