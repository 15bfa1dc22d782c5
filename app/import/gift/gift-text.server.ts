import { replaceFormulas } from "#contract/formulas"

export function toPlaces(text: string, signs: string): readonly number[] {
  const places: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === "\\") at += 1
    else if (signs.includes(sign)) places.push(at)
  }
  return places
}

export const countMatches = (text: string, sign: string) => toPlaces(text, sign).length

export const unescapeGift = (text: string): string =>
  text.replace(/\\([~=#{}:\\n])/g, (_, sign: string) => (sign === "n" ? "\n" : sign)).trim()

export const escapeGift = (text: string): string =>
  text.replace(/[~=#{}:\\]/g, "\\$&").replace(/\r\n?|\n/g, "\\n")

const answerStart = /(?<![\\\w^}])\{\s*(?:[=~#}]|(?:t|true|f|false)\s*[}#])/i
const texCommand =
  /(?<!\\)\\n(?=(?:eq?|eg|u|i|abla|ot|otin|atural|earrow|warrow|less|gtr|leq|geq|mid|parallel|exists|sim|cong)(?![a-z]))/g

/** Escapes the signs of GIFT in formulas, which people write as they are: `$$\frac{1}{2} \neq x=1$$`. */
export function withEscapedFormulas(text: string): string {
  const start = text.search(answerStart)
  const halves = start < 0 ? [text] : [text.slice(0, start), text.slice(start)]
  return halves.map((half) => replaceFormulas(half, escapeFormula)).join("")
}

function escapeFormula(formula: string): string {
  const isWhole = countMatches(formula, "{") === countMatches(formula, "}")
  if (!isWhole || /^..\s*[=~#]/.test(formula)) return formula
  return formula
    .replace(texCommand, "\\\\n")
    .replace(/\\.|[~=#{}:]/gs, (sign) => (sign.length > 1 ? sign : `\\${sign}`))
}

export const partsAt = (text: string, places: readonly number[]): readonly string[] =>
  [-1, ...places].map((at, index) => text.slice(at + 1, places[index] ?? text.length))

/** Splits an answer from what is said of it; the # of an entity like `&#39;` is no sign of the format. */
export const partsBySaying = (text: string): readonly string[] =>
  partsAt(
    text,
    toPlaces(text, "#").filter((at) => !/^&#(?:\d|x[\da-f])/i.test(text.slice(at - 1, at + 3))),
  )

export const oneLine = (text: string) => text.replace(/\s*\n\s*/g, " ")
