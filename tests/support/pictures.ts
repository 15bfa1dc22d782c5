import { crc32, deflateSync } from "node:zlib"

export const bytesOf = (...parts: readonly (string | number | readonly number[] | Uint8Array)[]) =>
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
export const little = (value: number, bytes: number) => big(value, bytes).toReversed()

const repeated = (part: Uint8Array, times: number) => Buffer.alloc(part.length * times, part)

/** Small pictures that decoders accept: 48 pixels by 32, red on the left and blue on the right. */
const redAndBlue = {
  jpg: "/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAgADADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAABgcF/8QAGREBAAMBAQAAAAAAAAAAAAAAAEOBwQUG/9oADAMBAAIRAxEAPwCKAyzwR1hHKPOy1o53o7wAKBxYAS9RhHWEco87LWjnejvAAoHH/9k=",
  gif: "R0lGODlhMAAgAIEAAExpcf8AAAAA/wAAACH5BAUAAAAALAAAAAAwACAAAAJVjI+pJ+0Po1u0yourTrjDDQbeKIQb6Zka2qkWe7kUHMsKLdk3/ukI3/MZgA8hg9gwDpElJbNpfCpFzKnUWcUirdloV3j1brVE7lhcJgPNafRazWMDCwA7",
  webp: "UklGRloAAABXRUJQVlA4IE4AAADQAwCdASowACAAPtFWo0uoJKMhsAgBABoJQBjVUA/En8AAEAGYSdAA/us2/9zmuho7f/6EhGm2/J37X/1fOEENOwej9aVA9mp2spAAAAA=",
} as const
const drawn = (kind: keyof typeof redAndBlue) =>
  new Uint8Array(Buffer.from(redAndBlue[kind], "base64"))

interface Drawn {
  readonly secret?: string
  readonly behind?: string
  readonly width?: number
  readonly height?: number
  readonly frames?: number
  /** Of a JPEG, 1 to 8, in an EXIF block that also contains the secret. */
  readonly orientation?: number
}

const chunk = (type: string, data: Uint8Array) =>
  bytesOf(big(data.length, 4), type, data, big(crc32(bytesOf(type, data)), 4))

export function png({ width = 2, height = 1, frames = 1, secret = "", behind = "" }: Drawn = {}) {
  const row = bytesOf(0, Buffer.alloc(width * 3, width * 37))
  return bytesOf(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk("IHDR", bytesOf(big(width, 4), big(height, 4), [8, 2, 0, 0, 0])),
    secret ? chunk("tEXt", bytesOf(`Comment\0${secret}`)) : [],
    frames > 1 ? chunk("acTL", bytesOf(big(frames, 4), big(0, 4))) : [],
    chunk("IDAT", deflateSync(repeated(row, Math.min(height, 100)))),
    chunk("IEND", bytesOf()),
    behind,
  )
}

/** With a size, the frames of an animation; the decoder of a frame would fail. */
export function gif({ width = 0, height = 0, frames = 1, secret = "", behind = "" }: Drawn = {}) {
  const texts = secret ? bytesOf([0x21, 0xfe, secret.length], secret, 0) : bytesOf()
  if (width === 0) return bytesOf(drawn("gif").subarray(0, -1), texts, 0x3b, behind)
  const frame = bytesOf(0x2c, little(0, 4), little(width, 2), little(height, 2), 0, 2, 1, 0xaa, 0)
  return bytesOf(
    "GIF89a",
    little(width, 2),
    little(height, 2),
    [0x80, 0, 0],
    [0, 0, 0, 255, 255, 255],
    bytesOf([0x21, 0xff, 11], "NETSCAPE2.0", [3, 1, 0, 0, 0]),
    bytesOf([0x21, 0xf9, 4, 0, 0, 0, 0, 0]),
    repeated(frame, frames),
    0x3b,
    behind,
  )
}

const exif = (orientation: number, secret: string) =>
  bytesOf(
    "MM",
    big(42, 2),
    big(8, 4),
    big(2, 2),
    bytesOf(big(0x010f, 2), big(2, 2), big(secret.length, 4), big(38, 4)),
    bytesOf(big(0x0112, 2), big(3, 2), big(1, 4), big(orientation, 2), [0, 0]),
    big(0, 4),
    secret,
  )

const segment = (marker: number, data: Uint8Array) =>
  bytesOf(0xff, marker, big(data.length + 2, 2), data)

export function jpeg({ secret = "", behind = "", orientation = 0, height = 32 }: Drawn = {}) {
  const photo = drawn("jpg")
  const size = photo.findIndex((byte, at) => byte === 0xff && photo[at + 1] === 0xc0) + 5
  photo.set(big(height, 2), size)
  return bytesOf(
    photo.subarray(0, 2),
    orientation ? segment(0xe1, bytesOf("Exif\0\0", exif(orientation, secret))) : [],
    secret ? segment(0xe1, bytesOf(`http://ns.adobe.com/xap/1.0/\0${secret}`)) : [],
    secret ? segment(0xfe, bytesOf(secret)) : [],
    photo.subarray(2),
    behind,
  )
}

const riff = (type: string, data: Uint8Array) =>
  bytesOf(type, little(data.length, 4), data, data.length % 2 ? [0] : [])

export function webp({ secret = "", behind = "" }: Drawn = {}) {
  if (!secret) return bytesOf(drawn("webp"), behind)
  const body = bytesOf(
    "WEBP",
    riff("VP8X", bytesOf(0x0c, [0, 0, 0], little(47, 3), little(31, 3))),
    drawn("webp").subarray(12),
    riff("EXIF", bytesOf(secret)),
    riff("XMP ", bytesOf(secret)),
  )
  return bytesOf("RIFF", little(body.length, 4), body, behind)
}

export const wideWebp = () =>
  new Uint8Array(Buffer.from("UklGRiIAAABXRUJQVlA4TBYAAAAv/j8AAAcQ/Y/+hwFICP//KxH9T/0D", "base64"))

export const pictures = { png, jpg: jpeg, gif, webp } as const
