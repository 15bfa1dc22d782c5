import { image } from "#contract/limits"

/** The side of the square in pixels, as pages show it; a smaller one if the file of a larger one is too big. */
const sides = [96, 64, 32] as const
const maxBytes = 8 * 1024
const types: readonly string[] = image.types

/** Codes of Cloudflare Images: the area of the picture is too large, and all pictures of the month are used up. */
const tooManyPixels = 9413
const usedUp = 9422

/** Decodes a file and returns a square WebP of it, upright and without metadata: decision 72. */
export async function readPicture(
  codec: ImagesBinding,
  file: Blob,
): Promise<Uint8Array<ArrayBuffer> | "no picture" | "too large"> {
  try {
    const info = await codec.info(file.stream())
    if (!("width" in info) || !types.includes(info.format)) return "no picture"
    if (Math.max(info.width, info.height) > image.maxPixelsASide) return "too large"
    return await encode(codec, file)
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null
    if (code === tooManyPixels) return "too large"
    if (typeof code === "number" && code !== usedUp) return "no picture"
    throw error
  }
}

async function encode(codec: ImagesBinding, file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  for (const side of sides) {
    const result = await codec
      .input(file.stream())
      .transform({ width: side, height: side, fit: "cover" })
      .output({ format: "image/webp", quality: 80, anim: false })
    const bytes = new Uint8Array(await result.response().arrayBuffer())
    if (bytes.length <= maxBytes) return bytes
  }
  throw new Error(`A picture of ${sides.at(-1)} pixels has more than ${maxBytes} bytes.`)
}
