import { describe, expect, it } from "vitest"
import { exif, jpeg, losslessWebp, pictures, webp } from "../../../tests/support/pictures"
import { asciiOf } from "./bytes"
import { readOrientation } from "./exif"
import { readPicture } from "./read-picture"

const textIn = (bytes: Uint8Array) => asciiOf(bytes, 0, bytes.length)

function read(bytes: Uint8Array) {
  const picture = readPicture(bytes)
  if (typeof picture === "string") throw new Error(picture)
  return picture
}

describe.each(["png", "jpg", "gif", "webp"] as const)("a file of the type %s", (ending) => {
  const draw = pictures[ending]

  it("is identified by its bytes", () => {
    expect(read(draw()).ending).toBe(ending)
  })

  it("loses its metadata and any data after its end", () => {
    const { bytes } = read(draw({ secret: "SECRET PLACE", behind: "<script>alert(1)</script>" }))
    expect(textIn(bytes)).not.toMatch(/SECRET|script/)
    expect(readPicture(bytes)).toEqual({ ending, bytes })
  })

  it("is unchanged without metadata", () => {
    const { bytes } = read(draw({ secret: "x" }))
    expect(read(bytes).bytes).toEqual(bytes)
  })

  it("may have at most 4,096 pixels a side", () => {
    expect(read(draw({ width: 4096, height: 4096 })).ending).toBe(ending)
    expect(readPicture(draw({ width: 4097, height: 1 }))).toBe("too large")
    expect(readPicture(draw({ width: 1, height: 4097 }))).toBe("too large")
  })

  it("is refused when truncated at any byte", () => {
    const whole = draw({ secret: "x" })
    for (let length = 0; length < whole.length; length += 1)
      expect(readPicture(whole.subarray(0, length))).toBe("no picture")
  })

  it("is refused without a pixel", () => {
    if (ending !== "webp") expect(readPicture(draw({ width: 0 }))).toBe("no picture")
  })
})

describe.each(["png", "gif", "webp"] as const)("an animated %s", (ending) => {
  const draw = pictures[ending]

  it("stays animated", () => {
    const { bytes } = read(draw({ width: 640, height: 480, frames: 40 }))
    expect(bytes.length).toBe(draw({ width: 640, height: 480, frames: 40 }).length)
  })

  it("is rejected as too large by the sum of its frames", () => {
    expect(readPicture(draw({ width: 4096, height: 4096, frames: 5 }))).toBe("too large")
    expect(readPicture(draw({ width: 200, height: 200, frames: 2000 }))).toBe("too large")
  })
})

it("counts hundreds of thousands of frames", { timeout: 60_000 }, () => {
  expect(readPicture(pictures.gif({ width: 1, height: 1, frames: 200_000 }))).not.toBe("no picture")
  expect(readPicture(pictures.gif({ width: 99, height: 99, frames: 200_000 }))).toBe("too large")
})

describe("a photo", () => {
  it.each([2, 3, 6, 8])("keeps the orientation %i, in both byte orders", (orientation) => {
    for (const order of ["II", "MM"] as const) {
      const { bytes } = read(jpeg({ orientation, order, secret: "29.97N 31.13E" }))
      const at = textIn(bytes).indexOf("Exif\0\0")
      expect(readOrientation(bytes.subarray(at + 6))).toBe(orientation)
      expect(textIn(bytes)).not.toContain("29.97N")
    }
  })

  it("has no orientation when upright or invalid", () => {
    for (const orientation of [1, 9, 60_000])
      expect(textIn(read(jpeg({ orientation, secret: "x" })).bytes)).not.toContain("Exif")
  })

  it("keeps its colour transform and loses its colour profile and its thumbnail", () => {
    const { bytes } = read(jpeg())
    expect(textIn(bytes)).toContain("Adobe")
    expect(textIn(bytes)).not.toContain("ICC_PROFILE")
    expect(bytes.subarray(2, 20)).toEqual(
      Uint8Array.from([0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    )
  })

  it("keeps all of its data, also bytes that look like a marker", () => {
    expect(Array.from(read(jpeg()).bytes).slice(-9)).toEqual([
      0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xd9,
    ])
  })
})

it.each([
  ["nothing", new Uint8Array()],
  ["an unknown byte order", exif(6, "II", "").fill(0, 0, 2)],
  ["a directory beyond the end", exif(6, "II", "").fill(255, 4, 8)],
  ["a directory longer than the file", exif(1, "MM", "").fill(255, 8, 10).fill(1, 10, 34)],
])("finds no orientation in %s", (_, tiff) => {
  expect(readOrientation(tiff)).toBe(1)
})

describe("a WebP", () => {
  it("has the size of its largest chunk, not of its first", () => {
    const liar = webp({ width: 8000, height: 8000, secret: "x" })
    liar.set([1, 0, 0, 1, 0, 0], 24)
    expect(readPicture(liar)).toBe("too large")
  })

  it("may be lossless", () => {
    expect(read(losslessWebp(4096, 4096)).ending).toBe("webp")
    expect(readPicture(losslessWebp(4097, 1))).toBe("too large")
    expect(readPicture(losslessWebp(1, 16_384))).toBe("too large")
  })

  it("clears the flags of removed chunks", () => {
    expect(read(webp({ secret: "x" })).bytes[20]).toBe(0x02)
  })
})

it.each([
  ["HTML", "<!doctype html><script>alert(1)</script>"],
  ["SVG", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ["a PDF", "%PDF-1.7"],
  ["HTML that begins as a GIF", "GIF89a=1;/*<script>alert(1)</script>"],
  ["BMP", "BM      "],
  ["nothing", ""],
])("rejects %s as a picture", (_, text) => {
  expect(readPicture(new TextEncoder().encode(text))).toBe("no picture")
})
