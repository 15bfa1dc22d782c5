/** Digits in groups, as they are read out: 1234 5671 for the code of a class, 123 456 789 for the number of a pupil. */
export const groupDigits = (digits: string): string =>
  digits.replace(new RegExp(`(.{${digits.length % 4 === 0 ? 4 : 3}})(?=.)`, "g"), "$1 ")
