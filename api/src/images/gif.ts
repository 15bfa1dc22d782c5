import { asciiOf, largest, viewOf, type Found } from "./bytes"

const headerLength = 13
const kinds = { extension: 0x21, image: 0x2c, end: 0x3b }
const labels = { timing: 0xf9, application: 0xff }
/** The lengths of these blocks in bytes; longer blocks carry other data. */
const lengths = { timing: 8, repeating: 19 }
/** The application extensions that hold the number of repeats. */
const repeating = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)$/

/** `null` where the bytes are not a complete GIF. Removes comments, plain texts and data of applications. */
export function readGif(bytes: Uint8Array): Found | null {
  if (!/^GIF8[79]a$/.test(asciiOf(bytes, 0, 6)) || bytes.length < headerLength) return null
  const view = viewOf(bytes)
  const start = headerLength + coloursLength(bytes[10])
  const blocks = [...blocksOf(bytes, start)]
  const images = blocks.filter(({ kind }) => kind === kinds.image).map(({ whole }) => viewOf(whole))
  if (blocks.at(-1)?.kind !== kinds.end || images.length === 0) return null
  return {
    width: largest([view.getUint16(6, true), ...images.map((image) => image.getUint16(5, true))]),
    height: largest([view.getUint16(8, true), ...images.map((image) => image.getUint16(7, true))]),
    frames: images.length,
    parts: [bytes.subarray(0, start), ...blocks.filter(isKept).map(({ whole }) => whole)],
  }
}

interface Block {
  readonly kind: number
  readonly whole: Uint8Array
}

function isKept({ kind, whole }: Block): boolean {
  if (kind !== kinds.extension) return true
  if (whole[1] === labels.application)
    return whole.length === lengths.repeating && repeating.test(asciiOf(whole, 3, 14))
  return whole[1] === labels.timing && whole.length === lengths.timing
}

/** Yields all blocks up to the end of the image; of a truncated file, those that are complete. */
function* blocksOf(bytes: Uint8Array, start: number): Generator<Block> {
  for (let at = start; at < bytes.length;) {
    const kind = bytes[at] ?? 0
    const end = endOfBlock(bytes, at, kind)
    if (end === null || end > bytes.length) return
    yield { kind, whole: bytes.subarray(at, end) }
    if (kind === kinds.end) return
    at = end
  }
}

function endOfBlock(bytes: Uint8Array, at: number, kind: number): number | null {
  if (kind === kinds.end) return at + 1
  if (kind === kinds.extension) return endOfPieces(bytes, at + 2)
  if (kind !== kinds.image) return null
  return endOfPieces(bytes, at + 10 + coloursLength(bytes[at + 9]) + 1)
}

/** Data is stored in sub-blocks of at most 255 bytes; an empty sub-block ends it. */
function endOfPieces(bytes: Uint8Array, start: number): number | null {
  for (let at = start; at < bytes.length;) {
    const length = bytes[at] ?? 0
    at += length + 1
    if (length === 0) return at
  }
  return null
}

/** The length in bytes of the colour table that the flags announce. */
const coloursLength = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
