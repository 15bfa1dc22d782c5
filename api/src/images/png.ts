import { asciiOf, startsWith, viewOf } from "./bytes"
import type { Found } from "./found"

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** What draws the image, gives it its colours or moves it. Texts, times, EXIF and the unknown go. */
const kept = new Set(
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD pHYs acTL fcTL fdAT".split(" "),
)

/** `null` where the bytes are no whole PNG. */
export function readPng(bytes: Uint8Array): Found | null {
  if (!startsWith(bytes, signature)) return null
  const chunks = [...chunksOf(bytes)]
  const [header] = chunks
  if (header?.type !== "IHDR" || header.whole.length !== 25) return null
  if (chunks.at(-1)?.type !== "IEND" || !chunks.some(({ type }) => type === "IDAT")) return null
  const view = viewOf(header.whole)
  return {
    width: view.getUint32(8),
    height: view.getUint32(12),
    frames: Math.max(1, chunks.filter(({ type }) => type === "fcTL").length),
    parts: [
      bytes.subarray(0, signature.length),
      ...chunks.filter(({ type }) => kept.has(type)).map(({ whole }) => whole),
    ],
  }
}

interface Chunk {
  readonly type: string
  /** With its length before and its checksum behind. */
  readonly whole: Uint8Array
}

/** Up to the end of the image, or to where the file breaks off. */
function* chunksOf(bytes: Uint8Array): Generator<Chunk> {
  const view = viewOf(bytes)
  for (let at = signature.length; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) return
    const type = asciiOf(bytes, at + 4, at + 8)
    yield { type, whole: bytes.subarray(at, end) }
    if (type === "IEND") return
    at = end
  }
}
