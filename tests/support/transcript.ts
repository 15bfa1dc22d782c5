export interface RecordedReply {
  readonly headers: Headers
  readonly body: string
}

/** A text as clients would decode it: entities, JSON escapes within a script, and base64, as in signed cookies. */
export function textsOf(text: string): readonly string[] {
  const unescaped = withoutEscapes(withoutEscapes(text))
  return [text, withoutEntities(text), unescaped, ...packed(text)]
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' }

const ofHex = (_: string, code: string) => String.fromCodePoint(Number.parseInt(code, 16))

const withoutEntities = (text: string) =>
  text
    .replace(/&#x([\da-f]+);/gi, ofHex)
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot);/g, (entity, name: string) => entities[name] ?? entity)

const withoutEscapes = (text: string) =>
  text.replace(/\\u([\da-f]{4})/gi, ofHex).replace(/\\(["'\\/])/g, "$1")

const packed = (text: string): string[] =>
  (decodeSafely(text).match(/[\w+/-]{16,}={0,2}/g) ?? []).map((word) =>
    Buffer.from(word, "base64").toString("utf8"),
  )

const decodeSafely = (text: string) => text.replace(/%([\da-f]{2})/gi, ofHex)

const textsHeard = (heard: readonly RecordedReply[]): readonly string[] =>
  heard.flatMap(({ headers, body }) =>
    [...textsOf(body)].concat([...headers].flatMap(([, value]) => textsOf(value))),
  )

export function linesIn(heard: readonly RecordedReply[], lines: readonly string[]): string[] {
  const texts = textsHeard(heard)
  return lines.filter((line) => texts.some((text) => text.includes(line)))
}

export function wordsIn(heard: readonly RecordedReply[], words: readonly string[]): string[] {
  const texts = textsHeard(heard)
  return words.filter((word) => texts.some((text) => saysWord(text, word)))
}

function saysWord(text: string, word: string): boolean {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "iu").test(text)
}
