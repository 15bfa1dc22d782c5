const encoder = new TextEncoder()

/** Signs that HTML or the data of the page write with several characters. */
const escaped = /[<>&"'\\\p{Cc}\u2028\u2029]/gu

/** About how many bytes a text takes in a page, which holds it as HTML and as data. Never too few. */
export const pageBytes = (text: string): number =>
  2 * encoder.encode(text).byteLength + 12 * (text.match(escaped)?.length ?? 0)

export function withinBytes<Entry>(
  entries: readonly Entry[],
  max: number,
  bytesOf: (entry: Entry) => number,
): readonly Entry[] {
  let left = max
  const over = entries.findIndex((entry) => (left -= bytesOf(entry)) < 0)
  return over < 0 ? entries : entries.slice(0, over)
}
