import { image } from "#contract/limits"
import { joinBytes, type Found } from "./bytes"
import { readGif } from "./gif"
import { readJpeg } from "./jpeg"
import { readPng } from "./png"
import { readWebp } from "./webp"

/** The file ending of each kind of image, with its content type. */
export const pictureTypes = {
  png: "image/png",
  jpg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
} as const

export type Ending = keyof typeof pictureTypes

export interface Picture {
  readonly ending: Ending
  readonly bytes: Uint8Array<ArrayBuffer>
}

const readers: readonly (readonly [Ending, (bytes: Uint8Array) => Found | null])[] = [
  ["png", readPng],
  ["jpg", readJpeg],
  ["gif", readGif],
  ["webp", readWebp],
]

/** The most pixels of all frames together, since a browser draws every frame. */
const mostPixels = 4 * image.maxPixelsASide ** 2

/**
 * Identifies a file by its bytes, never by its name: reads its blocks and decodes nothing. Returns it without
 * metadata.
 */
export function readPicture(bytes: Uint8Array): Picture | "no picture" | "too large" {
  for (const [ending, read] of readers) {
    const found = read(bytes)
    if (!found || found.width < 1 || found.height < 1) continue
    return isTooLarge(found) ? "too large" : { ending, bytes: joinBytes(found.parts) }
  }
  return "no picture"
}

const isTooLarge = ({ width, height, frames }: Found) =>
  Math.max(width, height) > image.maxPixelsASide || width * height * frames > mostPixels
