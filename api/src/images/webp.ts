import { asciiOf, largest, startsWith, viewOf, type Found } from "./bytes"

const riffLength = 12
/** The chunks that draw or animate the image. EXIF, XMP, colour profiles and unknown ones are removed. */
const kept = new Set(["VP8X", "ANIM", "ANMF", "ALPH", "VP8 ", "VP8L"])
const frameHeaderLength = 16
/** The bits of VP8X that announce a colour profile, EXIF and XMP. */
const metadataBits = 0x2c

/** `null` where the bytes are not a complete WebP. */
export function readWebp(bytes: Uint8Array): Found | null {
  if (asciiOf(bytes, 0, 4) !== "RIFF" || asciiOf(bytes, 8, riffLength) !== "WEBP") return null
  const end = viewOf(bytes).getUint32(4, true) + 8
  if (end > bytes.length) return null
  const chunks = chunksOf(bytes.subarray(0, end), riffLength).filter(({ type }) => kept.has(type))
  const sizes = chunks.flatMap(sizesIn)
  const frames = chunks.filter(({ type }) => type === "ANMF").length
  if (!chunks.some(({ type }) => /^(?:VP8[ L]|ANMF)$/.test(type)) || sizes.includes(null))
    return null
  const known = sizes.filter((size) => size !== null)
  return {
    width: largest(known.map(({ width }) => width)),
    height: largest(known.map(({ height }) => height)),
    frames: Math.max(1, frames),
    parts: withHeader(chunks.map(withoutMetadataBits)),
  }
}

interface Chunk {
  readonly type: string
  readonly data: Uint8Array
  /** The whole chunk, with its type, its length and its padding. */
  readonly whole: Uint8Array
}

function chunksOf(bytes: Uint8Array, start: number): readonly Chunk[] {
  const chunks: Chunk[] = []
  const view = viewOf(bytes)
  for (let at = start; at + 8 <= bytes.length;) {
    const length = view.getUint32(at + 4, true)
    const end = at + 8 + length + (length % 2)
    if (end > bytes.length) return []
    const data = bytes.subarray(at + 8, at + 8 + length)
    chunks.push({ type: asciiOf(bytes, at, at + 4), data, whole: bytes.subarray(at, end) })
    at = end
  }
  return chunks
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The sizes that a chunk states; `null` for a size that cannot be read. */
function sizesIn({ type, data }: Chunk): readonly (Size | null)[] {
  if (type === "VP8X") return [data.length < 10 ? null : sizeAt(data, 4)]
  if (type === "VP8 ") return [sizeOfLossy(data)]
  if (type === "VP8L") return [sizeOfLossless(data)]
  if (type !== "ANMF") return []
  if (data.length < frameHeaderLength) return [null]
  return [sizeAt(data, 6), ...chunksOf(data, frameHeaderLength).flatMap(sizesIn)]
}

function sizeOfLossy(data: Uint8Array): Size | null {
  if (data.length < 10 || !startsWith(data.subarray(3), [0x9d, 0x01, 0x2a])) return null
  const view = viewOf(data)
  return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff }
}

function sizeOfLossless(data: Uint8Array): Size | null {
  if (data.length < 5 || data[0] !== 0x2f) return null
  const bits = viewOf(data).getUint32(1, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/** Two numbers of three bytes each; each is stored as one less than its value. */
const sizeAt = (data: Uint8Array, at: number): Size => {
  const view = viewOf(data)
  const number = (from: number) => view.getUint16(from, true) + view.getUint8(from + 2) * 65_536 + 1
  return { width: number(at), height: number(at + 3) }
}

function withoutMetadataBits({ type, whole }: Chunk): Uint8Array {
  if (type !== "VP8X") return whole
  const copy = whole.slice()
  copy[8] = (copy[8] ?? 0) & ~metadataBits
  return copy
}

function withHeader(chunks: readonly Uint8Array[]): readonly Uint8Array[] {
  const header = new TextEncoder().encode("RIFF----WEBP")
  const length = chunks.reduce((sum, { byteLength }) => sum + byteLength, 4)
  viewOf(header).setUint32(4, length, true)
  return [header, ...chunks]
}
