import { createHash } from "node:crypto"
import { image } from "#contract/limits"
import { refuse, toResponse } from "../http/reply"

const storedName = /^[0-9a-f]{64}\.webp$/

export async function storePicture(
  bucket: R2Bucket,
  picture: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const name = nameOfPicture(picture)
  await bucket.put(name, picture, { httpMetadata: { contentType: "image/webp" } })
  return `/images/${name}`
}

export const nameOfPicture = (bytes: Uint8Array): string =>
  `${createHash("sha256").update(bytes).digest("hex")}.webp`

interface PictureSource {
  readonly bucket: R2Bucket
  /** The requested URL: its origin is part of the cache key. */
  readonly url: string
  readonly waitUntil: (work: () => Promise<void>) => void
}

/**
 * Serves a picture as public and immutable, since its name is the hash of its bytes. Each Cloudflare location reads a
 * picture from the bucket once.
 */
export async function servePicture(source: PictureSource, name: string): Promise<Response> {
  if (!storedName.test(name)) return noPicture()
  const key = new URL(`/images/${name}`, source.url).href
  const cache = await caches.open("pictures")
  const cached = await cache.match(key)
  // A copy, since the headers of a cached response cannot be changed.
  if (cached) return new Response(cached.body, cached)
  const stored = await source.bucket.get(name)
  if (!stored) return noPicture()
  const response = new Response(stored.body, {
    headers: {
      "Content-Type": "image/webp",
      "Content-Length": String(stored.size),
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  })
  const copy = response.clone()
  source.waitUntil(() => cache.put(key, copy))
  return response
}

const noPicture = () => toResponse(refuse(404, "There is no such image."))

export function publicAddress(image: string, publicUrl: string): string {
  if (!image.startsWith("/images/") || !URL.canParse(publicUrl)) return image
  const { protocol, origin } = new URL(publicUrl)
  return protocol === "https:" || protocol === "http:" ? origin + image : image
}

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
