import { startsWith, viewOf, type Found } from "./bytes"
import { signature, isSound, type Chunk, chunksOf } from "./png-chunks"

/** The depths that each colour type may have. */
const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}
const palette = 3

/** Chunks about colours, pixels and animation, with their only valid length; each may occur once, before the data. */
const told: Readonly<Record<string, number>> = {
  gAMA: 4,
  cHRM: 32,
  sRGB: 1,
  cICP: 4,
  pHYs: 9,
  acTL: 8,
}

/**
 * `null` where the bytes are not a complete PNG. Removes chunks that do not draw or animate the image: texts,
 * times, EXIF, unknown ones, and colour profiles, which are compressed and expand to any size.
 */
export function readPng(bytes: Uint8Array): Found | null {
  if (!startsWith(bytes, signature)) return null
  const chunks = [...chunksOf(bytes)]
  const header = headerOf(chunks)
  if (!header || chunks.at(-1)?.type !== "IEND") return null
  const kept = keptOf(chunks, header)
  const colours = kept.filter(({ type }) => type === "PLTE")
  if (colours.length !== (header.colour === palette ? 1 : 0)) return null
  if (!kept.some(({ type }) => type === "IDAT")) return null
  if (!kept.every(({ whole }) => isSound(whole))) return null
  return {
    width: header.width,
    height: header.height,
    frames: Math.max(1, kept.filter(({ type }) => type === "fcTL").length),
    parts: [bytes.subarray(0, signature.length), ...kept.map(({ whole }) => whole)],
  }
}

interface Header {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly colour: number
}

function headerOf([first, ...rest]: readonly Chunk[]): Header | null {
  if (first?.type !== "IHDR" || first.length !== 13) return null
  if (rest.some(({ type }) => type === "IHDR")) return null
  const view = viewOf(first.whole)
  const [depth, colour] = [view.getUint8(16), view.getUint8(17)]
  if (!depths[colour]?.includes(depth)) return null
  return { width: view.getUint32(8), height: view.getUint32(12), depth, colour }
}

/** The chunks to keep, in their order. Chunks about colours are kept once, and only before the data. */
function keptOf(chunks: readonly Chunk[], header: Header): readonly Chunk[] {
  const seen = new Map<string, number>()
  return chunks.filter((chunk) => {
    const { type, length } = chunk
    const isNeeded = seen.has(type)
      ? /^(?:IDAT|fcTL|fdAT)$/.test(type)
      : isRight(chunk, header, seen)
    if (isNeeded) seen.set(type, length)
    return isNeeded
  })
}

/** Whether the first chunk of a kind is needed, has its valid length and is in order. */
function isRight(
  { type, length }: Chunk,
  header: Header,
  seen: ReadonlyMap<string, number>,
): boolean {
  if (/^(?:IHDR|IDAT|IEND)$/.test(type)) return true
  if (type === "fcTL") return length === 26
  if (type === "fdAT") return length >= 4
  if (seen.has("IDAT")) return false
  if (type === "PLTE")
    return (
      header.colour === palette && length > 0 && length % 3 === 0 && length <= 3 * 2 ** header.depth
    )
  return type === "tRNS" ? isTransparency(length, header, seen) : told[type] === length
}

function isTransparency(length: number, { colour }: Header, seen: ReadonlyMap<string, number>) {
  if (colour === palette) return length > 0 && 3 * length <= (seen.get("PLTE") ?? 0)
  return length === (colour === 0 ? 2 : 6) && (colour === 0 || colour === 2)
}
