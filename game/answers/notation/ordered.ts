import { plainNumber } from "../numbers/number"

/** Values in an order that counts: a pair, an interval, a ratio, a time, a score or a range. */
export interface Ordered {
  /** The brackets and the items, as text. */
  readonly key: string
  readonly by: "," | ":" | "-" | "to"
}

const item = "-?(?:\\d+(?:[.,/]\\d+)?|∞|π|\\p{L})-?"
const whole = "-?(?:\\d+(?:\\.\\d+)?(?:/\\d+)?|∞|π|\\p{L})-?"
const tuple = new RegExp(`^([[(\\]{]) ?(${whole}(?: ?[,;] ?${whole})+) ?([\\])[}])$`, "u")
const ratio = new RegExp(
  `^(${item})((?: ?(?::|to|الي) ?${item})+) ?(?:(am|a\\.m\\.?|صباحا|ص|in the morning)|(pm|p\\.m\\.?|مساء|م|in the (?:afternoon|evening)))?$`,
  "u",
)
const range = new RegExp(
  `^(?:(?:from|between|من|بين) )?(\\d+(?:[.,]\\d+)?) ?(-|to|until|till|and|الي|حتي|و) ?(\\d+(?:[.,]\\d+)?)$`,
  "u",
)

export function readOrdered(text: string): Ordered | null {
  const [, open, items, close] = tuple.exec(text) ?? []
  if (open && items && close) {
    const values = items.split(/[,;]/).map(plain)
    return { key: open + (open === "{" ? values.toSorted() : values).join(";") + close, by: "," }
  }
  const [, first, rest, am, pm] = ratio.exec(text) ?? []
  if (first && rest && (/\d/.test(text) || rest.includes(":"))) {
    const values = [first, ...rest.split(/:|to|الي/).slice(1)].map(plain)
    const by = rest.includes(":") ? ":" : "to"
    return { key: values.join(";") + (am ? "am" : pm ? "pm" : ""), by }
  }
  const [, from, by = "", until] = range.exec(text) ?? []
  if (!from || !until || (/^(?:and|و)$/.test(by) && !/^(?:between|بين) /.test(text))) return null
  return { key: [from, until].map(plain).join(";"), by: "-" }
}

function plain(text: string): string {
  const bare = text.replaceAll("-", "").trim()
  return (text.includes("-") ? "-" : "") + (plainNumber(bare) ?? bare)
}

/** Whether a given text is the ordered values; "3, 4" without brackets is the pair (3, 4). */
export function isSameOrdered(given: string, stored: Ordered): boolean {
  const read = readOrdered(stored.by === ":" ? given.replace(/^(\d+) ?\/ ?(?=\d+$)/, "$1:") : given)
  if (stored.by === "," && !/[[(\]{]/.test(given))
    return stored.key.startsWith("(") && readOrdered(`(${given})`)?.key === stored.key
  if (!read || read.key !== stored.key) return false
  return (
    read.by === stored.by ||
    (read.by === "to" ? stored.by !== "," : stored.by === "to" && read.by !== ",")
  )
}
