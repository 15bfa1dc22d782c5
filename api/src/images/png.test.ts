import { expect, it } from "vitest"
import { chunk, png } from "../../../tests/support/pictures"
import { asciiOf } from "./bytes"
import { readPicture } from "./read-picture"

/** The types of the remaining chunks, in their order; `null` where the file is rejected. */
function left(drawn: Parameters<typeof png>[0]): string | null {
  const picture = readPicture(png(drawn))
  if (typeof picture === "string") return null
  const { bytes } = picture
  const types: string[] = []
  for (let at = 8; at < bytes.length;) {
    types.push(asciiOf(bytes, at + 4, at + 8))
    at += 12 + new DataView(bytes.buffer).getUint32(at)
  }
  return types.join(" ")
}

const of = (type: string, length: number) => chunk(type, new Uint8Array(length))
const plain = "IHDR IDAT IEND"

it.each([
  ["a colour profile", [of("iCCP", 4000)]],
  ["a palette that no pixel points into", [of("PLTE", 9)]],
  [
    "background, text and time chunks",
    [of("bKGD", 6), of("sBIT", 3), of("zTXt", 9), of("tIME", 7)],
  ],
  ["invalid colour chunks", [of("gAMA", 5), of("sRGB", 0), of("cHRM", 31)]],
  ["transparency of another colour type", [of("tRNS", 2)]],
  ["unknown chunks", [of("vpAg", 9), of("IDaT", 9)]],
])("removes %s", (_, before) => {
  expect(left({ before })).toBe(plain)
})

it("keeps each colour chunk once, and only before the picture data", () => {
  const before = [of("gAMA", 4), of("cHRM", 32), of("gAMA", 4), of("tRNS", 6), of("tRNS", 6)]
  expect(left({ before })).toBe("IHDR gAMA cHRM tRNS IDAT IEND")
  expect(left({ after: before })).toBe(plain)
})

it("keeps the palette of an indexed picture", () => {
  expect(left({ colour: 3, before: [of("PLTE", 768), of("tRNS", 256)] })).toBe(
    "IHDR PLTE tRNS IDAT IEND",
  )
  expect(left({ colour: 3, before: [of("tRNS", 3), of("PLTE", 9), of("tRNS", 4)] })).toBe(
    "IHDR PLTE IDAT IEND",
  )
})

it.each([
  ["without its palette", { colour: 3 }],
  ["with an incomplete colour", { colour: 3, before: [of("PLTE", 8)] }],
  ["with an empty palette", { colour: 3, before: [of("PLTE", 0)] }],
  ["with more colours than its pixels can name", { colour: 3, depth: 2, before: [of("PLTE", 15)] }],
  ["with its palette after the data", { colour: 3, after: [of("PLTE", 9)] }],
  ["of an unknown colour type", { colour: 5 }],
  ["of an invalid depth", { depth: 4 }],
  ["with two headers", { before: [of("IHDR", 13)] }],
])("rejects a picture %s", (_, drawn) => {
  expect(left(drawn)).toBeNull()
})

it("rejects a picture with a wrong checksum", () => {
  const whole = png()
  for (const at of [16, 30, whole.length - 1]) {
    const broken = whole.slice()
    broken[at] = (broken[at] ?? 0) ^ 1
    expect(readPicture(broken)).toBe("no picture")
  }
})
