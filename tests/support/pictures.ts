import { crcOf } from "../../api/src/images/png-chunks"

/** Pictures of a few dozen bytes: valid headers with the size, and almost no image data. */
const bytesOf = (...parts: readonly (string | number | readonly number[] | Uint8Array)[]) =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) => {
        if (typeof part === "string") return Buffer.from(part, "latin1")
        return typeof part === "number" ? Buffer.of(part) : Buffer.from(part)
      }),
    ),
  )

const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** (bytes - 1 - at)) % 256)
const little = (value: number, bytes: number) => big(value, bytes).toReversed()

const repeated = (part: Uint8Array, times: number) => Buffer.alloc(part.length * times, part)

export interface Drawn {
  readonly width?: number
  readonly height?: number
  readonly frames?: number
  /** Text to hide in the metadata, wherever the format has it. */
  readonly secret?: string
  /** Bytes to append after the picture's end. */
  readonly behind?: string
}

export const chunk = (type: string, data: Uint8Array) =>
  bytesOf(big(data.length, 4), type, data, big(crcOf(bytesOf(type, data)), 4))

interface Chunked extends Drawn {
  /** Colour type and bit depth. */
  readonly colour?: number
  readonly depth?: number
  /** Chunks before the data, and after it. */
  readonly before?: readonly Uint8Array[]
  readonly after?: readonly Uint8Array[]
}

export function png(drawn: Chunked = {}) {
  const { width = 2, height = 1, frames = 1, secret = "", behind = "" } = drawn
  const { depth = 8, colour = 2, before = [], after = [] } = drawn
  const header = bytesOf(big(width, 4), big(height, 4), [depth, colour, 0, 0, 0])
  const frame = chunk("fcTL", new Uint8Array(26))
  return bytesOf(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk("IHDR", header),
    secret ? chunk("tEXt", bytesOf(`Comment\0${secret}`)) : [],
    secret ? chunk("eXIf", bytesOf(secret)) : [],
    frames > 1 ? chunk("acTL", bytesOf(big(frames, 4), big(0, 4))) : [],
    frames > 1 ? repeated(frame, frames) : [],
    ...before,
    chunk("IDAT", bytesOf([1, 2, 3])),
    ...after,
    chunk("IEND", bytesOf()),
    behind,
  )
}

export function gif({ width = 2, height = 1, frames = 1, secret = "", behind = "" }: Drawn = {}) {
  const frame = bytesOf(0x2c, little(0, 4), little(width, 2), little(height, 2), 0, 2, 1, 0xaa, 0)
  return bytesOf(
    "GIF89a",
    little(width, 2),
    little(height, 2),
    [0x80, 0, 0],
    [0, 0, 0, 255, 255, 255],
    bytesOf([0x21, 0xff, 11], "NETSCAPE2.0", [3, 1, 0, 0, 0]),
    secret ? bytesOf([0x21, 0xfe, secret.length], secret, 0) : [],
    secret ? bytesOf([0x21, 0xff, 11], "XMP DataXMP", [secret.length], secret, 0) : [],
    bytesOf([0x21, 0xf9, 4, 0, 0, 0, 0, 0]),
    repeated(frame, frames),
    0x3b,
    behind,
  )
}

interface Photo extends Drawn {
  /** The orientation, 1 to 8, in an EXIF block that also contains the secret. */
  readonly orientation?: number
  readonly order?: "II" | "MM"
}

export function exif(orientation: number, order: "II" | "MM", secret: string) {
  const number = order === "II" ? little : big
  return bytesOf(
    order,
    number(42, 2),
    number(8, 4),
    number(2, 2),
    bytesOf(number(0x010f, 2), number(2, 2), number(secret.length, 4), number(38, 4)),
    bytesOf(number(0x0112, 2), number(3, 2), number(1, 4), number(orientation, 2), [0, 0]),
    number(0, 4),
    secret,
  )
}

const segment = (marker: number, data: Uint8Array) =>
  bytesOf(0xff, marker, big(data.length + 2, 2), data)

export function jpeg(photo: Photo = {}) {
  const { width = 2, height = 1, secret = "", behind = "", orientation = 0, order = "MM" } = photo
  return bytesOf(
    [0xff, 0xd8],
    segment(0xe0, bytesOf("JFIF\0", [1, 1, 0, 0, 1, 0, 1, 1, 1], [9, 9, 9])),
    orientation ? segment(0xe1, bytesOf("Exif\0\0", exif(orientation, order, secret))) : [],
    secret ? segment(0xe1, bytesOf(`http://ns.adobe.com/xap/1.0/\0${secret}`)) : [],
    secret ? segment(0xfe, bytesOf(secret)) : [],
    segment(0xe2, bytesOf("ICC_PROFILE\0", [1, 1, 7])),
    segment(0xee, bytesOf("Adobe", [0, 100, 0, 0, 0, 0, 1])),
    segment(0xc0, bytesOf(8, big(height, 2), big(width, 2), [1, 1, 0x11, 0])),
    segment(0xda, bytesOf([1, 1, 0, 0, 63, 0])),
    [0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56],
    [0xff, 0xd9],
    behind,
  )
}

const riff = (type: string, data: Uint8Array) =>
  bytesOf(type, little(data.length, 4), data, data.length % 2 ? [0] : [])

const lossy = (width: number, height: number) =>
  riff("VP8 ", bytesOf([0, 0, 0, 0x9d, 0x01, 0x2a], little(width, 2), little(height, 2), 1))

/** Uses the extended format, which contains the size twice, for an animation or a secret. */
export function webp({ width = 2, height = 1, frames = 1, secret = "", behind = "" }: Drawn = {}) {
  const isExtended = frames > 1 || secret !== ""
  const size = bytesOf(little(width - 1, 3), little(height - 1, 3))
  const frame = riff("ANMF", bytesOf(little(0, 6), size, little(0, 4), lossy(width, height)))
  const body = bytesOf(
    "WEBP",
    isExtended ? riff("VP8X", bytesOf(0x0e, [0, 0, 0], size)) : [],
    frames > 1 ? repeated(frame, frames) : lossy(width, height),
    secret ? riff("EXIF", bytesOf(secret)) : [],
    secret ? riff("XMP ", bytesOf(secret)) : [],
  )
  return bytesOf("RIFF", little(body.length, 4), body, behind)
}

export function losslessWebp(width: number, height: number) {
  const bits = width - 1 + (height - 1) * 2 ** 14
  const body = bytesOf("WEBP", riff("VP8L", bytesOf(0x2f, little(bits, 4), 0)))
  return bytesOf("RIFF", little(body.length, 4), body)
}

export const pictures = { png, jpg: jpeg, gif, webp } as const
