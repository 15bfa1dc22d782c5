/** Where a sign stands that no backslash is before. */
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

/** As it was typed: a backslash makes a sign of the format an ordinary one, and `\n` a line break. */
export const unescaped = (text: string): string =>
  text.replace(/\\([~=#{}:\\n])/g, (_, sign: string) => (sign === "n" ? "\n" : sign)).trim()

export const escaped = (text: string): string =>
  text.replace(/[~=#{}:\\]/g, "\\$&").replace(/\r\n?|\n/g, "\\n")

/** A text without the signs at these places, cut there. */
export const partsAt = (text: string, places: readonly number[]): readonly string[] =>
  [-1, ...places].map((at, index) => text.slice(at + 1, places[index] ?? text.length))

export const oneLine = (text: string) => text.replaceAll("\n", " ")

/** Without what is said twice. */
export const joined = (texts: readonly string[]): string =>
  [...new Set(texts.map((text) => unescaped(oneLine(text))))].filter(Boolean).join(" ")
