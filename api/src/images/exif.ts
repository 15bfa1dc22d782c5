import { asciiOf, joinBytes, viewOf } from "./bytes"

const orientationTag = 0x0112
const entryLength = 12

/** The orientation of a picture, 1 to 8, from the TIFF in its EXIF; 1 where it has none. */
export function readOrientation(tiff: Uint8Array): number {
  const order = asciiOf(tiff, 0, 2)
  if ((order !== "II" && order !== "MM") || tiff.length < 8) return 1
  const isLittle = order === "II"
  const view = viewOf(tiff)
  const start = view.getUint32(4, isLittle)
  if (start + 2 > tiff.length) return 1
  const count = view.getUint16(start, isLittle)
  for (let at = start + 2; at < start + 2 + count * entryLength; at += entryLength) {
    if (at + entryLength > tiff.length) return 1
    if (view.getUint16(at, isLittle) !== orientationTag) continue
    const value = view.getUint16(at + 8, isLittle)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** A JPEG segment with the orientation only. */
export function writeOrientation(orientation: number): Uint8Array {
  const tiff = new Uint8Array(26)
  const view = viewOf(tiff)
  tiff.set(new TextEncoder().encode("MM\0*"))
  view.setUint32(4, 8)
  view.setUint16(8, 1)
  view.setUint16(10, orientationTag)
  view.setUint16(12, 3)
  view.setUint32(14, 1)
  view.setUint16(18, orientation)
  const head = Uint8Array.of(
    0xff,
    0xe1,
    0,
    8 + tiff.length,
    ...new TextEncoder().encode("Exif\0\0"),
  )
  return joinBytes([head, tiff])
}
