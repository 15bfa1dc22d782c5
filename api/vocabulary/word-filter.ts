/** Bits and hashes per word: about one in a thousand unknown words passes as a known one. */
const bitsPerWord = 15
const hashes = 10

export function toFilter(words: ReadonlySet<string>): Uint8Array {
  const filter = new Uint8Array(Math.ceil((words.size * bitsPerWord) / 8))
  for (const word of words)
    for (const bit of toBits(word, filter.length * 8))
      filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7))
  return filter
}

/**
 * Whether the filter contains this word. It may be wrong about a word that it does not contain, never about one
 * that it does.
 */
export const holds = (filter: Uint8Array, word: string): boolean =>
  toBits(word, filter.length * 8).every((bit) => ((filter[bit >> 3] ?? 0) >> (bit & 7)) & 1)

/** Derives all hashes from two (Kirsch and Mitzenmacher, 2006). */
function toBits(word: string, size: number): number[] {
  let [one, other] = [0x811c9dc5, 0x9747b28c]
  for (let at = 0; at < word.length; at += 1) {
    one = Math.imul(one ^ word.charCodeAt(at), 0x01000193)
    other = Math.imul(other ^ word.charCodeAt(at), 0x5bd1e995)
    other ^= other >>> 15
  }
  one ^= one >>> 16
  other = (other ^ (other >>> 13)) | 1
  return Array.from({ length: hashes }, (_, at) => ((one + Math.imul(at, other)) >>> 0) % size)
}
