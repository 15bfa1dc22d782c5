/** `Config.v8Flags` of workerd.capnp is the third pointer of its root. */
const FLAGS_POINTER = 2
const WORD = 8
const STRUCT = 0
const LIST = 1
const FAR = 2
const OF_BYTES = 2
const OF_POINTERS = 6

/**
 * Adds V8 flags, for which Miniflare has no option, to a configuration of workerd. The flags are appended as a
 * segment of the Cap'n Proto message, and the null pointer becomes a far pointer to it:
 * https://capnproto.org/encoding.html
 * @param {Buffer} message as `workerd serve --binary` reads it
 * @param {readonly string[]} flags
 * @returns {Buffer}
 */
export function withV8Flags(message, flags) {
  const segments = segmentsOf(message)
  const first = Buffer.from(segments[0] ?? [])
  const root = first.readInt32LE(0)
  if ((root & 3) !== STRUCT)
    throw new Error("The root of the configuration is not in its first segment.")
  const pointer = WORD * (1 + (root >> 2) + first.readUInt16LE(4) + FLAGS_POINTER)
  if (first.readUInt16LE(6) <= FLAGS_POINTER || first.readBigUInt64LE(pointer) !== 0n)
    throw new Error("The configuration has no place for flags of V8, or has some.")
  first.writeUInt32LE(FAR, pointer)
  first.writeUInt32LE(segments.length, pointer + 4)
  return framed([first, ...segments.slice(1), segmentOf(flags)])
}

/** @param {Buffer} message */
function segmentsOf(message) {
  const count = message.readUInt32LE(0) + 1
  let start = headerSize(count)
  return Array.from({ length: count }, (_, index) => {
    const end = start + WORD * message.readUInt32LE(4 + 4 * index)
    const segment = message.subarray(start, end)
    start = end
    return segment
  })
}

/** @param {readonly Buffer[]} segments */
function framed(segments) {
  const header = Buffer.alloc(headerSize(segments.length))
  header.writeUInt32LE(segments.length - 1, 0)
  segments.forEach(({ length }, index) => header.writeUInt32LE(length / WORD, 4 + 4 * index))
  return Buffer.concat([header, ...segments])
}

/** The size of the segment table: counts of 32 bits, rounded up to whole words. @param {number} segments */
const headerSize = (segments) => Math.ceil((4 + 4 * segments) / WORD) * WORD

/** A segment with a list of texts; the pointer to the list comes first. @param {readonly string[]} texts */
function segmentOf(texts) {
  const padded = texts.map((text) => {
    const bytes = Buffer.alloc(Math.ceil((Buffer.byteLength(text) + 1) / WORD) * WORD)
    bytes.write(text)
    return bytes
  })
  const pointers = Buffer.alloc(WORD * (1 + texts.length))
  writeList(pointers, 0, 0, OF_POINTERS, texts.length)
  let target = 1 + texts.length
  texts.forEach((text, index) => {
    const distance = target - (index + 2)
    writeList(pointers, 1 + index, distance, OF_BYTES, Buffer.byteLength(text) + 1)
    target += (padded[index]?.length ?? 0) / WORD
  })
  return Buffer.concat([pointers, ...padded])
}

/**
 * @param {Buffer} pointers
 * @param {number} index of the pointer
 * @param {number} distance from its end to the list, in words
 * @param {number} elementSize
 * @param {number} count
 */
function writeList(pointers, index, distance, elementSize, count) {
  pointers.writeInt32LE((distance << 2) | LIST, WORD * index)
  pointers.writeUInt32LE((count << 3) | elementSize, WORD * index + 4)
}
