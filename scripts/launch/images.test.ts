import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { runSharp } from "./images.mjs"
import imagesBinding from "./images-binding.mjs"
import { jpeg, pictures, png, wideWebp } from "../../tests/support/pictures"
import { readPicture } from "../../api/src/images/picture-storage"

const codec = imagesBinding({
  SHARP: { fetch: (url: string, init: RequestInit) => runSharp(new Request(url, init)) },
})
const read = (bytes: BlobPart) => readPicture(codec, new Blob([bytes]))

async function drawn(bytes: BlobPart): Promise<Uint8Array> {
  const picture = await read(bytes)
  if (typeof picture === "string") throw new Error(picture)
  return picture
}

/** The colour of a pixel of the picture that is stored, by its strongest part. */
async function colourAt(picture: Uint8Array, left: number, top: number) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const at = (top * info.width + left) * info.channels
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? "red" : "blue"
}

describe.each(["png", "jpg", "gif", "webp"] as const)("a file of the type %s", (ending) => {
  it("becomes a square WebP without metadata and without what is behind its end", async () => {
    const picture = await drawn(pictures[ending]({ secret: "29.97N", behind: "<script>" }))
    expect(await sharp(picture).metadata()).toMatchObject({ format: "webp", width: 96, height: 96 })
    expect(Buffer.from(picture).toString("latin1")).not.toMatch(/29\.97N|script|EXIF|XMP/)
  })

  it("is refused when a third of it is missing", async () => {
    const whole = pictures[ending]()
    expect(await read(whole.slice(0, (whole.length * 2) / 3))).toBe("no picture")
  })
})

type Place = readonly [number, number]
const left: Place = [20, 48]
const right: Place = [76, 48]
const top: Place = [48, 20]
const bottom: Place = [48, 76]

it.each([
  { orientation: 1, red: left, blue: right },
  { orientation: 3, red: right, blue: left },
  { orientation: 6, red: top, blue: bottom },
  { orientation: 8, red: bottom, blue: top },
])("a photo with the orientation $orientation is upright, and cut to its middle", async (photo) => {
  const picture = await drawn(jpeg({ orientation: photo.orientation, secret: "x" }))
  const colours = [await colourAt(picture, ...photo.red), await colourAt(picture, ...photo.blue)]
  expect(colours).toEqual(["red", "blue"])
})

it("a picture of noise has at most 8 KB, whether opaque or not", async () => {
  for (const channels of [3, 4] as const) {
    let state = 1
    const next = () => (state = (state * 48_271) % 2_147_483_647)
    const noise = Uint8Array.from({ length: 300 * 300 * channels }, next)
    const raw = sharp(noise, { raw: { width: 300, height: 300, channels } })
    const picture = await drawn(Uint8Array.from(await raw.png().toBuffer()))
    expect(picture.length).toBeLessThanOrEqual(8192)
  }
})

it.each([
  ["a PNG", png({ width: 4097 })],
  ["a JPEG", jpeg({ height: 60_000 })],
  ["a WebP", wideWebp()],
  ["an animation of 800 million pixels", pictures.gif({ width: 4000, height: 4000, frames: 50 })],
])("%s with too many pixels is refused", async (_, bytes) => {
  expect(await read(bytes)).toBe("too large")
})

it.each([
  ["HTML", "<!doctype html><script>alert(1)</script>"],
  ["SVG", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>'],
  ["a PDF", "%PDF-1.7"],
  ["HTML that begins as a GIF", "GIF89a=1;/*<script>alert(1)</script>"],
  ["BMP", "BM      "],
  ["nothing", ""],
])("%s is no picture", async (_, text) => {
  expect(await read(text)).toBe("no picture")
})

it("fails, and blames no picture, once all pictures of the month are used up", async () => {
  const usedUp = Object.assign(new Error("limit"), { code: 9422 })
  const empty = { ...codec, info: () => Promise.reject(usedUp) }
  await expect(readPicture(empty, new Blob([png()]))).rejects.toBe(usedUp)
})
