/** The indexes of these signs, except those escaped by a backslash. */
export function placesOf(text: string, signs: string): readonly number[] {
  const places: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === "\\") at += 1
    else if (signs.includes(sign)) places.push(at)
  }
  return places
}

export const countOf = (text: string, sign: string) => placesOf(text, sign).length

/** Removes the backslash before signs of the format, and replaces `\n` by a line break. */
export const unescaped = (text: string): string =>
  text.replace(/\\([~=#{}:\\n])/g, (_, sign: string) => (sign === "n" ? "\n" : sign)).trim()

export const escaped = (text: string): string =>
  text.replace(/[~=#{}:\\]/g, "\\$&").replace(/\r\n?|\n/g, "\\n")

/** Splits a text at the signs at these indexes, and drops these signs. */
export const partsAt = (text: string, places: readonly number[]): readonly string[] =>
  [-1, ...places].map((at, index) => text.slice(at + 1, places[index] ?? text.length))

export const oneLine = (text: string) => text.replaceAll("\n", " ")

/** Joins texts by spaces, without duplicates. */
export const joined = (texts: readonly string[]): string =>
  [...new Set(texts.map((text) => unescaped(oneLine(text))))].filter(Boolean).join(" ")
