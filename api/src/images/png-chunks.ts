import { asciiOf, viewOf } from "./bytes"

/** The first bytes of every PNG. */
export const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

export interface Chunk {
  readonly type: string
  /** The length of its data. */
  readonly length: number
  /** The whole chunk, with its length and its checksum. */
  readonly whole: Uint8Array
}

/** Yields all chunks up to the end of the image; of a truncated file, those that are complete. */
export function* chunksOf(bytes: Uint8Array): Generator<Chunk> {
  const view = viewOf(bytes)
  for (let at = signature.length; at + 12 <= bytes.length;) {
    const length = view.getUint32(at)
    const end = at + 12 + length
    if (end > bytes.length) return
    const type = asciiOf(bytes, at + 4, at + 8)
    yield { type, length, whole: bytes.subarray(at, end) }
    if (type === "IEND") return
    at = end
  }
}

/** Whether its checksum matches its bytes. */
export const isSound = (whole: Uint8Array) =>
  viewOf(whole).getUint32(whole.length - 4) === crcOf(whole.subarray(4, -4))

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

/** The checksum of a chunk of PNG, over its type and its data. */
export function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return ~crc >>> 0
}
