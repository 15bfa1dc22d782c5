import { asciiOf, startsWith, viewOf, type Found } from "./bytes"
import { readOrientation, writeOrientation } from "./exif"

const markers = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  app0: 0xe0,
  app1: 0xe1,
  app15: 0xef,
  text: 0xfe,
}
/** The length of the Adobe segment, which says whether colours are RGB, YCC or CMYK. */
const adobeLength = 16
/** The markers DHT, JPG and DAC: they are in the range of frame markers, but begin no frame. */
const noFrames = [0xc4, 0xc8, 0xcc]

/**
 * `null` where the bytes are not a complete JPEG. Removes metadata: locations, names, thumbnails, colour profiles.
 * Keeps the orientation and the colour space.
 */
export function readJpeg(bytes: Uint8Array): Found | null {
  if (!startsWith(bytes, [0xff, markers.start, 0xff])) return null
  const segments = [...segmentsOf(bytes)]
  const frames = segments.filter(isFrame)
  const [frame] = frames
  if (!frame || frames.length > 1 || frame.whole.length < 9) return null
  if (!segments.some(({ marker }) => marker === markers.scan)) return null
  if (segments.at(-1)?.marker !== markers.end) return null
  const view = viewOf(frame.whole)
  return {
    width: view.getUint16(7),
    height: view.getUint16(5),
    frames: 1,
    parts: [bytes.subarray(0, 2), ...segments.flatMap(cleaned)],
  }
}

interface Segment {
  readonly marker: number
  /** The segment with its marker; a scan includes the data after it. */
  readonly whole: Uint8Array
}

const isFrame = ({ marker }: Segment) =>
  marker >= 0xc0 && marker <= 0xcf && !noFrames.includes(marker)

/** Yields all segments up to the end of the image; of a truncated file, those that are complete. */
function* segmentsOf(bytes: Uint8Array): Generator<Segment> {
  const view = viewOf(bytes)
  for (let at = 2; at + 2 <= bytes.length;) {
    if (bytes[at] !== 0xff) return
    const marker = bytes[at + 1] ?? 0
    if (marker === markers.end) {
      yield { marker, whole: bytes.subarray(at, at + 2) }
      return
    }
    if (marker === 0xff) at += 1
    else {
      const end =
        at + 4 > bytes.length ? null : endOfSegment(bytes, at + 2 + view.getUint16(at + 2), marker)
      if (end === null) return
      yield { marker, whole: bytes.subarray(at, end) }
      at = end
    }
  }
}

/** The data of a scan has no length: it ends at the next marker that is not a restart marker. */
function endOfSegment(bytes: Uint8Array, end: number, marker: number): number | null {
  if (marker < 0xc0 || end > bytes.length) return null
  if (marker !== markers.scan) return end
  for (let at = end; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return null
}

/** The part of a segment that is kept. */
function cleaned({ marker, whole }: Segment): readonly Uint8Array[] {
  if (marker === markers.text) return []
  if (marker < markers.app0 || marker > markers.app15) return [whole]
  const name = asciiOf(whole, 4, 16)
  if (name.startsWith("JFIF\0") && whole.length >= 18) return [withoutThumbnail(whole)]
  if (name.startsWith("Adobe")) return whole.length === adobeLength ? [whole] : []
  if (!name.startsWith("Exif\0\0")) return []
  const orientation = readOrientation(whole.subarray(10))
  return orientation === 1 ? [] : [writeOrientation(orientation)]
}

function withoutThumbnail(whole: Uint8Array): Uint8Array {
  const copy = whole.slice(0, 18)
  copy.set([0, 16], 2)
  copy.set([0, 0], 16)
  return copy
}
