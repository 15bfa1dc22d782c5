/**
 * The most combining marks in a row that are kept, as in Unicode's Stream-Safe Text Format (UAX #15). No script needs
 * more on one letter.
 */
const marksMax = 30

const tooManyMarks = new RegExp(`(\\p{M}{${marksMax}})\\p{M}+`, "gu")

/**
 * A text in a Unicode normal form. Normalising sorts each run of combining marks, in a time that grows with the square
 * of the run, so runs are cut first and the time grows with the length only. Callers still cut a text to its limit
 * before.
 */
export const normalised = (text: string, form: "NFC" | "NFKC" | "NFKD"): string =>
  (text.length > marksMax ? text.replace(tooManyMarks, "$1") : text).normalize(form)
